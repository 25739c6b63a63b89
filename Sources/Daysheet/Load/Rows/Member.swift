/// A named value of a record whose format has names in every record: JSON, XML, vCard, LDIF.
struct Member {
  /// A path where the value is nested: `departure.iata`.
  var name: String
  /// Where the name stands.
  var place: TextPlace
  var value: Cell
}

/// The records of a format that is read as a whole before its rows are walked: XML, vCard, LDIF.
struct RecordList {
  struct Record {
    var place: TextPlace
    /// Line end left out.
    var bytes: Range<Int>
    /// As messages name it: `FlightLeg[3]`.
    var path: String
    var members: [Member]
    /// What is wrong with the record as a whole.
    var fault: Fault?
  }

  struct Fault {
    var code: Diagnostic.Code
    var text: String
    var place: TextPlace
  }

  /// The text, and behind it the values that are written in it with escapes, decoded.
  ///
  /// A cell of such a value has its bytes here and its place in the text.
  private(set) var bytes: [UInt8]
  var records: [Record] = []
  /// Entries that are none of the records that are looked for, such as groups among people.
  var leftOut = 0
  /// Where records begin that had no name and go by something else.
  var renamed: [TextPlace] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A cell for a decoded value that stands at `place`.
  mutating func cell(_ value: some Sequence<UInt8>, at place: TextPlace) -> Cell {
    let start = bytes.count
    bytes += value
    return Cell(bytes: start..<bytes.count, form: .plain, place: place)
  }

  /// Every name that occurs, at the place where it is seen first.
  var header: [HeaderCell] {
    var seen: Set<String> = []
    return records.lazy.flatMap(\.members).compactMap { member in
      seen.insert(member.name).inserted ? HeaderCell(name: member.name, place: member.place) : nil
    }
  }
}
