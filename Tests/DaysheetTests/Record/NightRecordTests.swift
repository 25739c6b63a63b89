import Testing

@testable import Daysheet

@Suite struct NightRecordTests {
  @Test func readsBackAsItWasWritten() throws {
    var record = try IndexPageTests.night(reports: 120)
    record.outputs = [RunRecord.Output(OutputFile(name: "summary.csv", bytes: [1, 2, 3]))]
    record.only = ["LIS"]
    record.warnings = RecordedWarning.all(of: [
      Diagnostic(.warning, .badDate, "odd", at: SourceLocation(file: "a/b.csv", line: 3, column: 2)),
      Diagnostic(.note, .badDate, "not shown", at: .nowhere),
    ])
    #expect(NightRecord(Array(record.json.indented.utf8)) == record)
    #expect(record.warnings.map(\.file) == ["b.csv"])
  }

  @Test func aReportsRecordIsNone() {
    #expect(NightRecord(Array(#"{"daysheet": "1", "outputs": []}"#.utf8)) == nil)
  }

  @Test func theRecordNamesEveryOtherFileAndComesLast() throws {
    let record = try IndexPageTests.night(reports: 2)
    let files = record.files()
    #expect(files.map(\.name) == ["summary.csv", "index.html", "run.json"])
    let read = try #require(NightRecord(files[2].bytes))
    #expect(read.outputs == files.prefix(2).map { RunRecord.Output($0) })
  }
}
