/// How much an input may have, so that no file, however made, takes the machine's memory or time.
///
/// What goes beyond a limit is an error with its place. A row beyond one is left out like any other bad row, a file is not
/// used.
enum Limits {
  /// Inputs of one kind.
  static let inputs = 1000
  /// Bytes of one input.
  static let inputBytes = 1 << 30
  /// Bytes of an XML input, whose records are held until all are read.
  static let xmlBytes = 1 << 26
  /// Bytes of a picture, and pixels of each of its sides.
  static let pictureBytes = 1 << 22
  static let pictureSide = 4096
  /// Records of a vCard or LDIF input, which are held until all are read.
  static let listedRecords = 1_000_000
  /// Rows of one input.
  static let rows = 5_000_000
  /// Things to say about the rows of one input: by then it is another kind of file than it is taken for.
  static let problems = 1_000_000
  /// Bytes of one row, line end left out.
  static let rowBytes = 1 << 24
  /// Bytes of one cell that is used.
  static let cellBytes = 1 << 20
  /// Bytes of a column's name that may be one of those that are known.
  static let nameBytes = 256
  /// Columns of a header, cells of a row, keys of an object.
  static let cells = 10_000
  /// Bytes of a line in which columns are counted as characters.
  static let countedBytes = 1 << 14
  /// Brackets or elements that are open at the same time.
  static let nesting = 100
  /// Levels of objects in a record whose members get a path of their own.
  static let flattenedObjects = 8
}
