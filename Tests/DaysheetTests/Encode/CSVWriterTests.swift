import Daysheet
import Testing
import Timelines

@Suite struct CSVWriterTests {
  private func written(_ dialect: CSVWriter.Dialect, _ write: (inout CSVWriter) -> Void) -> String {
    var csv = CSVWriter(dialect, header: ["a"])
    write(&csv)
    csv.endRow()
    return String(decoding: csv.bytes, as: UTF8.self)
  }

  @Test("RFC 4180: cells with a quote, comma or line break are quoted, quotes doubled; nothing else is")
  func quoting() {
    let text = written(.plain) { csv in
      for cell in ["x y", "x,y", "say \"hi\"", "two\nlines", "a\rb", "", " é "] { csv.text(cell) }
    }
    #expect(text == "a\nx y,\"x,y\",\"say \"\"hi\"\"\",\"two\nlines\",\"a\rb\",, é \n")
  }

  @Test func plainTextIsNeverGuarded() {
    #expect(written(.plain) { $0.text("=1+1") } == "a\n=1+1\n")
  }

  @Test(
    "--excel: byte order mark, CRLF, formula cells guarded in text",
    arguments: ["=", "+", "-", "@", "\t", "＝", "＋", "－", "＠"])
  func guardsFormulas(start: String) {
    #expect(written(.excel) { $0.text(start + "1") } == "\u{FEFF}a\r\n'\(start)1\r\n")
  }

  @Test func guardedCellsAreQuotedTooWhereTheyMustBe() {
    #expect(written(.excel) { $0.text("=A1,\"x\"") } == "\u{FEFF}a\r\n\"'=A1,\"\"x\"\"\"\r\n")
    #expect(written(.excel) { $0.text("\r=") } == "\u{FEFF}a\r\n\"'\r=\"\r\n")
  }

  @Test func numbersAndTimesAreNotGuarded() {
    let zone = SummaryFixture.zone
    let text = written(.excel) { csv in
      csv.number(-5)
      csv.number(nil)
      csv.time(SummaryFixture.at(6, 10), in: zone)
      csv.time(nil, in: zone)
    }
    #expect(text == "\u{FEFF}a\r\n-5,,2026-03-12T06:10+00:00,\r\n")
  }

  @Test("progress has four decimals and is empty where there is none")
  func fractions() {
    let text = written(.plain) { csv in
      for value in [0, 1, 0.5, 1.0 / 3, 0.00004, 0.99996, nil] { csv.fraction(value) }
    }
    #expect(text == "a\n0.0000,1.0000,0.5000,0.3333,0.0000,1.0000,\n")
  }
}
