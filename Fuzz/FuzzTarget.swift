import Foundation
import Timelines

/// What libFuzzer calls with each input. `DAYSHEET_FUZZ` names what is fuzzed: csv, json, xml, vcard, ldif or time.
///
/// A finding is a trap, a hang, too much memory, or a promise of the load stage that does not hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  FuzzTarget.named(FuzzTarget.name)([UInt8](UnsafeBufferPointer(start: data, count: count)))
  return 0
}

enum FuzzTarget {
  static let name = ProcessInfo.processInfo.environment["DAYSHEET_FUZZ"] ?? "csv"

  static func named(_ name: String) -> ([UInt8]) -> Void {
    switch name {
    case "vcard", "ldif": people
    case "time": times
    default: flightsAndPeople
    }
  }

  private static func flightsAndPeople(_ raw: [UInt8]) {
    guard let source = try? InputSource(index: 0, path: "f", raw: raw) else { return }
    check(source) { () throws(InputFailure) in try FlightLoader.load(source, feed: nil) }
    check(source) { () throws(InputFailure) in try PeopleLoader.load(source) }
    if let map = try? ColumnMap(argument: "flight=a,scheduled_departure=b"),
      let format = try? TimeFormat("%d.%m.%Y %H:%M")
    {
      check(source) { () throws(InputFailure) in
        try FlightLoader.load(source, feed: nil, layout: FileLayout(map: map, timeFormat: format))
      }
    }
  }

  private static func people(_ raw: [UInt8]) {
    guard let source = try? InputSource(index: 0, path: "f", raw: raw) else { return }
    check(source) { () throws(InputFailure) in try PeopleLoader.load(source) }
  }

  /// Every row is a record, a reject or out of scope, and every diagnostic is in the text.
  private static func check<Record>(
    _ source: InputSource, _ load: () throws(InputFailure) -> LoadedFile<Record>
  ) {
    let lines = 1 + source.bytes.count { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    do {
      let file = try load()
      precondition(file.records.count + file.rejects.count + file.outOfScope == file.rows)
      precondition(file.diagnostics.allSatisfy { $0.location.line <= lines })
      precondition(file.rejects.allSatisfy { $0.row.bytes.upperBound <= source.bytes.count })
    } catch {
      precondition(error.diagnostics.contains { $0.severity == .error })
      precondition(error.diagnostics.allSatisfy { $0.location.line <= lines })
    }
  }

  /// The first line is a format, or a map; each other one is a cell.
  private static func times(_ raw: [UInt8]) {
    let lines = raw.split(separator: Byte.lineFeed).map { String(decoding: $0, as: UTF8.self) }
    let format = lines.first.flatMap { try? TimeFormat($0) }
    if let first = lines.first, first.contains("=") { _ = try? ColumnMap(argument: first) }
    for line in lines {
      let cursor = ByteCursor(line)
      if let date = try? DateText.parse(cursor) {
        for column in [ColumnOrder.open, .known(.dayFirst), .known(.monthFirst), .known(.yearFirst), .mixed] {
          _ = date.resolved(column)
        }
      }
      _ = try? DurationText.minutes(cursor)
      _ = try? TimeText.hhmm(cursor)
      _ = try? TimeText.epoch(cursor)
      _ = try? NumberText.parse(cursor)
      _ = ListText.parse(line)
      for time in [try? TimeText.parse(cursor), try? format?.parse(cursor)] {
        guard case .local(let local)?? = Optional(time) else { continue }
        if let zone = ZoneText(line, around: local) { _ = zone.time(local) }
      }
      _ = ZoneText(line, around: LocalTime(wallSeconds: 0))?.time(LocalTime(wallSeconds: 0))
    }
  }
}
