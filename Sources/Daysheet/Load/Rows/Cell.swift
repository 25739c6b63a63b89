/// One value of a row, as a range of the text: no string is made before one is asked for.
struct Cell {
  enum Form {
    /// The bytes are the value.
    case plain
    /// CSV: `""` stands for one quote.
    case doubledQuotes
    /// JSON string with at least one backslash.
    case escapes
    case number, boolean, null, array, object
    /// Several cells that a map makes one of (``JoinedCells``); the bytes are those of the first.
    case joined
  }

  /// Without quotes; for arrays and objects with their brackets.
  var bytes: Range<Int>
  var form: Form
  /// Where the value starts, its quote included.
  var place: TextPlace
}
