import Timelines

/// An airport's records by day: what a report needs of them is found without looking at all.
struct AirportCalendar: Sendable {
  let place: ZoneChoice
  /// Scheduled at the airport, in order, and the records that they are of.
  private let scheduled: [Instant]
  private let order: [Int]
  /// Records of no day, which every sheet of the airport leaves out with a reason.
  private let withoutTime: [Int]

  /// - Throws: where there can be no sheet of the airport: its zone is not known.
  init(
    of code: String, in records: RecordsByAirport, options: ReportOptions, now: Instant
  ) throws(RunError) {
    let flights = records.flights
    place = try ZoneChoice(
      wanted: options.zone, airport: code, records: flights.records, file: flights.place,
      airports: records.airports)
    let indices = records.records(at: code)
    let rows = AirportRows(records, indices, place: place, options: options, around: now).rows
    let sorted = rows.sorted { ($0.scheduled, $0.record) < ($1.scheduled, $1.record) }
    scheduled = sorted.map(\.scheduled)
    order = sorted.map(\.record)
    let timed = Set(order)
    withoutTime = indices.filter { !timed.contains($0) }
  }

  /// How many flights each day has.
  func dates(startMinutes: Int) -> [CalendarDate: Int] {
    let zone = place.zone(around: scheduled.first ?? Instant(seconds: 0))
    return DayChoice.counts(scheduled, zone: zone, startMinutes: startMinutes)
      .reduce(into: [:]) { $0[$1.date] = $1.flights }
  }

  /// The records of a day, of the day before, which may be late, and those of none, in the order of the inputs.
  func records(of day: Day) -> [Int] {
    let previous = place.day(day.date.adding(days: -1), startMinutes: day.startMinutes)
    return (timedRecords(of: previous) + timedRecords(of: day) + withoutTime).sorted()
  }

  func timedRecords(of day: Day) -> ArraySlice<Int> {
    let start = scheduled.partitioningIndex { $0 >= day.start }
    let end = scheduled.partitioningIndex { $0 >= day.end }
    return order[start..<end]
  }
}

extension Array {
  /// The first index whose element satisfies `isBehind`, in an array where those that do come last.
  fileprivate func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
