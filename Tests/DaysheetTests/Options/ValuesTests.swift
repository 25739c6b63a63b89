import Testing
import Timelines

@testable import Daysheet

@Suite struct ValuesTests {
  /// What one option makes of a value, in a command line of `render` or `sample`.
  private func settings(_ name: String, _ value: String, _ command: Command = .render) throws(BadValue)
    -> Settings
  {
    var settings = Settings()
    for option in optionTable where option.name == name && option.commands.contains(command) {
      try option.assign(&settings, [value])
    }
    return settings
  }

  private func refuses(_ name: String, _ value: String, _ command: Command = .render) -> String? {
    do throws(BadValue) {
      _ = try settings(name, value, command)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func everyOptionOfRenderIsRead() throws {
    #expect(try settings("people", "p.csv").report.people == ["p.csv"])
    #expect(try settings("feed", "dot2015").report.feed == "dot2015")
    #expect(try settings("airport", "lis").report.airport == "lis")
    #expect(try settings("day", "2026-03-12").report.day == .date(CalendarDate(daysSince1970: 20_524)))
    #expect(try settings("zone", "Europe/Lisbon").report.zone == "Europe/Lisbon")
    #expect(try settings("day-start", "04:30").report.dayStart == 270)
    #expect(try settings("as-of", "14:30").report.asOf == .clock(870))
    #expect(try settings("out", "x").report.output == "x")
    #expect(try settings("format", "pdf").report.formats == [.pdf])
    #expect(try settings("format", "txt,csv").report.formats == [.csv, .txt])
    #expect(Settings().report.formats == [.csv, .svg, .png, .pdf])
    #expect(try settings("paper", "A1").report.paper == Paper("a1"))
    #expect(try settings("orientation", "landscape").report.orientation == .landscape)
    #expect(try settings("ppi", "72.5").report.ppi == 72.5)
    for (text, bytes) in [("1MB", 1_000_000), ("1.5MiB", 1_572_864), ("500kB", 500_000), ("4096", 4096)] {
      #expect(try settings("max-bytes", text).report.maxBytes == bytes)
    }
    #expect(try settings("margin", "0.5in").report.print.margin == Length(points: 36))
    #expect(try settings("bleed", "3").report.print.bleed == Length(millimetres: 3))
    #expect(try settings("tile", "A4").report.print.tile == Paper("a4"))
    #expect(try settings("overlap", "1cm").report.print.overlap == Length(millimetres: 10))
    #expect(try settings("clock", "12").report.clock == .twelve)
    #expect(try settings("title", "Summit").report.title == "Summit")
    #expect(try settings("bad-rows", "fail").report.failOnBadRows)
    #expect(try !settings("bad-rows", "skip").report.failOnBadRows)
    #expect(try settings("fail-on-warnings", "true").report.failOnWarnings)
    #expect(try settings("excel", "1").report.excel)
    #expect(try settings("diagnostics", "json").diagnostics == .json)
    #expect(try settings("color", "never").color == .never)
    #expect(try settings("config", "c.json").config == "c.json")
    #expect(try settings("quiet", "true").isQuiet)
    #expect(try settings("verbose", "true").isVerbose)
  }

  @Test func everyOptionOfSampleIsRead() throws {
    #expect(try settings("seed", "18446744073709551615", .sample).sample.seed == .max)
    #expect(try settings("flights", "0", .sample).sample.flights == 0)
    #expect(try settings("people", "500", .sample).sample.people == 500)
    #expect(try settings("day", "2013-03-10", .sample).sample.day.description == "2013-03-10")
    #expect(try settings("airport", "jfk", .sample).sample.airport == "JFK")
  }

  @Test(arguments: [("yesterday", -1), ("today", 0), ("tomorrow", 1)])
  func relativeDays(word: String, days: Int) throws {
    #expect(try settings("day", word).report.day == .relative(days))
  }

  @Test(arguments: [
    ("2026-03-12T14:30Z", 52_200), ("2026-03-12T14:30:15+00:00", 52_215), ("2026-03-12 14:30+01:00", 48_600),
    ("2026-03-12T14:30-0330", 64_800), ("2026-03-12T14:30+02", 45_000),
  ])
  func asOfWithOffset(text: String, secondOfDay: Int) throws {
    let instant = Instant(seconds: 20_524 * 86_400 + secondOfDay)
    #expect(try settings("as-of", text).report.asOf == .instant(instant))
  }

  @Test func asOfWithoutOffsetIsInTheSheetsZone() throws {
    let date = CalendarDate(daysSince1970: 20_524)
    #expect(try settings("as-of", "2026-03-12T14:30").report.asOf == .local(LocalTime(date, minutes: 870)))
    #expect(try settings("as-of", "now").report.asOf == .now)
  }

  @Test func asOfMayBeAfterMidnightOfALateDay() throws {
    #expect(try settings("as-of", "24:00").report.asOf == .clock(1440))
    #expect(try settings("as-of", "25:30").report.asOf == .clock(1530))
  }

  @Test(arguments: [
    ("as-of", "48:00"), ("as-of", "06:10-1"), ("as-of", "2026-02-30T10:00"), ("as-of", "2026-03-12"),
    ("as-of", "2026-03-12T14:30+1"),
    ("as-of", "2026-03-12T14:30:7"), ("as-of", "14:3"), ("as-of", "yesterday"), ("day", "12.3.2026"),
    ("day", "Today"),
    ("day-start", "24:00"), ("format", "csv,"), ("format", "jpeg"),
    ("paper", "a9"), ("orientation", "sideways"), ("ppi", "0"), ("ppi", "9999"), ("ppi", "nan"),
    ("clock", "13"), ("max-bytes", "1"), ("max-bytes", "1GB"), ("max-bytes", "big"), ("margin", "-1"),
    ("margin", "wide"), ("bleed", "0"), ("bleed", "26mm"), ("tile", "a6"),
    ("tile", "screen"), ("overlap", "1e1"), ("overlap", "41"),
    ("bad-rows", "ignore"), ("color", "yes"), ("diagnostics", "xml"), ("density", "tight"),
    ("excel", "maybe"),
    ("locale", "e1"), ("title", ""),
  ])
  func badValues(option: String, value: String) {
    #expect(refuses(option, value)?.hasPrefix("is not ") == true)
  }

  @Test(arguments: [
    ("seed", "-1"), ("flights", "1e3"), ("people", "-1"), ("airport", "XXX"), ("day", "today"),
  ])
  func badValuesOfSample(option: String, value: String) {
    #expect(refuses(option, value, .sample)?.hasPrefix("is not ") == true)
  }

  @Test func anUnknownLanguageNamesTheKnownOnes() throws {
    #expect(
      refuses("locale", "sv")
        == "is not a language with or without a region, such as pt-BR; known are en de fr es it pt nl pl ja ar he"
    )
    #expect(try settings("locale", "pt_br").report.locale == PosterLocale(.pt, region: "BR"))
  }

  @Test(arguments: [
    ("density", "auto"), ("density", "rows"), ("locale", "en"), ("locale", "de"), ("locale", "es-419"),
    ("locale", "en_US"), ("locale", "pt-BR"), ("without", "birthday,names"),
  ])
  func builtValues(option: String, value: String) {
    #expect(refuses(option, value) == nil)
  }
}
