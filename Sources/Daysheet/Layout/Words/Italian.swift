extension Words {
  static let italian = Words(
    statuses: [
      .scheduled: "In orario", .boarding: "Imbarco", .departed: "Partito", .inFlight: "In volo",
      .landed: "Atterrato", .arrived: "Arrivato", .delayed: "In ritardo", .diverted: "Dirottato",
      .cancelled: "Cancellato", .unknown: "Sconosciuto",
    ],
    nouns: [
      .codeshareMerged: PluralForms("codeshare unito", "codeshare uniti"),
      .arrival: PluralForms("arrivo", "arrivi"), .departure: PluralForms("partenza", "partenze"),
      .person: PluralForms("persona", "persone"), .company: PluralForms("azienda", "aziende"),
      .flight: PluralForms("volo", "voli"), .rowLeftOut: PluralForms("riga esclusa", "righe escluse"),
      .warning: PluralForms("avviso", "avvisi"), .delayed: PluralForms("in ritardo"),
      .cancelled: PluralForms("cancellato", "cancellati"),
    ],
    asOf: { "situazione alle ore \($0)" }, eachTimeLocal: "orari locali di ciascun aeroporto",
    now: { "adesso \($0)" }, offset: { "dalle \($1) \($0)" },
    overdue: { "atteso da \($0)" },
    noFlights: "Nessun volo", emptyHour: "0 voli", continued: "continua", noCompany: "Senza azienda",
    notFound: "volo non trovato", gate: "Gate", belt: "Nastro",
    arrivals: { "\($0) arr." }, departures: { "\($0) part." }, from: { "da \($0)" }, to: { "a \($0)" },
    page: { "pagina \($0) di \($1)" })
}
