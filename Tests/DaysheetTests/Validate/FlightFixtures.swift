import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

/// Builders of small inputs, so that a test reads like the rows that it is about.
extension FlightRecord {
  /// A route-shaped row. Times are written as files write them: `06:10`, `00:20+1`, `2026-03-12T06:10`, with offset too.
  static func route(
    _ number: String, _ origin: String, _ destination: String, on date: String? = nil,
    departure: String? = nil, arrival: String? = nil, minutes: Int? = nil,
    with change: (inout FlightRecord) -> Void = { _ in }
  ) -> FlightRecord {
    var record = FlightRecord(
      row: .unplaced, number: number, route: .ends(origin: origin, destination: destination))
    record.date = date.flatMap { CalendarDate($0) }
    record.departure.scheduled = departure.flatMap { RecordedTime(written: $0) }
    record.arrival.scheduled = arrival.flatMap { RecordedTime(written: $0) }
    record.flightMinutes = minutes
    change(&record)
    return record
  }

  /// An airport-shaped row, as flights.csv has them: `otherEnd` is the best known time of the other end.
  static func local(
    _ number: String, _ direction: Direction, _ airport: String, _ other: String, at time: String,
    otherEnd: String? = nil, minutes: Int? = nil, with change: (inout FlightRecord) -> Void = { _ in }
  ) -> FlightRecord {
    var record = FlightRecord(
      row: .unplaced, number: number, route: .local(direction, airport: airport, other: other))
    let otherEnd = otherEnd.flatMap { RecordedTime(written: $0) }
    if direction == .arrival {
      record.arrival.scheduled = RecordedTime(written: time)
      record.departure.estimated = otherEnd
    } else {
      record.departure.scheduled = RecordedTime(written: time)
      record.arrival.estimated = otherEnd
    }
    record.flightMinutes = minutes
    change(&record)
    return record
  }
}

extension RowReference {
  static let unplaced = RowReference(input: 0, location: SourceLocation(file: ""), bytes: 0..<0)
}

extension RecordedTime {
  /// A small reader of its own, independent of the load stage.
  init?(written text: String) {
    if let date = CalendarDate(String(text.prefix(10))) {
      guard let minutes = Self.minutes(text.dropFirst(11).prefix(5)) else { return nil }
      let local = LocalTime(date, minutes: minutes)
      let offset = text.dropFirst(16)
      if offset.isEmpty {
        self = .local(local)
      } else {
        let seconds = (Self.minutes(offset.dropFirst()) ?? 0) * (offset.first == "-" ? -60 : 60)
        self = .instant(Instant(seconds: local.wallSeconds - seconds), offset: seconds)
      }
    } else {
      guard let minutes = Self.minutes(text.prefix(5)) else { return nil }
      self = .clock(minutes: minutes, days: Int(text.dropFirst(5)))
    }
  }

  private static func minutes(_ clock: some StringProtocol) -> Int? {
    let parts = clock.split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }
}

extension PersonRecord {
  static func person(
    _ givenName: String, _ familyName: String, company: String? = nil, flights: String...,
    with change: (inout PersonRecord) -> Void = { _ in }
  ) -> PersonRecord {
    var record = PersonRecord(row: .unplaced, givenName: givenName, familyName: familyName)
    record.company = company
    record.trips = flights.map { Trip(flight: $0) }
    change(&record)
    return record
  }
}

extension Loaded {
  /// One input called `name` whose rows begin on line 2.
  static func file(_ name: String, _ records: [Record], place: WritableKeyPath<Record, RowReference>) -> Self
  {
    var loaded = Loaded()
    loaded.inputs = [InputText(path: name, feed: "test", sha256: "", bytes: [], rows: records.count)]
    loaded.records = records.enumerated().map { index, record in
      var record = record
      record[keyPath: place] = RowReference(
        input: 0, location: SourceLocation(file: name, line: index + 2), bytes: index..<index + 1)
      return record
    }
    return loaded
  }
}

/// Validates rows as `daysheet` would; options in the words of the command line.
func sheet(
  _ flights: [FlightRecord], people: [PersonRecord]? = nil, airport: String? = nil, day: String? = nil,
  asOf: String? = nil, zone: String? = nil, dayStart: Int = 0, now: Instant = Instant(seconds: 1_773_300_000)
) throws(RunError) -> SheetDay {
  var options = ReportOptions()
  options.airport = airport
  options.zone = zone
  options.dayStart = dayStart
  if let day = day.flatMap({ CalendarDate($0) }) { options.day = .date(day) }
  switch asOf.flatMap({ RecordedTime(written: $0) }) {
  case .instant(let instant, _): options.asOf = .instant(instant)
  case .local(let local): options.asOf = .local(local)
  case .clock(let minutes, _): options.asOf = .clock(minutes)
  case nil: break
  }
  return try SheetDay(
    validating: .file("flights.csv", flights, place: \.row),
    people: people.map { .file("people.csv", $0, place: \.row) }, options: options, now: now,
    locale: Locale(identifier: "en"))
}

/// The error that ends a run, or `nil` where there is a sheet.
func failure(_ body: () throws(RunError) -> SheetDay) -> RunError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// The line of one flight from LIS 10:00 to OPO 11:00, both in one zone, unless changed.
func line(
  _ direction: Direction = .departure, asOf: String = "09:00", departure: String? = "10:00",
  arrival: String? = "11:00", minutes: Int? = nil, with change: (inout FlightRecord) -> Void = { _ in }
) throws -> FlightLine {
  let row = FlightRecord.route(
    "TP1", "LIS", "OPO", on: "2026-03-12", departure: departure, arrival: arrival, minutes: minutes,
    with: change)
  let sheet = try sheet(
    [row], airport: direction == .departure ? "LIS" : "OPO", day: "2026-03-12", asOf: asOf)
  return try #require(sheet.summary.flights.first)
}

extension SheetDay {
  /// The flight with this number, as CSV files write it.
  func flight(_ number: String) throws -> Flight {
    try #require(flights.first { $0.number.description == number })
  }

  func codes(_ severity: Diagnostic.Severity) -> [Diagnostic.Code] {
    diagnostics.filter { $0.severity == severity }.map(\.code)
  }

  var summary: Summary { Summary(self, hasPeople: true, locale: Locale(identifier: "en")) }
}

extension Airport {
  /// ISO 8601 in the airport's zone.
  static func text(_ instant: Instant?, at code: String) -> String? {
    guard let instant, let airport = find(code) else { return nil }
    return Zone(identifier: airport.zone, around: instant)?.iso8601(instant)
  }
}

/// A flight on the 12th of March 2026 that leaves Lisbon at 10:00: what checks of rows begin with.
func lisbonToPorto(
  _ number: String, minutes: Int? = nil, arrival: String? = "12:00",
  with change: (inout FlightRecord) -> Void = { _ in }
) -> FlightRecord {
  .route(
    number, "LIS", "OPO", on: "2026-03-12", departure: "10:00", arrival: arrival, minutes: minutes,
    with: change)
}

func checkedAtLisbon(_ rows: FlightRecord..., asOf: String = "09:00") throws -> SheetDay {
  try sheet(rows, airport: "LIS", day: "2026-03-12", asOf: asOf)
}
