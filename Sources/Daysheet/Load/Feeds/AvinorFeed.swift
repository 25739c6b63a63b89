import Timelines

/// Avinor's flight data of one Norwegian airport, as XML (feeds.md, "Live feeds"). Times are UTC.
enum AvinorFeed: FlightFeed {
  static let name = "avinor"
  static let isNested = true

  enum Column: Int, ColumnKey {
    case airport, flightID, airline, scheduleTime, direction, other, statusCode, statusTime, gate, belt
    case codeshares, codeshareAirlines

    var spellings: [String] {
      switch self {
      case .airport: ["../airport@name"]
      case .flightID: ["flight_id"]
      case .airline: ["airline"]
      case .scheduleTime: ["schedule_time"]
      case .direction: ["arr_dep"]
      case .other: ["airport"]
      case .statusCode: ["status@code"]
      case .statusTime: ["status@time"]
      case .gate: ["gate"]
      case .belt: ["belt_number", "belt"]
      case .codeshares: ["codeshareFlightNumbers"]
      case .codeshareAirlines: ["codeshareAirlineDesignators"]
      }
    }

    static let shapes: [[[Self]]] = [[[.flightID], [.scheduleTime], [.direction], [.airport]]]
    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    let direction = row.direction(.direction)
    let (airport, other) = (row.code(.airport) ?? "", row.code(.other) ?? "")
    var record = FlightRecord(
      row: row.reference, number: row.text(.flightID) ?? "",
      route: direction.map { .local($0, airport: airport, other: other) }
        ?? .ends(origin: "", destination: ""))
    record.airline = row.text(.airline)
    var end = RecordedEnd()
    end.scheduled = row.time(.scheduleTime)
    let code = row.code(.statusCode)
    switch code {
    case "E": end.estimated = row.time(.statusTime)
    case "D", "A": end.actual = row.time(.statusTime)
    default: break
    }
    if direction == .arrival { record.arrival = end } else { record.departure = end }
    record.setStatus(code, statuses)
    record.gate = row.text(.gate)
    record.belt = row.text(.belt)
    // The board lists the operating flight's number, with the others beside it.
    record.codeshares = codeshares(&row)
    if !record.codeshares.isEmpty { record.operation = .own }
    return row.checked(record, number: .flightID, route: .direction, time: .scheduleTime)
  }

  /// Numbers that come without their airline are paired with the airlines of the list beside them.
  private static func codeshares(_ row: inout Row<Column>) -> [String] {
    let numbers = row.list(.codeshares)
    let airlines = row.list(.codeshareAirlines)
    return numbers.enumerated().map { index, number in
      number.allSatisfy(\.isNumber) && index < airlines.count ? airlines[index] + number : number
    }
  }

  /// N: new information, E: new time; the time says it all.
  private static let statuses: [String: Status] = [
    "n": .scheduled, "e": .scheduled, "d": .departed, "a": .arrived, "c": .cancelled,
  ]
}
