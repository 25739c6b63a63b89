package import Foundation
package import Timelines

extension SheetDay {
  /// Resolves, checks and links what was loaded: one airport's day.
  ///
  /// Problems of rows are collected, never thrown: a bad row is left out, a doubtful one is used with a warning. Rejects
  /// are those of the flights, then those of the people; `row.location.file` tells them apart.
  ///
  /// - Parameters:
  ///   - now: for `today` and for as-of where the options name none.
  ///   - locale: decides which spelling of a company is shown among equally frequent ones.
  /// - Throws: where there can be no sheet: no airport, zone or day to be found (64), or a file of which every row was
  ///   rejected (65). The error carries every diagnostic of loading too, the reason first.
  package init(
    validating flights: LoadedFlights, people: LoadedPeople?, options: ReportOptions, now: Instant,
    locale: Locale
  ) throws(RunError) {
    do {
      self = try Self.validated(flights, people, options, now, locale)
    } catch {
      let said = Set(error.diagnostics)
      let loaded = flights.diagnostics + (people?.diagnostics ?? [])
      throw RunError(error.exitCode, error.diagnostics + loaded.filter { !said.contains($0) })
    }
  }

  private static func validated(
    _ flights: LoadedFlights, _ people: LoadedPeople?, _ options: ReportOptions, _ now: Instant,
    _ locale: Locale
  ) throws(RunError) -> SheetDay {
    let records = RecordsByAirport(flights)
    try flights.requireUsableRows(records.counts)
    try people?.requireUsableRows()
    let file = flights.place
    let code = try AirportChoice.code(wanted: options.airport, records: flights.records, file: file)
    let place = try ZoneChoice(wanted: options.zone, airport: code, records: flights.records, file: file)
    let rows = AirportRows(records, records.records(at: code), place: place, options: options, around: now)
    try flights.requireUsableRows(records.counts, without: rows.rejects)
    let date = try DayChoice.date(
      options: options, scheduled: rows.scheduled, zone: place.zone(around: rows.scheduled.first ?? now),
      now: now, file: file)
    let day = place.day(date, startMinutes: options.dayStart)
    return try SheetDay(
      rows, at: place, on: day, in: records, people: people, options: options, now: now, locale: locale)
  }

  /// Checks an airport's rows, keeps those of `day` and links people to them.
  init(
    _ allRows: AirportRows, at place: ZoneChoice, on day: Day, in records: RecordsByAirport,
    people: LoadedPeople?, options: ReportOptions, now: Instant, locale: Locale
  ) throws(RunError) {
    let flights = records.flights
    let asOf = AsOfChoice.instant(options.asOf, on: day, now: now)
    var rows = allRows
    rows.restrict(to: day)
    var checks = FlightChecks(airport: place.airport.code, asOf: asOf.instant, inputs: flights.inputs)
    let checked = rows.rows.compactMap { checks.flight($0, record: flights.records[$0.record]) }
    try flights.requireUsableRows(records.counts, without: rows.rejects + checks.rejects)
    let merged = Codeshares.merging(checks.withoutDuplicates(checked))
    let sorted = merged.flights.sorted(by: Flight.isInSheetOrder)

    let linked = people.map {
      LinkedPeople(
        $0, flights: FlightIndex(sorted, rows: rows, records: records, day: day), locale: locale)
    }
    self.init(
      airport: place.airport, day: day, asOf: asOf.instant, flights: sorted, people: linked?.people ?? [],
      rejects: flights.rejects + rows.rejects + checks.rejects + (people?.rejects ?? []),
      diagnostics: [
        flights.diagnostics, people?.diagnostics ?? [], asOf.warnings, rows.diagnostics(file: flights.place),
        checks.all, linked?.diagnostics ?? [],
        AircraftOverlaps(sorted, asOf: asOf.instant, zone: day.zone, inputs: flights.inputs).warnings,
        TimetableHoles.warnings(sorted, on: day, file: flights.place),
        TripChecks.diagnostics(linked?.people ?? [], sorted),
      ].flatMap { $0 }.inReadingOrder,
      flightRowsOutOfScope: rows.outOfScope, peopleRowsOutOfScope: linked?.outOfScope ?? [],
      mergedCodeshares: merged.absorbed)
  }
}

extension [Diagnostic] {
  /// By place, so that what is said about a row stands together; the same in every run.
  fileprivate var inReadingOrder: [Diagnostic] {
    sorted { ($0.location, $0.code.rawValue, $0.text) < ($1.location, $1.code.rawValue, $1.text) }
  }
}

extension Flight {
  /// By scheduled instant, flight number, other airport, and by place in the input where all are equal.
  static func isInSheetOrder(_ left: Flight, _ right: Flight) -> Bool {
    let times = (left.here.scheduled?.seconds ?? 0, right.here.scheduled?.seconds ?? 0)
    if times.0 != times.1 { return times.0 < times.1 }
    if left.number != right.number { return left.number < right.number }
    if left.otherAirport != right.otherAirport { return left.otherAirport < right.otherAirport }
    return (left.row.input, left.row.bytes.lowerBound) < (right.row.input, right.row.bytes.lowerBound)
  }
}

/// A record that knows its place.
protocol RowRecord {
  var row: RowReference { get }
}

extension FlightRecord: RowRecord {}
extension PersonRecord: RowRecord {}

extension Loaded {
  /// The first input, for what is said about all of them.
  var place: SourceLocation { SourceLocation(file: inputs.first?.path ?? "-") }
}

extension Loaded where Record: RowRecord {
  /// A file of which every row was rejected is never shown as an empty day (domain.md, "Bad input").
  ///
  /// - Parameter counts: for each input, how many records it has; counted where not given.
  func requireUsableRows(_ counts: [Int]? = nil, without rejected: [Reject] = []) throws(RunError) {
    guard !rejects.isEmpty || !rejected.isEmpty else { return }
    var usable = counts ?? inputs.indices.map { input in records.count { $0.row.input == input } }
    for reject in rejected { usable[reject.row.input] -= 1 }
    for (index, input) in inputs.enumerated() where usable[index] == 0 {
      let reasons = (rejects + rejected).filter { $0.row.input == index }.map(\.reason)
      guard !reasons.isEmpty else { continue }
      let why = Diagnostic(
        .error, .noUsableRow, "every row of the file was rejected",
        at: SourceLocation(file: input.path))
      throw RunError(.data, [why] + reasons)
    }
  }
}
