import Foundation
import Testing

@testable import Daysheet

@Suite struct CSVReaderTests {
  // Skipped where the shared data folder is missing.
  @Test(
    .enabled(if: SharedData.isThere),
    arguments: [
      "comma_in_quotes", "empty", "empty_crlf", "escaped_quotes", "json", "newlines", "newlines_crlf",
      "quotes_and_newlines", "simple", "simple_crlf", "utf8",
    ])
  func agreesWithCSVSpectrum(name: String) throws {
    var csv = try String(contentsOfFile: SharedData.path("csv-spectrum/\(name).csv"), encoding: .utf8)
    // The copies of these files have lost the carriage returns that they are named for.
    if name.hasSuffix("_crlf"), !csv.contains("\r\n") { csv = csv.replacing("\n", with: "\r\n") }
    let json = try Data(contentsOf: URL(filePath: SharedData.path("csv-spectrum/\(name).json")))
    let expected = try JSONDecoder().decode([[String: String]].self, from: json)
    let rows = Self.texts(Array(csv.utf8))
    let header = try #require(rows.first)
    let found = rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
    #expect(found == expected)
  }

  @Test(arguments: [
    "a,b\n1,2\n3,4", "a,b\r\n1,2\r\n3,4\r\n", "a,b\r1,2\r3,4\r", "\n\na,b\n\n  \n1,2\n\n3,4\n\n",
  ])
  func endsLinesInEveryWayAndSkipsBlankOnes(text: String) {
    #expect(Self.texts(Array(text.utf8)) == [["a", "b"], ["1", "2"], ["3", "4"]])
  }

  @Test(arguments: [
    ("a;b,c;d\n", ";"), ("a|b,c|d\n", "|"), ("a|b;c\n", ";"), ("a\tb\tc,d\n", "\t"), ("a,b;c,d\n", ","),
    ("\"a,b,c\";d;e\n", ";"), ("a\n", ","),
  ])
  func findsTheDelimiterInTheHeader(text: String, delimiter: Character) {
    var reader = CSVReader(Array(text.utf8))
    var cells: [Cell] = []
    _ = reader.nextHeader(into: &cells)
    #expect(Character(Unicode.Scalar(reader.delimiter)) == delimiter)
  }

  @Test func keepsEmptyCellsAtTheEnds() {
    #expect(Self.texts(Array(",a,\n,,\n".utf8)) == [["", "a", ""], ["", "", ""]])
    #expect(Self.texts(Array("a,".utf8)) == [["a", ""]])
  }

  @Test func takesAQuoteInsideACellAsItIs() {
    #expect(Self.texts(Array("5\" pipe,b\n".utf8)) == [["5\" pipe", "b"]])
  }

  /// domain.md, "Bad input": blanks before a quoted cell are no part of it, whichever blanks they are.
  @Test(arguments: ["a, \"b, c\" ,d\n", "a,\u{A0}\u{2009}\"b, c\"\u{200B},d\n", "a,  \"b, c\",d"])
  func takesAQuoteBehindBlanksForAnOpeningOne(text: String) {
    #expect(Self.texts(Array(text.utf8)) == [["a", "b, c", "d"]])
  }

  /// What reads like no quoted cell is an ordinary one, as it was before: no row and no file is lost to a quote.
  @Test(arguments: [
    ("a, \"b\" c,d\n", [["a", " \"b\" c", "d"]]),
    ("a, \"b,c\nd,e,f\n", [["a", " \"b", "c"], ["d", "e", "f"]]),
    ("a,x \"b,c\n", [["a", "x \"b", "c"]]), ("a, \"b\nc\",d\n", [["a", "b\nc", "d"]]),
  ])
  func leavesOtherQuotesBehindBlanksAsTheyAre(text: String, rows: [[String]]) {
    #expect(Self.texts(Array(text.utf8)) == rows)
  }

  @Test func tellsLineAndColumnInCharacters() {
    let bytes = Array("é,\"x\r\ny\",ł\r\nžž,🛫✈️,c\n".utf8)
    var reader = CSVReader(bytes)
    var cells: [Cell] = []
    var places: [String] = []
    while reader.next(into: &cells) != nil {
      for cell in cells {
        let location = cell.place.location(in: bytes, file: "f")
        places.append("\(location.line):\(location.column)")
      }
    }
    // The quoted cell runs over two lines, so that the cell behind it stands on the second.
    #expect(places == ["1:1", "1:3", "2:4", "3:1", "3:4", "3:7"])
  }

  @Test func readsOnBehindAnUnclosedQuoteOfOneRow() {
    var reader = CSVReader(Array("a,\"b,c\nd,\"e\",f\ng,h,i\n".utf8))
    var cells: [Cell] = []
    var flaws = 0
    var counts: [Int] = []
    while let row = reader.next(into: &cells) {
      if case .unclosed(let place) = row.flaw {
        #expect(place == TextPlace(offset: 2, line: 1, lineStart: 0))
        #expect(row.bytes == 0..<6)
        flaws += 1
      } else {
        counts.append(cells.count)
      }
    }
    #expect(flaws == 1)
    #expect(counts == [3, 3])
  }

  @Test func saysWhereAQuoteOpensThatNeverCloses() {
    var reader = CSVReader(Array("a,b\nc,\"d\ne,f\n".utf8))
    var cells: [Cell] = []
    _ = reader.next(into: &cells)
    let row = reader.next(into: &cells)
    guard case .unclosedToEnd(let place) = row?.flaw else {
      Issue.record("the flaw is \(String(describing: row?.flaw))")
      return
    }
    #expect(place == TextPlace(offset: 6, line: 2, lineStart: 4))
    let after = reader.next(into: &cells)
    #expect(after.map(\.bytes) == nil)
  }

  private static func texts(_ bytes: [UInt8]) -> [[String]] {
    var reader = CSVReader(bytes)
    var cells: [Cell] = []
    var rows: [[String]] = []
    while reader.next(into: &cells) != nil {
      rows.append(cells.map { InputTable.name($0, in: bytes) })
    }
    return rows
  }
}
