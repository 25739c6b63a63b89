import Timelines

/// Code-shares in rows of their own that do not say which flight they are on: rows that share route, times and aircraft
/// (domain.md, "Flights that are one flight").
enum MarketingNumbers {
  /// Lets each marketing number name its operating flight, where exactly one fits.
  ///
  /// A row without an aircraft fits any; two airlines that leave for one place at one time are told apart by it.
  static func nameOperators(in records: inout [FlightRecord]) {
    guard records.contains(where: \.isMarketingNumber) else { return }
    var operators: [Key: [Int]] = [:]
    for (index, record) in records.enumerated() where !record.isMarketingNumber {
      operators[Key(record), default: []].append(index)
    }
    for index in records.indices where records[index].isMarketingNumber {
      let aircraft = records[index].aircraft
      let candidates = (operators[Key(records[index])] ?? []).filter {
        aircraft == nil || records[$0].aircraft == nil || records[$0].aircraft == aircraft
      }
      let sure = candidates.filter { aircraft != nil && records[$0].aircraft == aircraft }
      let fitting = sure.isEmpty ? candidates : sure
      if fitting.count == 1, let only = fitting.first { records[index].codeshares = [records[only].number] }
    }
  }

  private struct Key: Hashable {
    var route: FlightRecord.Route
    var departure: RecordedTime?
    var arrival: RecordedTime?

    init(_ record: FlightRecord) {
      route = record.route
      departure = record.departure.scheduled
      arrival = record.arrival.scheduled
    }
  }
}
