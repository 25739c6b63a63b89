extension Words {
  static let french = Words(
    statuses: [
      .scheduled: "À l’heure", .boarding: "Embarquement", .departed: "Parti", .inFlight: "En vol",
      .landed: "Atterri", .arrived: "Arrivé", .delayed: "Retardé", .diverted: "Dérouté",
      .cancelled: "Annulé", .unknown: "Inconnu",
    ],
    nouns: [
      .codeshareMerged: PluralForms("partage de code regroupé", "partages de code regroupés"),
      .arrival: PluralForms("arrivée", "arrivées"), .departure: PluralForms("départ", "départs"),
      .person: PluralForms("personne", "personnes"), .company: PluralForms("société", "sociétés"),
      .flight: PluralForms("vol", "vols"), .rowLeftOut: PluralForms("ligne écartée", "lignes écartées"),
      .warning: PluralForms("avertissement", "avertissements"), .delayed: PluralForms("retardé", "retardés"),
      .cancelled: PluralForms("annulé", "annulés"),
    ],
    pluralRule: .zeroAndOneAreOne,
    asOf: { "situation à \($0)" }, eachTimeLocal: "heures locales de chaque aéroport",
    now: { "il est \($0)" }, offset: { "\($0) dès \($1)" },
    overdue: { "attendu depuis \($0)" },
    noFlights: "Aucun vol", emptyHour: "aucun vol", continued: "suite", noCompany: "Sans société",
    notFound: "vol introuvable", gate: "Porte", belt: "Tapis",
    arrivals: { "\($0) arr." }, departures: { "\($0) dép." }, from: { "de \($0)" }, to: { "à \($0)" },
    page: { "page \($0) sur \($1)" })
}
