extension Words {
  static let german = Words(
    statuses: [
      .scheduled: "Pünktlich", .boarding: "Boarding", .departed: "Abgeflogen", .inFlight: "Unterwegs",
      .landed: "Gelandet", .arrived: "Angekommen", .delayed: "Verspätet", .diverted: "Umgeleitet",
      .cancelled: "Annulliert", .unknown: "Unbekannt",
    ],
    nouns: [
      .codeshareMerged: PluralForms("Codeshare zusammengefasst", "Codeshares zusammengefasst"),
      .arrival: PluralForms("Ankunft", "Ankünfte"), .departure: PluralForms("Abflug", "Abflüge"),
      .person: PluralForms("Person", "Personen"), .company: PluralForms("Firma", "Firmen"),
      .flight: PluralForms("Flug", "Flüge"),
      .rowLeftOut: PluralForms("Zeile ausgelassen", "Zeilen ausgelassen"),
      .warning: PluralForms("Warnung", "Warnungen"), .delayed: PluralForms("verspätet"),
      .cancelled: PluralForms("annulliert"),
    ],
    asOf: { "Stand \($0)" }, eachTimeLocal: "jede Zeit ist Ortszeit ihres Flughafens", now: { "jetzt \($0)" },
    offset: { "ab \($1) \($0)" },
    overdue: { "überfällig \($0)" },
    noFlights: "Keine Flüge", emptyHour: "kein Flug", continued: "Fortsetzung", noCompany: "Ohne Firma",
    notFound: "Flug nicht gefunden", gate: "Gate", belt: "Band",
    arrivals: { "\($0) an" }, departures: { "\($0) ab" }, from: { "von \($0)" }, to: { "nach \($0)" },
    page: { "Seite \($0) von \($1)" })
}
