import Timelines

/// The on-time performance files of the US Bureau of Transportation Statistics, in the generations of their header
/// (feeds.md, "Bulk CSV"). Lines end in a comma.
enum BTSFeed: FlightFeed {
  static let name = "bts"
  static let reportsUnknownColumns = false

  enum Column: Int, BulkColumnKey {
    case date, airline, flightNumber, tailNumber, origin, destination, scheduledDeparture, departureTime
    case departureDelay, scheduledArrival, arrivalTime, arrivalDelay, cancelled, diverted, scheduledMinutes

    /// The prefixed files first, then the older ones, then what can be picked on the web page.
    var spellings: [String] {
      switch self {
      case .date: ["FlightDate", "FL_DATE"]
      case .airline: ["Reporting_Airline", "UniqueCarrier", "OP_UNIQUE_CARRIER", "Carrier"]
      case .flightNumber: ["Flight_Number_Reporting_Airline", "FlightNum", "OP_CARRIER_FL_NUM", "FL_NUM"]
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

    static let shapes: [[[Self]]] = [
      [
        [.date], [.airline], [.flightNumber], [.origin], [.destination], [.scheduledDeparture],
        [.scheduledArrival],
      ]
    ]

    static let dictionary = ColumnDictionary<Self>()
    static let ordinary: [String] = []
  }

  static func sieveRule(_ column: Column) -> SieveRule? { column == .date ? .date : column.sieveRule }

  static func record(from row: inout Row<Column>) -> FlightRecord? {
    row.bulkRecord(on: row.flightDate(.date))
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
      if !hasErrors { error(.badDate, "the row has no whole date", at: column) }
      return nil
    }
    return date
  }
}
