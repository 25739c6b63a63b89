import Timelines

/// The poster's own words in one language.
struct Words: Sendable {
  var weekdays: [String]
  var months: [String]
  var asOf: String
  var eachTimeLocal: String
  var now: String
  var noFlights: String
  var emptyHour: String
  var continued: String
  var noCompany: String
  var notFound: String
  var gate: String
  var belt: String
  var terminal: String
  var statuses: [Status: String]
  var changes: [Change.Kind: String]

  static let english = Words(
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ],
    asOf: "as of", eachTimeLocal: "each time is local to its own airport", now: "now",
    noFlights: "No flights",
    emptyHour: "no flights", continued: "continued", noCompany: "No company", notFound: "flight not found",
    gate: "Gate", belt: "Belt", terminal: "T",
    statuses: [
      .scheduled: "On time", .boarding: "Boarding", .departed: "Departed", .inFlight: "In flight",
      .landed: "Landed", .arrived: "Arrived", .delayed: "Delayed", .diverted: "Diverted",
      .cancelled: "Cancelled", .unknown: "Unknown",
    ],
    changes: [
      .new: "new", .gone: "gone", .retimed: "retimed", .cancelled: "now cancelled", .reinstated: "back on",
      .moved: "moved",
    ])

  func word(for status: Status) -> String { statuses[status] ?? status.rawValue }

  func word(ofChange change: Change.Kind) -> String { changes[change] ?? change.rawValue }

  /// `Thursday, 12 March 2026`.
  func longDate(_ date: CalendarDate) -> String {
    let (year, month, day) = date.components
    return "\(weekdays[date.weekday]), \(day) \(months[month - 1]) \(year)"
  }

  /// `2 h 10`, `45 min`.
  func duration(_ minutes: Int) -> String {
    let rest = minutes % 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest)"
  }

  /// `1 arrival`, `2 arrivals`: a noun in the number that `count` asks for.
  func noun(_ noun: Noun, _ count: Int) -> String {
    count == 1 ? noun.singular : noun.plural
  }

  enum Noun {
    case arrival, departure, person, company, flight, rowLeftOut, warning

    fileprivate var singular: String {
      switch self {
      case .arrival: "arrival"
      case .departure: "departure"
      case .person: "person"
      case .company: "company"
      case .flight: "flight"
      case .rowLeftOut: "row left out"
      case .warning: "warning"
      }
    }

    fileprivate var plural: String {
      switch self {
      case .person: "people"
      case .company: "companies"
      case .rowLeftOut: "rows left out"
      default: singular + "s"
      }
    }
  }
}
