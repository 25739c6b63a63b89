import Daysheet
import Testing

@testable import DaysheetCLI

@Suite struct CheckSummaryTests {
  private let diagnostics = ["w2", "w1", "e", "w1", "n"].map { code in
    let severity: Diagnostic.Severity = code == "e" ? .error : code == "n" ? .note : .warning
    return Diagnostic(severity, Diagnostic.Code(rawValue: code), "text", at: .nowhere)
  }

  @Test func countsByCodeTheWorstFirst() {
    #expect(
      CheckSummary(diagnostics, counts: nil).text(.human) == "1 error[e]\n2 warning[w1]\n1 warning[w2]\n1 note[n]\n")
    #expect(CheckSummary([], counts: nil).text(.human) == "nothing to report\n")
  }

  @Test func json() {
    #expect(
      CheckSummary(diagnostics, counts: nil).text(.json)
        == #"{"flights":null,"people":null,"errors":{"e":1},"warnings":{"w1":2,"w2":1},"notes":{"n":1}}"# + "\n")
  }
}
