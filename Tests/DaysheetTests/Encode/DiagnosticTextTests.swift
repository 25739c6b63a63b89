import Daysheet
import Testing

@Suite struct DiagnosticTextTests {
  private let code = Diagnostic.Code(rawValue: "bad-time")

  @Test("A diagnostic is file:line:column: error[code]: text")
  func line() {
    let place = Daysheet.SourceLocation(file: "a.csv", line: 12, column: 5)
    #expect(Diagnostic(.error, code, "no time", at: place).line == "a.csv:12:5: error[bad-time]: no time")
    #expect(
      Diagnostic(.warning, code, "no time", at: Daysheet.SourceLocation(file: "a.csv", line: 12)).line
        == "a.csv:12: warning[bad-time]: no time")
    #expect(
      Diagnostic(.note, code, "no time", at: Daysheet.SourceLocation(file: "a.csv")).line
        == "a.csv: note[bad-time]: no time")
    #expect(Diagnostic(.error, code, "no time", at: .nowhere).line == "error[bad-time]: no time")
  }

  @Test func jsonHasAlwaysTheSameKeys() {
    let place = Daysheet.SourceLocation(file: "a.csv", line: 12, column: 5)
    #expect(
      Diagnostic(.error, code, "no time", at: place, hint: "Add one.").json.compact
        == #"{"severity":"error","code":"bad-time","file":"a.csv","line":12,"column":5,"#
        + #""text":"no time","hint":"Add one."}"#)
    #expect(
      Diagnostic(.note, code, "no time", at: .nowhere).json.compact
        == #"{"severity":"note","code":"bad-time","file":null,"line":null,"column":null,"#
        + #""text":"no time","hint":null}"#)
  }
}
