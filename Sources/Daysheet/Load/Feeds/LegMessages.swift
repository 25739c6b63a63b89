import Timelines

/// Several messages about one leg, as AIDX sends them: one flight, of which the latest news counts, cell by cell
/// (domain.md, "Flights that are one flight").
enum LegMessages {
  /// Lets the messages of each leg be one record, at the place of the first; the others are counted in
  /// ``InputText/mergedRows``.
  static func merge(in loaded: inout LoadedFlights) {
    guard loaded.records.contains(where: { $0.messageTime != nil }) else { return }
    var legs: [[Int]] = []
    var known: [Key: [Int]] = [:]
    for (index, record) in loaded.records.enumerated() where record.messageTime != nil {
      let key = Key(record)
      let fitting = (known[key] ?? []).first { leg in
        legs[leg].allSatisfy { agree(loaded.records[$0].departure.scheduled, record.departure.scheduled) }
      }
      if let fitting {
        legs[fitting].append(index)
      } else {
        known[key, default: []].append(legs.count)
        legs.append([index])
      }
    }
    let merged = legs.filter { $0.count > 1 }
    guard !merged.isEmpty else { return }
    var absorbed: Set<Int> = []
    for leg in merged {
      let messages = leg.map { loaded.records[$0] }
      let latest = messages.enumerated().sorted {
        ($0.element.messageTime ?? .distantPast, $0.offset) < (
          $1.element.messageTime ?? .distantPast, $1.offset
        )
      }.map(\.element)
      loaded.records[leg[0]] = latest.dropFirst().reduce(latest[0]) { $0.updated(by: $1) }
      absorbed.formUnion(leg.dropFirst())
      // The row that the record names is the latest message's; all others are merged into it.
      for message in latest.dropLast() { loaded.inputs[message.row.input].mergedRows += 1 }
    }
    loaded.records = loaded.records.enumerated().filter { !absorbed.contains($0.offset) }.map(\.element)
    loaded.diagnostics.append(
      Diagnostic(
        .note, .mergedMessages,
        "\(absorbed.count) messages are about legs of others; the latest counts, cell by cell",
        at: loaded.place))
  }

  private struct Key: Hashable {
    var number: String
    var origin: String
    var destination: String
    var date: CalendarDate?

    init(_ record: FlightRecord) {
      number = FlightNumber(record.number)?.description ?? record.number
      (origin, destination) = record.route.ends
      date = record.date
    }
  }

  private static func agree(_ left: RecordedTime?, _ right: RecordedTime?) -> Bool {
    left == nil || right == nil || left == right
  }
}

extension Instant {
  /// Before every message.
  static let distantPast = Instant(seconds: .min)
}

extension FlightRecord.Route {
  fileprivate var ends: (origin: String, destination: String) {
    switch self {
    case .ends(let origin, let destination): (origin, destination)
    case .local(.arrival, let airport, let other): (other, airport)
    case .local(.departure, let airport, let other): (airport, other)
    }
  }
}

extension FlightRecord {
  /// The record with what a later message says, cell by cell.
  fileprivate func updated(by later: FlightRecord) -> FlightRecord {
    var record = self
    record.row = later.row
    record.messageTime = later.messageTime
    record.airline = later.airline ?? airline
    if route != later.route {
      let (origin, destination) = route.ends
      record.route = .ends(origin: origin, destination: destination)
    }
    record.departure = departure.updated(by: later.departure)
    record.arrival = arrival.updated(by: later.arrival)
    record.flightMinutes = later.flightMinutes ?? flightMinutes
    record.aircraft = later.aircraft ?? aircraft
    if !later.codeshares.isEmpty {
      (record.codeshares, record.operation) = (later.codeshares, later.operation)
    }
    record.takeStatus(of: later)
    return record
  }

  /// A leg that is planned again is no longer cancelled; a word that says no more than "planned" takes nothing back of
  /// what is known to have happened.
  private mutating func takeStatus(of later: FlightRecord) {
    let isOffPlan = isCancelled || isDiverted
    guard let word = later.status else { return }
    if word == Status.scheduled.rawValue, !isOffPlan, status != nil { return }
    (status, isCancelled, isDiverted) = (word, later.isCancelled, later.isDiverted)
  }
}

extension RecordedEnd {
  fileprivate func updated(by later: RecordedEnd) -> RecordedEnd {
    var end = self
    end.scheduled = later.scheduled ?? scheduled
    end.estimated = later.estimated ?? estimated
    end.actual = later.actual ?? actual
    end.runway = RecordedRunway(
      scheduled: later.runway.scheduled ?? runway.scheduled,
      estimated: later.runway.estimated ?? runway.estimated, actual: later.runway.actual ?? runway.actual)
    end.delayMinutes = later.delayMinutes ?? delayMinutes
    end.terminal = later.terminal ?? terminal
    end.gate = later.gate ?? gate
    end.belt = later.belt ?? belt
    return end
  }
}
