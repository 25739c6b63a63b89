import Testing

@testable import Daysheet

/// XML as attackers and broken programs write it.
@Suite struct MarkupTests {
  @Test func refusesADocumentTypeDefinition() throws {
    let error = try Self.failure(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\n<airport name=\"OSL\">&x;</airport>"
    )
    #expect(error.text == "a document type definition is not read")
    #expect(error.location.line == 2)
  }

  @Test func knowsNoEntities() throws {
    let error = try Self.failure("<airport name=\"OSL\">\n <flight><gate>&lol;</gate></flight></airport>")
    #expect(error.location.line == 2)
  }

  @Test func limitsNesting() throws {
    let error = try Self.failure(String(repeating: "<a>", count: 100_000))
    #expect(error.text == "elements are nested more than 100 deep")
  }

  @Test(arguments: [
    "<airport name=\"OSL\"><flights></airport>", "<airport", "<", "<a>&#0;</a>",
  ])
  func pointsAtWhatIsNotWellFormed(text: String) throws {
    #expect(try Self.failure(text).location.line == 1)
  }

  @Test func readsCharacterDataAndComments() throws {
    let list = try Self.records(
      "<x><flight><gate><![CDATA[A<1]]><!-- no --> &amp;\n B</gate><gate>C</gate></flight><flight/></x>")
    #expect(list.records.count == 2)
    let gate = try #require(list.records[0].members.first)
    #expect(String(decoding: list.bytes[gate.value.bytes], as: UTF8.self) == "A<1 & B")
    #expect(list.records[0].members.count == 1)
    #expect(gate.place.offset == 17)
  }

  /// Also where the line ends directly behind a tag.
  @Test func placesValuesInLaterLines() throws {
    let text = "<airport>\n<flight>\n <gate>A</gate>\n\n <belt_number>\n 5</belt_number></flight></airport>"
    let list = try Self.records(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let members = try #require(list.records.first?.members)
    #expect(members.map(\.place.line) == [3, 5])
    #expect(members.map { $0.place.offset - $0.place.lineStart } == [7, lines[4].count])
    #expect(list.records.map(\.place.line) == [2])
  }

  @Test func placesARecordWhoseTagHasSeveralLines() throws {
    let list = try Self.records(
      "<airport>\n\n  <flight\n  uniqueID='1'\n  ><gate>A</gate>\n</flight></airport>")
    #expect(list.records.map(\.place.line) == [3])
    #expect(list.records.map(\.place.lineStart) == [11])
    #expect(list.records.map(\.place.offset) == [13])
  }

  /// domain.md: a bad row never takes the good ones with it.
  @Test func rejectsARecordWithANULByte() throws {
    let record = { (gate: String) in
      "<flight><flight_id>QZ1</flight_id><schedule_time>2026-03-12T06:30:00Z</schedule_time><arr_dep>A</arr_dep>"
        + "<gate>\(gate)</gate></flight>\n"
    }
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "<airport name=\"OSL\">\n\(record("1"))\(record("\0"))\(record("3"))</airport>")
    let loaded = try FlightLoader.load(paths: [path], feed: nil)
    #expect(loaded.records.map(\.gate) == ["1", "3"])
    #expect(loaded.rejects.map(\.reason.code) == [.nulByte])
    #expect(loaded.rejects.map(\.reason.location.line) == [3])
  }

  private static func records(_ text: String) throws -> RecordList {
    try XMLRecords.read(InputSource(index: 0, path: "f", raw: Array(text.utf8)))
  }

  private static func failure(_ text: String) throws -> Diagnostic {
    let error = try #require(throws: InputFailure.self) { try records(text) }
    #expect(error.diagnostics.map(\.code) == [.xmlSyntax])
    return try #require(error.diagnostics.first)
  }
}
