extension Words {
  static let english = Words(
    statuses: [
      .scheduled: "On time", .boarding: "Boarding", .departed: "Departed", .inFlight: "In flight",
      .landed: "Landed", .arrived: "Arrived", .delayed: "Delayed", .diverted: "Diverted",
      .cancelled: "Cancelled", .unknown: "Unknown",
    ],
    nouns: [
      .codeshareMerged: PluralForms("code-share merged", "code-shares merged"),
      .arrival: PluralForms("arrival", "arrivals"), .departure: PluralForms("departure", "departures"),
      .person: PluralForms("person", "people"), .company: PluralForms("company", "companies"),
      .flight: PluralForms("flight", "flights"), .rowLeftOut: PluralForms("row left out", "rows left out"),
      .warning: PluralForms("warning", "warnings"), .delayed: PluralForms("delayed"),
      .cancelled: PluralForms("cancelled"),
    ],
    asOf: { "as of \($0)" }, eachTimeLocal: "each time is local to its own airport", now: { "\($0) now" },
    offset: { "from \($1) \($0)" },
    overdue: { "overdue \($0)" },
    noFlights: "No flights", emptyHour: "no flights", continued: "continued", noCompany: "No company",
    notFound: "flight not found", gate: "Gate", belt: "Belt",
    arrivals: { "\($0) arr" }, departures: { "\($0) dep" }, from: { "from \($0)" }, to: { "to \($0)" },
    page: { "page \($0) of \($1)" })

  static let americanEnglish: Words = {
    var words = english
    words.statuses[.cancelled] = "Canceled"
    words.nouns[.cancelled] = PluralForms("canceled")
    return words
  }()
}
