import Timelines

/// Code-shares in rows of their own that do not say which flight they are on: rows that share route, times and aircraft
/// (domain.md, "Flights that are one flight").
enum MarketingNumbers {
  /// Lets each marketing number name its operating flight, where exactly one fits; the two may come from different files.
  ///
  /// A time or an aircraft that one row lacks agrees with any; two airlines that leave for one place at one time are told
  /// apart by them.
  static func nameOperators(in records: inout [FlightRecord]) {
    guard records.contains(where: { $0.isWithoutOperator }) else { return }
    var operators: [FlightRecord.Route: [Int]] = [:]
    for (index, record) in records.enumerated() where record.operation != .other {
      operators[record.route, default: []].append(index)
    }
    for index in records.indices where records[index].isWithoutOperator {
      let record = records[index]
      let candidates = (operators[record.route] ?? []).filter { records[$0].mayBeOneFlight(with: record) }
      let sure = candidates.filter { record.aircraft != nil && records[$0].aircraft == record.aircraft }
      let fitting = sure.isEmpty ? candidates : sure
      if fitting.count == 1, let only = fitting.first { records[index].isMarketed(for: records[only].number) }
    }
  }
}

extension FlightRecord {
  fileprivate var isWithoutOperator: Bool { operation == .other && codeshares.isEmpty }

  fileprivate func mayBeOneFlight(with other: FlightRecord) -> Bool {
    func agree<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
      left == nil || right == nil || left == right
    }
    let ends = [
      (departure.scheduled, other.departure.scheduled), (arrival.scheduled, other.arrival.scheduled),
    ]
    return agree(aircraft, other.aircraft) && ends.allSatisfy(agree)
      && ends.contains { $0 != nil && $0 == $1 }
  }
}
