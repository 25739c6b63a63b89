import AirportData
import Timelines

/// What is said of a sheet, or of a night, without a single flight although its input has rows: the days and airports that
/// the input has. Mostly the file is an old one, or of somewhere else.
struct EmptySheet {
  private let records: RecordsByAirport

  init(_ records: RecordsByAirport) {
    self.records = records
  }

  /// - Returns: `nil` where the input has no row.
  func warning(of airport: String, on day: CalendarDate) -> Diagnostic? {
    guard hasRows else { return nil }
    let own = records.records(at: airport)
    let leftOut = records.flights.inputs.compactMap(\.leftOut.otherDays)
    guard !own.isEmpty || !leftOut.isEmpty else {
      return Diagnostic(
        .warning, .noFlightsAtAirport, "no row names \(airport): the input is of \(days), and of \(airports)",
        at: records.flights.place, hint: "Is it the right file?")
    }
    let dates = Set(own.compactMap { records.flights.records[$0].writtenDate }).map { $0...$0 } + leftOut
    return Diagnostic(
      .warning, .noFlightsOnDay,
      "no flight of \(airport) on \(day): its flights in the input are of \(Self.shown(dates)); "
        + "the input is of \(airports)",
      at: records.flights.place, hint: "Is it the right file, and the right --day?")
  }

  /// - Returns: `nil` where the input has no row.
  func warning(ofNight day: CalendarDate) -> Diagnostic? {
    guard hasRows else { return nil }
    return Diagnostic(
      .warning, .noFlightsOnDay,
      "no report of \(day) has a flight: the input is of \(days), and of \(airports)",
      at: records.flights.place,
      hint: "Is it the right file, and the right --day? --allow-empty says that it is.")
  }

  private var hasRows: Bool { records.flights.inputs.contains { $0.rows > 0 } }

  /// `LIS, OPO and 4 more airports`.
  private var airports: String {
    let all = records.named
    guard !all.isEmpty else { return "no airport that it names" }
    let shown = all.prefix(8)
    let rest = all.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest.counted("more airport"))" : "")
  }

  private var days: String {
    let inputs = records.flights.inputs.map(\.leftOut)
    return Self.shown(
      Set(records.flights.records.compactMap(\.writtenDate)).map { $0...$0 }
        + inputs.compactMap(\.otherDays) + inputs.compactMap(\.daysElsewhere))
  }

  /// `2026-03-11`, or the first and the last of several.
  private static func shown(_ ranges: [ClosedRange<CalendarDate>]) -> String {
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max() else {
      return "no day that it names"
    }
    return first == last ? "\(first)" : "\(first) to \(last)"
  }
}

extension FlightRecord {
  /// The date that the row writes, at whichever end.
  fileprivate var writtenDate: CalendarDate? {
    if let date { return date }
    for case .some(let time) in [departure.scheduled, arrival.scheduled] {
      switch time {
      case .instant(let instant, let offset): return LocalTime(wallSeconds: instant.seconds + offset).date
      case .local(let local): return local.date
      case .clock: continue
      }
    }
    return nil
  }
}
