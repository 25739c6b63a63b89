import Daysheet
import Testing

@testable import DaysheetCLI

@Suite struct DiagnosticPrinterTests {
  private func diagnostic(
    _ severity: Diagnostic.Severity, _ code: String, line: Int, file: String = "f.csv", text: String = "text",
    hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, Diagnostic.Code(rawValue: code), text,
      at: Daysheet.SourceLocation(file: file, line: line, column: 1),
      hint: hint)
  }

  @Test func hintsAreIndented() {
    let text = DiagnosticPrinter().text([diagnostic(.error, "a", line: 2, hint: "Do it.")])
    #expect(text == "f.csv:2:1: error[a]: text\n    hint: Do it.\n")
  }

  @Test func sortsByFileInTheOrderOfAppearanceThenByPlace() {
    let text = DiagnosticPrinter().text([
      diagnostic(.error, "a", line: 10, file: "z"), diagnostic(.error, "a", line: 1, file: "b"),
      diagnostic(.warning, "b", line: 9, file: "z"),
    ])
    #expect(text.split(separator: "\n").map { $0.prefix(4) } == ["z:9:", "z:10", "b:1:"])
  }

  @Test func notesAreForCheckOnly() {
    let diagnostics = [diagnostic(.note, "a", line: 1), diagnostic(.warning, "b", line: 2)]
    #expect(DiagnosticPrinter().text(diagnostics) == "f.csv:2:1: warning[b]: text\n")
    #expect(DiagnosticPrinter(least: .note).text(diagnostics).contains("note[a]"))
    #expect(DiagnosticPrinter(least: .error).text(diagnostics).isEmpty)
  }

  @Test func manyOfOneKindAreSummedUp() {
    let diagnostics =
      (1...15).map { diagnostic(.warning, "a", line: $0) } + [diagnostic(.error, "b", line: 99)]
    let lines = DiagnosticPrinter(limit: 10).text(diagnostics).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[10] == "f.csv:99:1: error[b]: text")
    #expect(lines[11] == "5 more warning[a]; \"daysheet check\" shows all")
    #expect(DiagnosticPrinter().text(diagnostics).split(separator: "\n").count == 16)
  }

  @Test func jsonIsOneObjectALineAndNeverSummedUp() {
    let diagnostics = (1...15).map { diagnostic(.warning, "a", line: $0) }
    let lines = DiagnosticPrinter(style: .json, limit: 10).text(diagnostics).split(separator: "\n")
    #expect(lines.count == 15)
    #expect(lines[0].hasPrefix(#"{"severity":"warning","code":"a","file":"f.csv","line":1,"#))
  }

  @Test func coloursTheSeverity() {
    let text = DiagnosticPrinter(isColored: true).text([diagnostic(.error, "a", line: 2)])
    #expect(text == "\u{1B}[1mf.csv:2:1: \u{1B}[0m\u{1B}[1;31merror[a]\u{1B}[0m: text\n")
  }

  @Test func namesOfFilesAndHintsCannotSteerTheTerminalEither() {
    let text = DiagnosticPrinter().text([
      diagnostic(
        .error, "a", line: 2, file: "x\u{1B}[2J\ny\u{202E}.csv", text: "\u{9B}a", hint: "Is ‘\u{7}’ meant?")
    ])
    #expect(
      text == "x\u{FFFD}[2J\u{FFFD}y\u{FFFD}.csv:2:1: error[a]: \u{FFFD}a\n    hint: Is ‘\u{FFFD}’ meant?\n")
    let json = DiagnosticPrinter(style: .json).text([
      diagnostic(.error, "a", line: 2, text: "\u{9B}\u{202E}a")
    ])
    #expect(json.contains(#""text":"\u009b\u202ea""#))
  }

  @Test func aCellOfTheFileCannotSteerTheTerminal() {
    let text = DiagnosticPrinter().text([diagnostic(.error, "a", line: 2, text: "\u{1B}[2Jx\ny")])
    #expect(text == "f.csv:2:1: error[a]: \u{FFFD}[2Jx\u{FFFD}y\n")
  }
}
