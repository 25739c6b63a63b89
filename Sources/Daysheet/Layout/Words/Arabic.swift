extension Words {
  // Status words are feminine, as the flight is.
  static let arabic = Words(
    statuses: [
      .scheduled: "في الموعد", .boarding: "صعود الركاب", .departed: "غادرت", .inFlight: "في الجو",
      .landed: "هبطت", .arrived: "وصلت", .delayed: "متأخرة", .diverted: "محوّلة",
      .cancelled: "ملغاة", .unknown: "غير معروفة",
    ],
    nouns: [
      .codeshareMerged: PluralForms(
        two: "رحلتان برمز مشترك مدمجتان", few: "رحلات برمز مشترك مدمجة",
        other: "رحلة برمز مشترك مدمجة"),
      .arrival: PluralForms(two: "رحلتا وصول", few: "رحلات وصول", other: "رحلة وصول"),
      .departure: PluralForms(two: "رحلتا مغادرة", few: "رحلات مغادرة", other: "رحلة مغادرة"),
      .person: PluralForms(two: "شخصان", few: "أشخاص", many: "شخصًا", other: "شخص"),
      .company: PluralForms(two: "شركتان", few: "شركات", other: "شركة"),
      .flight: PluralForms(two: "رحلتان", few: "رحلات", other: "رحلة"),
      .rowLeftOut: PluralForms(
        two: "صفان مستبعدان", few: "صفوف مستبعدة", many: "صفًا مستبعدًا", other: "صف مستبعد"),
      .warning: PluralForms(two: "تحذيران", few: "تحذيرات", many: "تحذيرًا", other: "تحذير"),
      .delayed: PluralForms(two: "متأخرتان", other: "متأخرة"),
      .cancelled: PluralForms(two: "ملغاتان", other: "ملغاة"),
    ],
    pluralRule: .arabic,
    asOf: { "الوضع عند \($0)" }, eachTimeLocal: "كل وقت بالتوقيت المحلي لمطاره", now: { "الآن \($0)" },
    offset: { "من \($1) \($0)" },
    overdue: { "تجاوزت موعدها \($0)" },
    noFlights: "لا توجد رحلات", emptyHour: "لا رحلات", continued: "تابع", noCompany: "بدون شركة",
    notFound: "لم يُعثر على الرحلة", gate: "بوابة", belt: "سير",
    arrivals: { "\($0) وصول" }, departures: { "\($0) مغادرة" }, from: { "من \($0)" }, to: { "إلى \($0)" },
    page: { "صفحة \($0) من \($1)" }, units: Units(hours: " س ", minutesAfterHours: " د", minutes: " د"))
}
