extension Words {
  static let japanese = Words(
    statuses: [
      .scheduled: "定刻", .boarding: "搭乗中", .departed: "出発済み", .inFlight: "飛行中",
      .landed: "着陸", .arrived: "到着", .delayed: "遅延", .diverted: "目的地変更",
      .cancelled: "欠航", .unknown: "不明",
    ],
    nouns: [
      .codeshareMerged: PluralForms("件のコードシェアを統合"),
      .arrival: PluralForms("到着便"), .departure: PluralForms("出発便"), .person: PluralForms("名"),
      .company: PluralForms("社"), .flight: PluralForms("便"), .rowLeftOut: PluralForms("行を除外"),
      .warning: PluralForms("件の警告"), .delayed: PluralForms("遅延"), .cancelled: PluralForms("欠航"),
    ],
    pluralRule: .other,
    asOf: { "\($0) 現在" }, eachTimeLocal: "時刻はすべて各空港の現地時間", now: { "現在 \($0)" },
    offset: { "\($1) から \($0)" },
    overdue: { "予定超過 \($0)" },
    noFlights: "運航便なし", emptyHour: "便なし", continued: "続き", noCompany: "会社名なし",
    notFound: "便が見つかりません", gate: "搭乗口", belt: "手荷物",
    arrivals: { "着 \($0)" }, departures: { "発 \($0)" }, from: { "\($0) 発" }, to: { "\($0) 着" },
    page: { "\($0) / \($1) ページ" }, counted: { $0 + $1 },
    units: Units(hours: "時間", minutesAfterHours: "分", minutes: "分"))
}
