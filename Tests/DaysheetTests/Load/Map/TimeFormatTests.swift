import Testing
import Timelines

@testable import Daysheet

@Suite struct TimeFormatTests {
  /// What a format reads, as the usual forms say it.
  @Test(arguments: [
    ("%d.%m.%Y %H:%M", "1.2.2026 6:05", "2026-02-01T06:05"),
    ("%d.%m.%Y %H:%M", "12.03.2026   24:00", "2026-03-12T24:00"),
    ("%m/%d/%y %I:%M:%S %p", "3/12/26 12:05:09 am", "2026-03-12T00:05:09"),
    ("%m/%d/%Y %I:%M %p", "3/12/2026 12:05 p.m.", "2026-03-12T12:05"),
    ("%d%b%y %H%M", "12MAR26 0610", "2026-03-12T06:10"),
    ("%d %b %Y, %Hh%M", "12 March 2026, 06h10", "2026-03-12T06:10"),
    ("%Y%m%d%H%M", "202603120610", "2026-03-12T06:10"),
    ("%Y-%m-%dT%H:%M:%S%z", "2026-03-12T06:10:00+0530", "2026-03-12T06:10+05:30"),
    ("%Y%m%dT%H%M%z", "20260312T0610Z", "2026-03-12T06:10Z"),
    ("%s", "0", "1970-01-01T00:00Z"),
    ("%H.%M", "6.10", "06:10"),
    ("%H%M", "2400", "24:00"),
    ("%d/%m/%y %H:%M", "12/03/70 06:10", "1970-03-12T06:10"),
    ("100%% %H:%M", "100% 06:10", "06:10"),
  ])
  func reads(format: String, text: String, usual: String) throws {
    let time = try TimeFormat(format).parse(ByteCursor(text))
    #expect(try time == TimeText.parse(ByteCursor(usual)))
  }

  @Test(arguments: [
    ("%H:%M", "6:1x"), ("%H:%M", "25:00"), ("%H:%M", "23:60"), ("%I:%M %p", "13:00 pm"), ("%H%M", "2561"),
    ("%d.%m.%Y %H:%M", "30.2.2026 06:10"), ("%d.%m.%Y %H:%M", "1.2.2026"), ("%d %b %Y %H", "1 Foo 2026 6"),
    ("%H:%M", "06:10 "), ("%s", "-1"), ("%Y-%m-%dT%H:%M%z", "2026-03-12T06:10"),
  ])
  func refuses(format: String, text: String) throws {
    let format = try TimeFormat(format)
    let fault = #expect(throws: CellFault.self) { try format.parse(ByteCursor(text)) }
    #expect(fault?.code == .badTime || fault?.code == .badDate)
  }

  @Test(arguments: [
    ("%Q", "has the unknown token %Q"), ("%H:%M%", "ends in a single %"), ("%M", "has no hour"),
    ("%I:%M", "needs %I and %p together"),
    ("%d %H:%M", "has a part of a date; year, month and day are needed"),
    ("%H:%M%z", "has an offset without a date"), ("%H:%H", "has a token twice"), ("", "has no hour"),
  ])
  func saysWhatIsWrongWithAFormat(format: String, text: String) throws {
    let problem = try #require(throws: TimeFormat.Problem.self) { try TimeFormat(format) }
    #expect(problem.text == text)
  }

  @Test func knowsTheOrderOfItsDate() throws {
    #expect(try TimeFormat("%d/%m/%Y %H:%M").dateOrder == .dayFirst)
    #expect(try TimeFormat("%m/%d/%Y %H:%M").dateOrder == .monthFirst)
    #expect(try TimeFormat("%H:%M").dateOrder == nil)
  }
}
