/// What loading yields for one kind of input: the records, the rows that could not be one, and every diagnostic.
package struct Loaded<Record: Sendable>: Sendable {
  package var records: [Record] = []
  package var rejects: [Reject] = []
  package var diagnostics: [Diagnostic] = []
  /// In the order in which the user named them.
  package var inputs: [InputText] = []

  package init() {}
}

package typealias LoadedFlights = Loaded<FlightRecord>
package typealias LoadedPeople = Loaded<PersonRecord>

/// One input, read and brought to UTF-8.
package struct InputText: Sendable {
  /// The path as the user wrote it, `-` for standard input.
  package var path: String
  /// What the file was read as: `native`, `nycflights13`, `dot2015`, `people` …
  package var feed: String
  /// SHA-256 of the bytes as they were on disk, lower-case hex.
  package var sha256: String
  /// UTF-8 without byte order mark.
  package var bytes: [UInt8]
  /// Rows of data, the header and blank lines left out.
  package var rows: Int
  /// Rows that loading put out of the sheet's scope, such as attendees who have cancelled.
  package var outOfScope = 0
  /// Rows that became one record with another row's.
  package var mergedRows = 0
  /// Rows that are counted in ``rows`` and are not in ``bytes``.
  package var leftOut = LeftOutRows()

  package init(path: String, feed: String, sha256: String, bytes: [UInt8], rows: Int) {
    self.path = path
    self.feed = feed
    self.sha256 = sha256
    self.bytes = bytes
    self.rows = rows
  }
}

/// A row that was left out, with the error that says why.
package struct Reject: Sendable {
  package var row: RowReference
  package var reason: Diagnostic

  package init(row: RowReference, reason: Diagnostic) {
    self.row = row
    self.reason = reason
  }
}
