import Daysheet
import Foundation
import Testing

@testable import DaysheetCLI

@Suite struct ConfigFileTests {
  private func read(_ text: String) throws -> [String: [String]] {
    let file = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let assignments = try ConfigFile.read(file.path)
    return Dictionary(uniqueKeysWithValues: assignments.map { ($0.option.name, $0.values) })
  }

  private func failure(_ text: String) -> Diagnostic? {
    let error = #expect(throws: RunError.self) { try read(text) }
    #expect(error?.exitCode == .configuration)
    return error?.diagnostics.first
  }

  @Test func everyTypeOfValue() throws {
    let values = try read(
      #"{"airport": "LIS", "excel": false, "ppi": 96, "format": ["csv", "png"], "clock": 24, "day-start": "04:30"}"#
    )
    #expect(
      values == [
        "airport": ["LIS"], "excel": ["false"], "ppi": ["96"], "format": ["csv,png"], "clock": ["24"],
        "day-start": ["04:30"],
      ])
  }

  @Test func relativePathsStartFromTheFile() throws {
    let values = try read(#"{"people": ["a.csv", "/b.csv", "-"], "out": "report", "title": "a/b"}"#)
    let folder = FileManager.default.temporaryDirectory.path
    #expect(values["people"] == [folder + "/a.csv", "/b.csv", "-"])
    #expect(values["out"] == [folder + "/report"])
    #expect(values["title"] == ["a/b"])
  }

  @Test(
    "Unknown keys and wrong types are errors with their path",
    arguments: [
      (#"{"papr": "a3"}"#, "papr: no option has this name"),
      (#"{"config": "x"}"#, "config: no option has this name"),
      (#"{"seed": 1}"#, "seed: no option has this name"),
      (#"{"ppi": "144"}"#, "ppi: must be a number, not a string"),
      (#"{"excel": "yes"}"#, "excel: must be true or false, not a string"),
      (#"{"excel": 1}"#, "excel: must be true or false, not a number"),
      (#"{"paper": ["a3"]}"#, "paper: must be a string, not an array"),
      (#"{"paper": null}"#, "paper: must be a string, not null"),
      (#"{"people": ["a", 5]}"#, "people[1]: must be a string, not a number"),
      (#"{"people": {}}"#, "people: must be a string or an array of strings, not an object"),
    ])
  func problems(text: String, problem: String) {
    #expect(failure(text)?.text == problem)
  }

  @Test func aNearNameIsOffered() {
    #expect(failure(#"{"fromat": "csv"}"#)?.hint == "Did you mean \"format\"?")
  }

  @Test func problemsHaveALineAndAColumn() {
    let failure = failure("{\n  \"paper\": \"a3\",\n  \"é\": 1, \"papr\": \"a3\"\n}")
    #expect(failure?.text == "é: no option has this name")
    #expect(failure?.location.line == 3)
    #expect(failure?.location.column == 3)
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("[]", 1, 1), ("3", 1, 1), ("{\"paper\": }", 1, 11),
    ("{\"paper\": \"a3\"\n,}", 2, 2),
    ("{} x", 1, 4), ("{\"paper\": \"a3\",\n\"paper\": \"a4\"}", 2, 1),
  ])
  func brokenFiles(text: String, line: Int, column: Int) {
    let failure = failure(text)
    #expect(failure?.location.line == line)
    #expect(failure?.location.column == column)
  }

  @Test func aByteOrderMarkAndEscapesAreRead() throws {
    #expect(try read("\u{FEFF}{\"t\\u0069tle\": \"a\\n\"}") == ["title": ["a\n"]])
  }

  @Test func aMissingFileIsAnErrorWhereItWasNamed() {
    let error = #expect(throws: RunError.self) { try ConfigFile.read("/nowhere/daysheet.json") }
    #expect(error?.exitCode == .configuration)
  }
}
