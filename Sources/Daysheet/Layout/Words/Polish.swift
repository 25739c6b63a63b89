extension Words {
  static let polish = Words(
    statuses: [
      .scheduled: "O czasie", .boarding: "Boarding", .departed: "Odleciał", .inFlight: "W locie",
      .landed: "Wylądował", .arrived: "Przybył", .delayed: "Opóźniony", .diverted: "Przekierowany",
      .cancelled: "Odwołany", .unknown: "Nieznany",
    ],
    nouns: [
      .codeshareMerged: polish(
        "lot codeshare scalony", "loty codeshare scalone", "lotów codeshare scalonych"),
      .arrival: polish("przylot", "przyloty", "przylotów"), .departure: polish("odlot", "odloty", "odlotów"),
      .person: polish("osoba", "osoby", "osób"), .company: polish("firma", "firmy", "firm"),
      .flight: polish("lot", "loty", "lotów"),
      .rowLeftOut: polish("wiersz pominięty", "wiersze pominięte", "wierszy pominiętych"),
      .warning: polish("ostrzeżenie", "ostrzeżenia", "ostrzeżeń"),
      .delayed: polish("opóźniony", "opóźnione", "opóźnionych"),
      .cancelled: polish("odwołany", "odwołane", "odwołanych"),
    ],
    pluralRule: .polish,
    asOf: { "stan na \($0)" }, eachTimeLocal: "każda godzina w czasie lokalnym danego lotniska",
    now: { "teraz \($0)" }, offset: { "od \($1) \($0)" },
    overdue: { "bez wieści \($0)" },
    noFlights: "Brak lotów", emptyHour: "brak lotów", continued: "ciąg dalszy", noCompany: "Bez firmy",
    notFound: "nie znaleziono lotu", gate: "Bramka", belt: "Taśma",
    arrivals: { "\($0) przyl." }, departures: { "\($0) odl." }, from: { "z \($0)" }, to: { "do \($0)" },
    page: { "strona \($0) z \($1)" })

  private static func polish(_ one: String, _ few: String, _ many: String) -> PluralForms {
    PluralForms(one: one, few: few, other: many)
  }
}
