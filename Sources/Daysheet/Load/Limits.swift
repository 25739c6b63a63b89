/// How much an input may have, so that no file, however made, takes the machine's memory or time.
///
/// What goes beyond a limit is an error with its place; a row beyond one is left out like any other bad row.
enum Limits {
  /// Bytes of one input.
  static let inputBytes = 1 << 30
  /// Inputs of one kind.
  static let inputs = 1000
  /// Bytes of one row, line end left out.
  static let rowBytes = 1 << 24
  /// Bytes of one cell that is used.
  static let cellBytes = 1 << 20
  /// Columns of a header.
  static let columns = 10_000
  /// Brackets or elements that are open at the same time.
  static let nesting = 100
  /// Levels of objects in a record whose members get a path of their own.
  static let flattenedObjects = 8
}
