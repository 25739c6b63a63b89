import AirportData
import Timelines

/// Which zone a sheet is in (product.md, `--zone`): the one asked for, else the airport's, else the only offset in the
/// file. The machine's own zone is never used.
struct ZoneChoice {
  let airport: Airport
  /// The zone around 1970, or the fixed one.
  private let zone: Zone

  init(
    wanted: String?, airport code: String, records: [FlightRecord], file: SourceLocation,
    airports: Airports = .builtIn
  ) throws(RunError) {
    var airport = airports.find(code)
    var fixed: Zone?
    var identifier = wanted ?? airport?.zone
    if identifier == nil {
      fixed = try Self.onlyOffset(at: code, in: records, file: file)
      identifier = fixed?.identifier
    }
    if airport == nil, let identifier {
      airport = Airport(code: code, name: code, city: code, zone: identifier)
    }
    guard let identifier, var airport else { throw Self.unknown(wanted ?? code, .usage) }
    airport.zone = identifier
    self.airport = airport
    guard let zone = fixed ?? Zone(identifier: identifier, around: Instant(seconds: 0)) else {
      // A zone of the airport table that is missing is a fault of the machine's zone data.
      throw Self.unknown(identifier, wanted == nil ? .unavailable : .usage)
    }
    self.zone = zone
  }

  /// The sheet's zone, quick around `center`.
  func zone(around center: Instant) -> Zone {
    // A fixed offset has no IANA identifier and is quick everywhere.
    Zone(identifier: airport.zone, around: center) ?? zone
  }

  /// The operational day of a date in the sheet's zone.
  func day(_ date: CalendarDate, startMinutes: Int) -> Day {
    let noon = Instant(seconds: LocalTime(date, minutes: 720).wallSeconds)
    return Day(date, in: zone(around: noon), startMinutes: startMinutes)
  }

  /// The zone of the only offset that scheduled times at the airport are written with.
  private static func onlyOffset(
    at code: String, in records: [FlightRecord], file: SourceLocation
  ) throws(RunError) -> Zone? {
    var offsets: Set<Int> = []
    for record in records {
      guard let role = record.role(at: code) else { continue }
      let here = role.direction == .arrival ? record.arrival : record.departure
      if case .instant(_, let offset)? = here.scheduled { offsets.insert(offset) }
    }
    if offsets.count == 1, let offset = offsets.first, let zone = Zone(fixedOffset: offset) { return zone }
    throw RunError(
      .usage,
      [
        Diagnostic(
          .error, .unknownZone,
          "\(code) is not in the airport table, and the file's times do not have one offset",
          at: file,
          hint:
            "Describe it in an --airports-file, or say which zone the sheet is in, such as --zone Europe/Lisbon."
        )
      ])
  }

  private static func unknown(_ identifier: String, _ exitCode: ExitCode) -> RunError {
    RunError(
      exitCode,
      [
        Diagnostic(
          .error, .unknownZone, "the zone data has no “\(identifier)”", at: SourceLocation(file: "--zone"),
          hint: "IANA names are meant, such as Europe/Lisbon.")
      ])
  }
}
