import Daysheet
import Foundation
import Testing
import Timelines

@testable import DaysheetCLI

@Suite struct InvocationTests {
  private func render(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws(RunError) -> Settings {
    let (invocation, _) = try Invocation.read(["render", "f.csv"] + arguments, environment: environment)
    guard case .render(let settings) = invocation else {
      Issue.record("not a render")
      return Settings()
    }
    return settings
  }

  private func failure(_ arguments: [String], environment: [String: String] = [:]) -> RunError? {
    #expect(throws: RunError.self) { try Invocation.read(arguments, environment: environment) }
  }

  /// A configuration file for the time of the test.
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test("order: flag, environment, file, default")
  func layers() throws {
    #expect(try render([]).report.ppi == 144)
    try withFile(#"{"ppi": 100, "paper": "a1", "people": ["x", "y"], "excel": true}"#) { path throws in
      let file = try render(["--config", path])
      #expect(file.report.ppi == 100)
      #expect(file.report.excel)
      let environment = ["DAYSHEET_PPI": "200", "DAYSHEET_CONFIG": path, "DAYSHEET_EXCEL": "0"]
      let variables = try render([], environment: environment)
      #expect(variables.report.ppi == 200)
      #expect(variables.report.paper.name == "a1")
      #expect(!variables.report.excel)
      let flags = try render(["--ppi=300", "--people", "z", "--excel"], environment: environment)
      #expect(flags.report.ppi == 300)
      #expect(flags.report.people == ["z"])
      #expect(flags.report.excel)
    }
  }

  @Test func environmentNamesAreTheOptionsNames() throws {
    let settings = try render(
      [], environment: ["DAYSHEET_AS_OF": "14:30", "DAYSHEET_FAIL_ON_WARNINGS": "true"])
    #expect(settings.report.asOf == .clock(870))
    #expect(settings.report.failOnWarnings)
  }

  @Test func anUnknownNameInTheEnvironmentIsAWarning() throws {
    let environment = ["DAYSHEET_PAPR": "a3", "OTHER": "x"]
    let (_, warnings) = try Invocation.read(["check", "f"], environment: environment)
    #expect(warnings.map(\.text) == ["DAYSHEET_PAPR in the environment is no option"])
    #expect(warnings.first?.hint == "Did you mean DAYSHEET_PAPER?")
  }

  @Test func aBadValueInTheEnvironmentIs78() {
    let error = failure(["render", "f"], environment: ["DAYSHEET_PPI": "many"])
    #expect(error?.exitCode == .configuration)
    #expect(error?.diagnostics.first?.text == "DAYSHEET_PPI: \"many\" is not a number from 10 to 1200")
  }

  @Test(arguments: [("", Int?.none), ("1773273600", 1_773_273_600), ("0", 0)])
  func sourceDateEpoch(text: String, seconds: Int?) throws {
    #expect(try render([], environment: ["SOURCE_DATE_EPOCH": text]).report.metadataDate?.seconds == seconds)
  }

  @Test(arguments: ["yesterday", "-1", "1.5", "253402300800"])
  func badSourceDateEpoch(text: String) {
    #expect(failure(["render", "f"], environment: ["SOURCE_DATE_EPOCH": text])?.exitCode == .configuration)
  }

  @Test(arguments: [
    ([], "no command given"), (["render"], "render needs a flights file, or - for standard input"),
    (["check"], "check needs a flights file, or - for standard input"),
    (["sample"], "sample needs one folder to write into"),
    (["sample", "a", "b"], "sample needs one folder to write into"),
    (["info", "x"], "info takes no \"x\""), (["rendr", "f"], "unknown command \"rendr\""),
    (["help", "rendr"], "unknown command \"rendr\""), (["verify"], "verify needs a folder"),
    (["--paper", "a3"], "--paper comes before a command"),
    (["render", "-", "--people", "-"], "standard input can be read only once"),
    (["render", "f", "--overlap", "5"], "--overlap needs --tile"),
    (["render", "f", "--tile", "a4", "--bleed", "3"], "--bleed and --tile exclude each other"),
    (["render", "f", "--tile", "a4", "-f", "png"], "--tile needs pdf among the formats"),
    (["render", "f", "--bleed", "3", "-f", "csv,svg"], "--bleed needs pdf among the formats"),
    (["render", "f", "--margin", "5in"], "--margin leaves less than 50 mm of --paper a3"),
    (["render", "f", "--paper=screen", "--orientation=landscape"], "--paper screen has no orientation"),
  ])
  func wrongUse(arguments: [String], text: String) {
    let error = failure(arguments)
    #expect(error?.exitCode == .usage)
    #expect(error?.diagnostics.first?.text == text)
  }

  @Test func aFileInPlaceOfACommandGetsAHint() {
    #expect(failure([#filePath])?.diagnostics.first?.hint == "Did you mean daysheet render \(#filePath)?")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--version"], ["render", "--help"], ["help", "sample"]])
  func textsForStandardOutput(arguments: [String]) throws {
    let (invocation, _) = try Invocation.read(arguments, environment: [:])
    guard case .print(let text) = invocation else {
      Issue.record("no text")
      return
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test(arguments: [
    (["--paper", "a0"], 989), (["--paper", "a0", "--orientation", "landscape"], 699),
    (["--paper", "5080x100mm"], 163),
  ])
  func aResolutionBeyondAPNGNamesTheMostForThePaper(paper: [String], most: Int) throws {
    let error = failure(["render", "f.csv", "--ppi", "1200"] + paper)
    #expect(error?.exitCode == .usage)
    #expect(error?.diagnostics.first?.hint == "The most for this paper is --ppi \(most).")
    #expect(failure(["render", "f.csv", "--ppi", "\(most + 1)"] + paper)?.exitCode == .usage)
    _ = try render(["--ppi", "\(most)"] + paper)
    _ = try render(["--ppi", "1200", "--format", "pdf"] + paper)
  }
}
