import Testing

@testable import Daysheet

/// Each limit of `Limits`: what goes beyond it is an error with its place, and what does not is read.
@Suite struct LimitsTests {
  private static let header = "flight,origin,destination,scheduled_departure"
  private static let row = "QZ1,LIS,OPO,2026-03-12T06:10"

  @Test func rejectsARowWithTooManyCells() throws {
    let wide = "QZ2" + String(repeating: ",", count: Limits.cells + 5)
    let file = try Self.load([Self.header, Self.row, wide, Self.row])
    #expect(file.records.count == 2)
    #expect(file.rejects.map(\.reason.code) == [.tooManyCells])
    #expect(file.rejects.map(\.reason.location.line) == [3])
  }

  @Test func refusesAHeaderOfTooManyCells() throws {
    #expect(try Self.failure([String(repeating: "a,", count: Limits.cells + 1)]).code == .tooManyCells)
  }

  @Test func rejectsACellThatIsTooLong() throws {
    let long = String(repeating: "x", count: Limits.cellBytes + 1)
    let file = try Self.load([Self.header, "\(long),LIS,OPO,2026-03-12T06:10", Self.row])
    #expect(file.records.count == 1)
    #expect(file.rejects.map(\.reason.code) == [.tooLong])
  }

  @Test func rejectsARowThatIsTooLong() throws {
    // In a column that is not used.
    let long = String(repeating: "x", count: Limits.rowBytes + 1)
    let file = try Self.load([Self.header + ",note", Self.row + "," + long, Self.row + ","])
    #expect(file.records.count == 1)
    #expect(file.rejects.map(\.reason.code) == [.tooLong])
  }

  @Test func refusesAnObjectOfTooManyKeys() throws {
    let keys = (0...Limits.cells).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let failure = try Self.failure(["[{\(keys)}]"])
    #expect(failure.code == .jsonSyntax)
    #expect(failure.text.contains("at most \(Limits.cells) values"))
  }

  @Test(arguments: ["{\"a\":", "["]) func refusesDeepNesting(open: String) throws {
    let failure = try Self.failure(["[{\"a\": " + String(repeating: open, count: 1_000_000)])
    #expect(failure.code == .jsonSyntax)
  }

  @Test func refusesTooManyFiles() throws {
    let paths = Array(repeating: "x", count: Limits.inputs + 1)
    let error = try #require(throws: RunError.self) { try FlightLoader.load(paths: paths, feed: nil) }
    #expect(error.exitCode == .usage)
    #expect(error.diagnostics.map(\.code) == [.tooManyFiles])
  }

  /// A file without an end is not read to its end.
  @Test func stopsReadingAtTheLimit() throws {
    let failure = try #require(throws: InputFailure.self) {
      try InputReader.bytes(of: "/dev/zero", limit: 10_000)
    }
    #expect(failure.diagnostics.map(\.code) == [.tooLarge])
    let folder = try TemporaryFolder()
    #expect(try InputReader.bytes(of: folder.write("12345"), limit: 5).count == 5)
  }

  @Test func refusesTooManyRowsAndProblems() throws {
    let source = try Self.source([Self.header, Self.row, "QZ2,LIS,OPO,now", "QZ2,LIS,OPO,then", Self.row])
    let walk = try RowWalk<NativeColumn>(source, InputTable(source) { _ in true }) { _ in [] }
    #expect(try LoadedFile(feed: "f", from: walk, rowLimit: 4, problemLimit: 2, NativeFeed.record).rows == 4)
    for (rows, problems) in [(3, 9), (9, 1)] {
      let failure = try #require(throws: InputFailure.self) {
        try LoadedFile(feed: "f", from: walk, rowLimit: rows, problemLimit: problems, NativeFeed.record)
      }
      #expect(failure.diagnostics.map(\.code) == [.tooLarge])
    }
  }

  @Test func refusesXMLThatIsTooLarge() throws {
    let source = try Self.source(["<airport/>"])
    #expect(try XMLRecords.read(source, limit: 10).records.isEmpty)
    let failure = try #require(throws: InputFailure.self) { try XMLRecords.read(source, limit: 9) }
    #expect(failure.diagnostics.map(\.code) == [.tooLarge])
  }

  @Test func countsBytesFarOutInALine() {
    let text = Array(String(repeating: "é", count: Limits.countedBytes).utf8)
    let near = TextPlace(offset: 100, line: 1, lineStart: 0).location(in: text, file: "f")
    let far = TextPlace(offset: Limits.countedBytes + 2, line: 1, lineStart: 0).location(in: text, file: "f")
    #expect(near.column == 51)
    #expect(far.column == Limits.countedBytes + 3)
  }

  @Test func readsObjectsOfEverNewKeys() throws {
    let rows = (0..<(2 * Limits.cells)).map { "{\"flight\": \"QZ1\", \"k\($0)\": 1}" }
    let file = try Self.load(
      [
        "{\"flight\": \"QZ1\", \"origin\": \"LIS\", \"destination\": \"OPO\", \"std\": \"2026-03-12T06:10\"}"
      ] + rows)
    #expect(file.records.count == 1)
    #expect(file.rejects.count == rows.count)
    #expect(file.diagnostics.first?.text.hasSuffix("are not known and not used") == true)
  }

  private static func source(_ lines: [String]) throws -> InputSource {
    try InputSource(index: 0, path: "f", raw: Array(lines.joined(separator: "\n").utf8))
  }

  private static func load(_ lines: [String]) throws -> LoadedFile<FlightRecord> {
    try FlightLoader.load(source(lines), feed: nil)
  }

  private static func failure(_ lines: [String]) throws -> Diagnostic {
    let source = try source(lines)
    let failure = try #require(throws: InputFailure.self) { try FlightLoader.load(source, feed: nil) }
    return try #require(failure.diagnostics.first)
  }

  @Test func refusesAHeaderThatIsTooLong() throws {
    let name = String(repeating: "é", count: Limits.cellBytes / 2 + 1)
    #expect(try Self.failure([name]).code == .tooLong)
    let row = String(
      repeating: String(repeating: "n", count: 9999) + ",", count: Limits.rowBytes / 10_000 + 1)
    #expect(try Self.failure([row]).code == .tooLong)
  }

  @Test func aNameLongerThanAnyKnownOneIsAnUnknownColumn() throws {
    let name = String(repeating: "é", count: 400_000)
    let file = try Self.load([Self.header + "," + name, Self.row + ","])
    #expect(file.records.count == 1)
    #expect(file.diagnostics.map(\.code) == [.unknownColumn])
    #expect((file.diagnostics.first?.text.count ?? 0) < 100)
  }

  @Test func aFileOfNULBytesIsNamedAsThat() throws {
    #expect(try Self.failure([String(repeating: "\0", count: 100_000)]).code == .nulByte)
    #expect(try NULBytes.flaws(in: [0, 0, 1, 0, 0, 0]).map(\.offset) == [0, 3])
    #expect(throws: UndecodableText.self) { try NULBytes.flaws(in: [0, 1, 0, 1, 0], limit: 2) }
  }

  /// Only so many broken places are kept, however many there are.
  @Test func refusesTextWithTooManyBrokenPlaces() {
    let census = UTF8Census(Array("é".utf8) + [0xE9, 0x20, 0xE9, 0x20, 0xE9], limit: 2)
    #expect(census.valid == 1 && census.brokenCount == 3 && census.broken.count == 2)
    let bytes =
      Array(String(repeating: "é", count: Limits.problems + 2).utf8)
      + Array(repeatElement([0xE9, 0x20], count: Limits.problems + 1).joined())
    #expect(throws: UndecodableText.self) { try TextDecoding.decode(bytes) }
  }

  @Test func aCardOfTooManyPropertiesIsLeftOut() throws {
    let card = ["BEGIN:VCARD", "N:Brandt;Ida", "END:VCARD"]
    let endless = ["BEGIN:VCARD"] + Array(repeating: "N:a", count: Limits.cells + 1) + ["END:VCARD"]
    let file = try PeopleLoader.load(Self.source(card + endless))
    #expect(file.records.count == 1)
    #expect(file.rejects.map(\.reason.code) == [.tooManyCells])
  }

  @Test func aLongValueIsShortenedInAMessage() throws {
    let file = try Self.load([Self.header, "QZ2,LIS,OPO," + String(repeating: "9", count: 5000), Self.row])
    #expect((file.rejects.first?.reason.text.count ?? 1000) < 200)
  }
}
