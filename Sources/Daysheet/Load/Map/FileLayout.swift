/// What the user says about a flights file of their own.
package struct FileLayout: Hashable, Sendable {
  package var map: ColumnMap?
  package var timeFormat: TimeFormat?

  package init(map: ColumnMap? = nil, timeFormat: TimeFormat? = nil) {
    self.map = map
    self.timeFormat = timeFormat
  }

  var isEmpty: Bool { map == nil && timeFormat == nil }
}
