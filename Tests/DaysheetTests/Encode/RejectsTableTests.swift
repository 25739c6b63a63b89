import Daysheet
import Testing

@Suite struct RejectsTableTests {
  @Test("rejects.csv has the original row, its line and the reason, and no path")
  func rejects() {
    let text = "flight,x\nKL1,\"a\nb\"\nKL2,é\n"
    let input = InputText(
      path: "some/where/in.csv", feed: "native", sha256: "", bytes: Array(text.utf8), rows: 2)
    let other = InputText(path: "-", feed: "people", sha256: "", bytes: Array("name\nAda\n".utf8), rows: 1)
    let code = Diagnostic.Code(rawValue: "bad-time")
    let rejects = [
      reject(code, Daysheet.SourceLocation(file: "some/where/in.csv", line: 2, column: 5), bytes: 9..<18),
      reject(code, Daysheet.SourceLocation(file: "-", line: 2), bytes: 5..<8),
    ]
    let file = rejects.csv(.plain, inputs: [input, other])
    #expect(file.name == "rejects.csv")
    #expect(
      file.text == """
        file,line,column,code,reason,row
        in.csv,2,5,bad-time,"not a time, ""x""\","KL1,""a
        b""\"
        -,2,0,bad-time,"not a time, ""x""\",Ada

        """)
  }

  private func reject(_ code: Diagnostic.Code, _ place: Daysheet.SourceLocation, bytes: Range<Int>) -> Reject
  {
    Reject(
      row: RowReference(input: 0, location: place, bytes: bytes),
      reason: Diagnostic(.error, code, "not a time, \"x\"", at: place))
  }
}
