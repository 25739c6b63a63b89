import Timelines

/// The on-time performance files of the US Bureau of Transportation Statistics, in the generations of their header, and
/// the ASA Data Expo's layout of them, which has the date in parts (feeds.md, "Bulk CSV"). Lines may end in a comma.
enum BTSFeed: FlightFeed {
  static let name = "bts"
  static let reportsUnknownColumns = false

  enum Column: Int, BulkColumnKey {
    case date, year, month, day
    case airline, flightNumber, tailNumber, origin, destination, scheduledDeparture, departureTime
    case departureDelay, scheduledArrival, arrivalTime, arrivalDelay, cancelled, diverted, scheduledMinutes
    case marketingAirline, marketingNumber

    /// The prefixed files first, then the older ones, then what can be picked on the web page and passed around.
    var spellings: [String] {
      switch self {
      case .date: ["FlightDate", "FL_DATE"]
      case .year: ["Year"]
      case .month: ["Month"]
      case .day: ["DayofMonth", "Day"]
      case .airline:
        [
          "Reporting_Airline", "IATA_Code_Reporting_Airline", "Operating_Airline",
          "IATA_Code_Operating_Airline",
          "OP_UNIQUE_CARRIER", "OP_CARRIER", "UniqueCarrier", "AIRLINE_CODE", "Carrier",
        ]
      case .flightNumber:
        [
          "Flight_Number_Reporting_Airline", "Flight_Number_Operating_Airline", "OP_CARRIER_FL_NUM",
          "FlightNum",
          "FL_NUM", "FL_NUMBER",
        ]
      case .marketingAirline:
        ["IATA_Code_Marketing_Airline", "Marketing_Airline_Network", "MKT_UNIQUE_CARRIER", "MKT_CARRIER"]
      case .marketingNumber: ["Flight_Number_Marketing_Airline", "MKT_CARRIER_FL_NUM"]
      case .tailNumber: ["Tail_Number", "TailNum"]
      case .origin: ["Origin"]
      case .destination: ["Dest"]
      case .scheduledDeparture: ["CRSDepTime"]
      case .departureTime: ["DepTime"]
      case .departureDelay: ["DepDelay"]
      case .scheduledArrival: ["CRSArrTime"]
      case .arrivalTime: ["ArrTime"]
      case .arrivalDelay: ["ArrDelay"]
      case .cancelled: ["Cancelled"]
      case .diverted: ["Diverted"]
      case .scheduledMinutes: ["CRSElapsedTime"]
      }
    }

    /// With the operating or the marketing airline, and the date whole or in parts.
    static let shapes: [[[Self]]] = [[[.date]], [[.year], [.month], [.day]]].flatMap { date in
      [[[.airline], [.flightNumber]], [[.marketingAirline], [.marketingNumber]]].map { number in
        date + number + [[.origin], [.destination], [.scheduledDeparture], [.scheduledArrival]]
      }
    }

    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static let acceptsNA = true

  static func sieveRule(_ column: Column) -> SieveRule? {
    switch column {
    case .date: .date
    case .year: .year
    case .month: .month
    case .day: .day
    case .marketingAirline: .airline
    case .marketingNumber: .otherNumber
    default: column.sieveRule
    }
  }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    let hasDate = row.cell(.date) != nil
    let date = hasDate ? row.flightDate(.date) : row.date(year: .year, month: .month, day: .day)
    guard row.cell(.marketingNumber) != nil else { return row.bulkRecord(on: date) }
    return record(from: &row, on: date)
  }

  /// The operating airline's number leads; the marketing one's is a code-share, or all that there is.
  private static func record(from row: inout Row<Column>, on date: CalendarDate?) -> FlightRecord? {
    guard let airline = row.text(.marketingAirline), let number = row.text(.marketingNumber) else {
      return row.bulkRecord(on: date)
    }
    guard row.has(.airline), row.has(.flightNumber) else {
      return row.bulkRecord(on: date, airline: .marketingAirline, number: .marketingNumber)
    }
    var record = row.bulkRecord(on: date)
    if let own = record?.number, own != airline + number { record?.codeshares = [airline + number] }
    return record
  }
}

extension Row {
  /// `2015-01-02`, or as the web page writes it: `1/2/2015 12:00:00 AM`, month first.
  fileprivate mutating func flightDate(_ column: Column) -> CalendarDate? {
    let text = read(column) { (cursor) throws(CellFault) in
      let date = cursor.bytes[cursor.position..<cursor.end].prefix { $0 != Byte.blank }
      return try DateText.parse(ByteCursor(cursor.bytes, cursor.position..<(cursor.position + date.count)))
    }
    guard let date = text?.resolved(.known(.monthFirst)), let year = date.year,
      let date = CalendarDate(year: year, month: date.month, day: date.day)
    else {
      refuse(.badDate, "the row has no whole date", for: [column])
      return nil
    }
    return date
  }
}
