package import Timelines

/// One flight as its file has it: read, but nothing resolved and nothing dropped.
///
/// Every layout of flights ends here, so that validation knows one shape only.
package struct FlightRecord: Placed, Sendable {
  package var row: RowReference
  /// As written, trimmed: `KL 2048`, `dl1173`.
  package var number: String
  /// Name or code, as written.
  package var airline: String?
  package var route: Route
  /// The date that clock times without a date of their own refer to: the origin's departure date for `.ends`, the date
  /// at the sheet's airport for `.local`.
  package var date: CalendarDate?
  package var departure = RecordedEnd()
  package var arrival = RecordedEnd()
  /// Scheduled block time.
  package var flightMinutes: Int?
  /// The file's own status word, as written.
  package var status: String?
  package var isCancelled = false
  package var isDiverted = false
  /// Where the file does not say at which end; a file that does has them in ``RecordedEnd``.
  package var places = RecordedPlaces()
  package var aircraft: String?
  /// Other numbers of the same flight, or the operating flight's, as written.
  package var codeshares: [String] = []
  package var operation = Operation.unstated
  /// When the message was sent that the row is, of feeds that send several about one flight; ``Instant/distantPast``
  /// where it does not say.
  package var messageTime: Instant?

  /// What the file says of who operates the flight.
  package enum Operation: Hashable, Sendable {
    case unstated
    /// The row's own number is the operating airline's.
    case own
    /// It is the first of ``codeshares``; where that is empty, the file does not name it.
    case other
  }

  /// The row is a marketing number's of a flight that `number` operates.
  mutating func isMarketed(for number: String) {
    codeshares.removeAll { $0 == number }
    codeshares.insert(number, at: 0)
    operation = .other
  }

  package enum Route: Hashable, Sendable {
    /// Both ends are named; which one is the sheet's airport is decided later.
    case ends(origin: String, destination: String)
    /// The row is about one airport. `airport` is empty where only `--airport` can tell, `other` where it is unknown.
    case local(Direction, airport: String, other: String)
  }

  package init(row: RowReference, number: String, route: Route) {
    self.row = row
    self.number = number
    self.route = route
  }
}

package enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
  case arrival, departure
}

/// The times of one end of a flight as recorded. Scheduled, estimated and actual are times at the gate, or of a feed
/// that knows one kind of time only.
package struct RecordedEnd: Placed, Hashable, Sendable {
  package var scheduled: RecordedTime? {
    get { times.scheduled.time }
    set { times.scheduled = PackedTime(newValue) }
  }
  package var estimated: RecordedTime? {
    get { times.estimated.time }
    set { times.estimated = PackedTime(newValue) }
  }
  package var actual: RecordedTime? {
    get { times.actual.time }
    set { times.actual = PackedTime(newValue) }
  }
  private var times = PackedTimes()
  /// Take-off or landing, where the file has them beside the times at the gate.
  package var runway = RecordedRunway()
  /// Minutes late, negative when early, where the file says so. Authoritative for an actual time that is only a clock
  /// reading (feeds.md: "delay minutes are authoritative").
  package var delayMinutes: Int?
  package var places = RecordedPlaces()

  package init() {}

  private struct PackedTimes: Hashable {
    var scheduled = PackedTime(nil)
    var estimated = PackedTime(nil)
    var actual = PackedTime(nil)
  }
}

/// A time as a file writes it.
package enum RecordedTime: Hashable, Sendable {
  /// With an offset: a point in time.
  case instant(Instant, offset: Int)
  /// Date and clock on the wall of the end's own airport.
  case local(LocalTime)
  /// A clock reading on the wall of the end's own airport, in minutes past midnight. `days` after the record's date
  /// where the file says (`+1`, `24:00`); `nil` where the day must be found out.
  case clock(minutes: Int, days: Int?)

  /// The point in time, where it was written with an offset.
  package var instant: Instant? { if case .instant(let instant, _) = self { instant } else { nil } }
}

/// Where a record stands in its input, so that diagnostics name it and rejects.csv shows it.
package struct RowReference: Hashable, Sendable {
  /// Index into ``LoadedFlights/inputs`` or ``LoadedPeople/inputs``.
  package var input: Int
  package var location: SourceLocation
  /// The row's bytes in ``InputText/bytes``, line end left out.
  package var bytes: Range<Int>

  package init(input: Int, location: SourceLocation, bytes: Range<Int>) {
    self.input = input
    self.location = location
    self.bytes = bytes
  }
}
