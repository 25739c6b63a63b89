import Timelines

/// The layout in which the US Department of Transportation's flights of 2015 are passed around (feeds.md, "Bulk CSV").
enum DOT2015Feed: FlightFeed {
  static let name = "dot2015"

  enum Column: Int, BulkColumnKey {
    case year, month, day, airline, flightNumber, tailNumber, origin, destination, scheduledDeparture
    case departureTime, departureDelay, scheduledMinutes, scheduledArrival, arrivalTime, arrivalDelay,
      diverted
    case cancelled

    var spellings: [String] {
      switch self {
      case .year: ["YEAR"]
      case .month: ["MONTH"]
      case .day: ["DAY"]
      case .airline: ["AIRLINE"]
      case .flightNumber: ["FLIGHT_NUMBER"]
      case .tailNumber: ["TAIL_NUMBER"]
      case .origin: ["ORIGIN_AIRPORT"]
      case .destination: ["DESTINATION_AIRPORT"]
      case .scheduledDeparture: ["SCHEDULED_DEPARTURE"]
      case .departureTime: ["DEPARTURE_TIME"]
      case .departureDelay: ["DEPARTURE_DELAY"]
      case .scheduledMinutes: ["SCHEDULED_TIME"]
      case .scheduledArrival: ["SCHEDULED_ARRIVAL"]
      case .arrivalTime: ["ARRIVAL_TIME"]
      case .arrivalDelay: ["ARRIVAL_DELAY"]
      case .diverted: ["DIVERTED"]
      case .cancelled: ["CANCELLED"]
      }
    }

    static let shapes: [[[Self]]] = [
      [
        [.year], [.month], [.day], [.airline], [.flightNumber], [.origin], [.destination],
        [.scheduledDeparture],
        [.scheduledArrival],
      ]
    ]

    static let dictionary = ColumnDictionary<Self>()

    static let ordinary = [
      "DAY_OF_WEEK", "TAXI_OUT", "WHEELS_OFF", "ELAPSED_TIME", "AIR_TIME", "DISTANCE", "WHEELS_ON", "TAXI_IN",
      "CANCELLATION_REASON", "AIR_SYSTEM_DELAY", "SECURITY_DELAY", "AIRLINE_DELAY", "LATE_AIRCRAFT_DELAY",
      "WEATHER_DELAY",
    ]
  }

  static let acceptsNA = true

  static func sieveRule(_ column: Column) -> SieveRule? {
    switch column {
    case .year: .year
    case .month: .month
    case .day: .day
    default: column.sieveRule
    }
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    row.bulkRecord(on: row.date(year: .year, month: .month, day: .day))
  }
}
