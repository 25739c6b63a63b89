import Testing

@testable import Daysheet

struct RowReferenceCellTests {
  /// Line and column at which the cell is found in the last line of a text.
  private func place(of cell: String, in text: String, from line: Int = 1) -> String {
    let bytes = Array(text.utf8)
    let start = text.utf8.lastIndex(of: UInt8(ascii: "\n")).map {
      text.utf8.distance(from: text.utf8.startIndex, to: $0) + 1
    }
    let input = InputText(path: "f", feed: "native", sha256: "", bytes: bytes, rows: 1)
    let row = RowReference(
      input: 0, location: SourceLocation(file: "f", line: line), bytes: (start ?? 0)..<bytes.count)
    let location = row.location(ofCell: cell, in: [input])
    return "\(location.line):\(location.column)"
  }

  @Test func findsTheCellOfARow() {
    #expect(place(of: "lost", in: "KL1,LIS,OPO,lost") == "1:13")
    #expect(place(of: "KL1", in: "KL1;LIS;OPO;lost") == "1:1")
    #expect(place(of: "-5", in: "header\nKL1,\"LIS\", -5 ,lost", from: 2) == "2:12")
    #expect(place(of: "opo", in: "KL1,LIS,\"OPO\",lost") == "1:10")
  }

  @Test func columnsAreCharacters() {
    #expect(place(of: "lost", in: "Zürich 🛬,lost") == "1:10")
  }

  @Test func anyFormatHasCells() {
    #expect(place(of: "lost", in: #"{"flight":"KL1","status":"lost"}"#) == "1:27")
    #expect(place(of: "0", in: #"[{"flight_minutes": 0}]"#) == "1:21")
    #expect(place(of: "lost", in: "<flight><status>lost</status></flight>") == "1:17")
  }

  @Test func theRowIsNamedWhereTheCellIsNotCertain() {
    #expect(place(of: "0", in: "KL1,0,0") == "1:0")
    #expect(place(of: "gone", in: "KL1,gonewest") == "1:0")
    #expect(place(of: "", in: "KL1,,") == "1:0")
  }

  @Test func rowsOfSeveralLinesHaveTheCellsOwnLine() {
    let text = "{\n \"flight\": \"KL1\",\n \"status\": \"lost\" }"
    let input = InputText(path: "f", feed: "native", sha256: "", bytes: Array(text.utf8), rows: 1)
    let row = RowReference(
      input: 0, location: SourceLocation(file: "f", line: 1), bytes: 0..<text.utf8.count)
    #expect(row.location(ofCell: "lost", in: [input]) == SourceLocation(file: "f", line: 3, column: 13))
  }
}
