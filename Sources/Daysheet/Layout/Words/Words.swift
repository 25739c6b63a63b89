/// The poster's own words in one language.
///
/// What stands in a sentence with a time, a number or an airport is a function of it, since languages differ in order.
struct Words: Sendable {
  var statuses: [Status: String]
  var nouns: [Noun: PluralForms]
  var pluralRule = PluralRule.oneAndOther

  /// `as of 14:30`.
  var asOf: @Sendable (_ time: String) -> String
  /// That each time is local to its own airport.
  var eachTimeLocal: String
  /// `14:30 now`.
  var now: @Sendable (_ time: String) -> String
  /// `from 02:00 UTC+1`, of a day on which the clocks change.
  var offset: @Sendable (_ offset: String, _ time: String) -> String

  /// `overdue 40′`, of a flight that nothing was heard of since it was expected.
  var overdue: @Sendable (_ minutes: String) -> String

  /// In place of the timeline, and beside an hour.
  var noFlights: String
  var emptyHour: String
  var continued: String
  var noCompany: String
  var notFound: String
  var gate: String
  var belt: String

  /// `2 arr` and `1 dep`, below an hour.
  var arrivals: @Sendable (_ count: String) -> String
  var departures: @Sendable (_ count: String) -> String
  /// `from LHR 11:05` and `to LIS 14:30`, for those who do not see the card.
  var from: @Sendable (_ end: String) -> String
  var to: @Sendable (_ end: String) -> String
  /// `page 1 of 2`.
  var page: @Sendable (_ number: String, _ count: String) -> String
  /// `40 flights`.
  var counted: @Sendable (_ count: String, _ noun: String) -> String = { "\($0) \($1)" }
  var units = Units()

  /// How a duration is written.
  struct Units: Sendable {
    var hours = " h "
    /// After minutes that follow hours.
    var minutesAfterHours = ""
    var minutes = " min"
  }

  enum Noun: Hashable, CaseIterable {
    case arrival, departure, person, company, flight, rowLeftOut, warning, codeshareMerged
    /// Flights that are late or do not go.
    case delayed, cancelled
  }

  /// The overdue minutes of a flight in a sentence's words; `nil` where it is not overdue.
  func overdueText(_ line: FlightLine) -> String? { line.overdueMinutes.map { overdue("\($0)′") } }

  func word(for status: Status) -> String { statuses[status] ?? status.rawValue }

  /// `2 h 10`, `45 min`.
  func duration(_ minutes: Int) -> String {
    let rest = minutes % 60
    return minutes < 60
      ? "\(minutes)\(units.minutes)"
      : "\(minutes / 60)\(units.hours)\(rest < 10 ? "0" : "")\(rest)\(units.minutesAfterHours)"
  }

  /// A noun in the form that `count` asks for: `arrival` of 1, `arrivals` of 2.
  func noun(_ noun: Noun, _ count: Int) -> String {
    nouns[noun]?[pluralRule.category(of: count)] ?? ""
  }

  /// A noun for several without a count, as in a legend.
  func plural(_ noun: Noun) -> String {
    nouns[noun]?[.few] ?? ""
  }
}

extension Words {
  /// The words of a locale's language, in the region's own where it has some.
  init(_ locale: PosterLocale) {
    switch locale.language {
    case .en: self = locale.region == "US" ? .americanEnglish : .english
    case .de: self = .german
    case .fr: self = .french
    case .es: self = .spanish
    case .it: self = .italian
    // Portuguese of no region is Brazilian, as in Foundation's data.
    case .pt: self = [nil, "BR"].contains(locale.region) ? .brazilianPortuguese : .portuguese
    case .nl: self = .dutch
    case .pl: self = .polish
    case .ja: self = .japanese
    case .ar: self = .arabic
    case .he: self = .hebrew
    }
  }
}
