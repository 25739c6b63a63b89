import AirportData
import Timelines

/// Which reports a batch makes, in which order and into which folders.
struct BatchPlan: Sendable {
  struct Report: Sendable {
    var key: ReportKey
    /// Name of the folder in the day's.
    var folder: String
  }

  /// By day, then by key: the same for the same inputs and options, whatever is made of them where.
  private(set) var reports: [Report] = []
  /// Keys that have no day and so no place in a record: airports without a zone, names of `--only` that are nowhere.
  private(set) var failures: [RunError] = []

  private let each: [BatchOptions.Dimension]

  /// - Throws: where there is nothing to make, or no one day.
  init(
    _ records: RecordsByAirport, airports: [String], sheets: BatchSheets, options: ReportOptions,
    batch: BatchOptions, now: Instant
  ) throws(RunError) {
    each = batch.each
    if airports.isEmpty { throw .noKeys(each, in: records.flights.place) }
    var calendars: [(airport: String, calendar: AirportCalendar)] = []
    var withoutCalendar: [(airport: String, error: RunError)] = []
    for airport in airports {
      do throws(RunError) {
        calendars.append((airport, try sheets.calendar(of: airport)))
      } catch {
        withoutCalendar.append((airport, error))
      }
    }
    var keys: [ReportKey] = []
    if each.contains(.day) {
      for (airport, calendar) in calendars {
        keys += calendar.dates(startMinutes: options.dayStart).keys.map {
          ReportKey(day: $0, airport: airport)
        }
      }
      failures = withoutCalendar.map(\.error)
    } else {
      if calendars.isEmpty, let first = withoutCalendar.first { throw first.error }
      let day = try Self.oneDay(calendars.map(\.calendar), options, now: now, file: records.flights.place)
      keys = airports.map { ReportKey(day: day, airport: $0) }
    }
    keys = keys.flatMap { parts(of: $0, in: sheets) }.sorted(by: ReportKey.isInOrder)
    reports = named(keys)
    take(only: batch.only, file: records.flights.place)
    guard !reports.isEmpty else {
      let none = RunError.noKeys(each, in: records.flights.place)
      throw failures.isEmpty ? none : RunError(.data, failures.flatMap(\.diagnostics) + none.diagnostics)
    }
  }

  /// The reports that a shard makes.
  func share(_ shard: Shard?) -> [Report] {
    guard let shard else { return reports }
    return reports.filter { report in
      let key = [report.key.day.description] + report.key.values(each)
      return FolderNames.share(of: key, among: shard.count) == shard.number - 1
    }
  }

  /// The airports of a batch: the origins, and the destinations too where `both`.
  static func airports(
    in records: [FlightRecord], both: Bool, _ airports: Airports = .builtIn
  ) -> [String] {
    var codes: Set<String> = []
    for record in records {
      switch record.route {
      case .local(_, let airport, _): codes.insert(airport.asCode)
      case .ends(let origin, let destination):
        codes.insert(origin.asCode)
        if both { codes.insert(destination.asCode) }
      }
    }
    return codes.filter(airports.canHaveSheet).sorted()
  }

  /// The day of a batch that has one: product.md, "Without `day` among the keys the day is one".
  private static func oneDay(
    _ calendars: [AirportCalendar], _ options: ReportOptions, now: Instant, file: SourceLocation
  ) throws(RunError) -> CalendarDate {
    switch options.day {
    case .date(let date): return date
    case .relative(let days):
      let dates = Set(
        calendars.map { Day.date(of: now, in: $0.place.zone(around: now), startMinutes: options.dayStart) })
      if dates.count == 1, let only = dates.first { return only.adding(days: days) }
      let shown = dates.sorted().map(\.description).joined(separator: " and ")
      let text = "it is \(shown) at the airports of the batch, which shows one day"
      throw RunError(
        .usage,
        [
          Diagnostic(
            .error, .ambiguousDay, text, at: file,
            hint: "Say which with --day DATE, or use --each airport,day.")
        ])
    case .automatic:
      let dates = Set(calendars.flatMap { $0.dates(startMinutes: options.dayStart).keys }).sorted()
      if dates.count == 1, let only = dates.first { return only }
      // A flight between two airports of the batch is one flight.
      let counts = dates.map { date in
        let records = calendars.map {
          $0.timedRecords(of: $0.place.day(date, startMinutes: options.dayStart))
        }
        return (date: date, flights: Set(records.joined()).count)
      }
      throw DayChoice.ambiguous(counts, file: file)
    }
  }

  /// The reports that one sheet is cut into. A sheet that cannot be made stays one report, which will say why.
  private func parts(of key: ReportKey, in sheets: BatchSheets) -> [ReportKey] {
    let narrowing: Set<BatchOptions.Dimension> = [.airline, .terminal, .company]
    guard !narrowing.isDisjoint(with: each), let sheet = try? sheets.sheet(key) else { return [key] }
    return sheet.parts(by: each).map { ReportKey(day: key.day, airport: key.airport, part: $0) }
  }

  private func named(_ keys: [ReportKey]) -> [Report] {
    let byDay = Dictionary(grouping: keys, by: \.day)
    let names = byDay.mapValues { FolderNames.names(for: Set($0.map { $0.values(each) })) }
    return keys.map { key in Report(key: key, folder: names[key.day]?[key.values(each)] ?? key.airport) }
  }

  private mutating func take(only names: [String], file: SourceLocation) {
    guard !names.isEmpty else { return }
    let wanted = Set(names.map { $0.lowercased() })
    var found: Set<String> = []
    reports.removeAll { report in
      let own = Set((report.key.values(each) + [report.folder]).map { $0.lowercased() })
      found.formUnion(own)
      return own.isDisjoint(with: wanted)
    }
    for name in names where !found.contains(name.lowercased()) {
      failures.append(.noSuchKey(name, in: file))
    }
  }
}

extension RunError {
  fileprivate static func noKeys(_ each: [BatchOptions.Dimension], in file: SourceLocation) -> RunError {
    let names = each.map(\.rawValue).joined(separator: ", ")
    return RunError(
      .data, [Diagnostic(.error, .noKeys, "there is no \(names) to make a report of", at: file)])
  }
}
