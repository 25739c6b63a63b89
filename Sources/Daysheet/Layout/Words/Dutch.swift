extension Words {
  static let dutch = Words(
    statuses: [
      .scheduled: "Op tijd", .boarding: "Boarding", .departed: "Vertrokken", .inFlight: "Onderweg",
      .landed: "Geland", .arrived: "Aangekomen", .delayed: "Vertraagd", .diverted: "Uitgeweken",
      .cancelled: "Geannuleerd", .unknown: "Onbekend",
    ],
    nouns: [
      .codeshareMerged: PluralForms("codeshare samengevoegd", "codeshares samengevoegd"),
      .arrival: PluralForms("aankomst", "aankomsten"), .departure: PluralForms("vertrek", "vertrekken"),
      .person: PluralForms("persoon", "personen"), .company: PluralForms("bedrijf", "bedrijven"),
      .flight: PluralForms("vlucht", "vluchten"),
      .rowLeftOut: PluralForms("rij weggelaten", "rijen weggelaten"),
      .warning: PluralForms("waarschuwing", "waarschuwingen"), .delayed: PluralForms("vertraagd"),
      .cancelled: PluralForms("geannuleerd"),
    ],
    asOf: { "stand van \($0)" }, eachTimeLocal: "elke tijd is de lokale tijd van die luchthaven",
    now: { "nu \($0)" }, offset: { "vanaf \($1) \($0)" },
    overdue: { "\($0) over tijd" },
    noFlights: "Geen vluchten", emptyHour: "geen", continued: "vervolg", noCompany: "Zonder bedrijf",
    notFound: "vlucht niet gevonden", gate: "Gate", belt: "Band",
    arrivals: { "\($0) aank." }, departures: { "\($0) vertr." }, from: { "van \($0)" }, to: { "naar \($0)" },
    page: { "pagina \($0) van \($1)" }, units: Units(hours: " u "))
}
