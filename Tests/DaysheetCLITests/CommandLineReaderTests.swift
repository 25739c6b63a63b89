import Daysheet
import Testing

@testable import DaysheetCLI

@Suite struct CommandLineReaderTests {
  private func settings(_ arguments: String..., for command: Command = .render) throws(RunError) -> Settings {
    var settings = Settings()
    for assignment in try CommandLineReader(arguments[...], for: command).assignments {
      try assignment.apply(to: &settings)
    }
    return settings
  }

  private func failure(_ arguments: [String], for command: Command = .render) -> Diagnostic? {
    do throws(RunError) {
      for assignment in try CommandLineReader(arguments[...], for: command).assignments {
        var settings = Settings()
        try assignment.apply(to: &settings)
      }
      return nil
    } catch {
      #expect(error.exitCode == .usage)
      return error.diagnostics.first
    }
  }

  @Test func valuesFollowOrAreAttached() throws {
    #expect(try settings("--out", "a").report.output == "a")
    #expect(try settings("--out=a=b").report.output == "a=b")
    #expect(try settings("-o", "a").report.output == "a")
    #expect(try settings("-oa").report.output == "a")
    #expect(try settings("--title", "-5").report.title == "-5")
    #expect(try settings("--title=--x").report.title == "--x")
  }

  @Test func switches() throws {
    let settings = try settings("-qv", "--excel", "--fail-on-warnings", "--no-excel")
    #expect(settings.isQuiet && settings.isVerbose && settings.report.failOnWarnings)
    #expect(!settings.report.excel)
  }

  @Test func bundledLettersMayEndWithAValue() throws {
    let settings = try settings("-vfcsv,png")
    #expect(settings.isVerbose)
    #expect(settings.report.formats == [.csv, .png])
  }

  @Test func theLastValueCountsAndFilesAddUp() throws {
    let settings = try settings("--paper", "a4", "--people", "a", "--paper=a5", "--people", "b")
    #expect(settings.report.paper.name == "a5")
    #expect(settings.report.people == ["a", "b"])
  }

  @Test func operandsStandAnywhereAndTwoDashesEndTheOptions() throws {
    let reader = try CommandLineReader(["a", "--excel", "-", "--", "--paper", "-x"], for: .render)
    #expect(reader.operands == ["a", "-", "--paper", "-x"])
  }

  @Test func helpIsSeen() throws {
    #expect(try CommandLineReader(["--help"], for: .render).wantsHelp)
    #expect(try CommandLineReader(["x", "-h"], for: .check).wantsHelp)
  }

  @Test(arguments: [
    (["--papr", "a3"], "unknown option --papr", "Did you mean --paper?"),
    (["--as_of", "1"], "unknown option --as_of", "Did you mean --as-of?"),
    (["--xyzzy"], "unknown option --xyzzy", "\"daysheet help render\" lists the options."),
    (["-x"], "unknown option -x", "\"daysheet help render\" lists the options."),
    (["--no-paper"], "unknown option --no-paper", "\"daysheet help render\" lists the options."),
  ])
  func unknownOptions(arguments: [String], text: String, hint: String) {
    let failure = failure(arguments)
    #expect(failure?.text == text)
    #expect(failure?.hint == hint)
  }

  @Test(arguments: [
    (["--paper"], "--paper needs a value, NAME"), (["--out", "--excel"], "--out needs a value, DIR"),
    (["-o"], "-o needs a value, DIR"), (["--excel=yes"], "--excel takes no value"),
    (["--out="], "--out: \"\" is not a value"),
    (["--seed", "1"], "--seed is an option of sample, not of render"),
    (["--ppi", "9", "--ppi", "144"], "--ppi: \"9\" \"144\" is not a number from 10 to 1200"),
  ])
  func wrongUse(arguments: [String], text: String) {
    #expect(failure(arguments)?.text == text)
  }

  @Test func checkTakesTheInputOptionsOnly() throws {
    #expect(try settings("--people", "p", "--day=today", for: .check).report.day == .relative(0))
    #expect(failure(["--paper", "a3"], for: .check)?.text == "--paper is an option of render, not of check")
  }
}
