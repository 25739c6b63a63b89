import Foundation
import Testing

/// Walks over `Samples/broken/expected.json` with the whole command: diagnostics, exit status, and rows that survive.
struct BrokenSamplesCommandTests {
  struct Expected: Decodable {
    var options: [String]
    var cases: [Case]
  }

  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    var file: String
    var arguments: [String]
    var exit: Int32
    /// `line:column severity code`.
    var diagnostics: [String]
    /// Rows that end in rejects.csv.
    var rejects: Int?

    var testDescription: String { file }
  }

  private struct Finding: Decodable {
    var severity: String
    var code: String
    /// `null` where the whole file or line is meant.
    var line: Int?
    var column: Int?

    var text: String { "\(line ?? 0):\(column ?? 0) \(severity) \(code)" }
  }

  static let folder = BuiltProgram.samples.appending(path: "broken")

  static var expected: Expected {
    get throws {
      try JSONDecoder().decode(Expected.self, from: Data(contentsOf: folder.appending(path: "expected.json")))
    }
  }

  @Test(arguments: try expected.cases)
  func theCommandSaysWhatIsWrong(sample: Case) throws {
    let options = try Self.expected.options + sample.arguments + ["--diagnostics", "json"]
    let outcome = try BuiltProgram(arguments: ["check"] + options, folder: Self.folder).run()
    let findings = try outcome.talk.split(separator: "\n").map { line in
      try JSONDecoder().decode(Finding.self, from: Data(line.utf8)).text
    }
    #expect(findings.sorted() == sample.diagnostics.sorted())
    #expect(outcome.status == sample.exit)
  }

  @Test(arguments: try expected.cases.filter { $0.exit < 64 })
  func goodRowsSurvive(sample: Case) throws {
    try BuiltProgram.withFolder { folder throws in
      let out = folder.appending(path: "out")
      let options = try Self.expected.options + sample.arguments + ["--format", "csv", "--out", out.path]
      let outcome = try BuiltProgram(arguments: ["render"] + options, folder: Self.folder).run()
      #expect(outcome.status == sample.exit)
      let report = PublishedReport(folder: out)
      #expect(report.names.contains("flights.csv"))
      #expect(report.names.contains("rejects.csv") == (sample.exit == 1))
    }
  }
}
