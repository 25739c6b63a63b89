import Testing
import Timelines

@testable import Daysheet

struct ClockTextTests {
  private static let date = CalendarDate(daysSince1970: 20_524)

  private func clock(_ tag: String, _ style: ReportOptions.ClockStyle? = nil) throws -> ClockText {
    ClockText(try #require(PosterLocale(tag)), style: style)
  }

  private func local(_ hour: Int, _ minute: Int) -> LocalTime {
    LocalTime(Self.date, minutes: hour * 60 + minute)
  }

  @Test(arguments: [
    ("en", "14:30"), ("en-GB", "14:30"), ("en-US", "2:30 PM"), ("de", "14:30"), ("fr", "14:30"),
    ("fr-CA", "14:30"),
    ("es", "14:30"), ("es-US", "2:30 p.m."), ("ja", "14:30"), ("ar", "2:30 م"), ("ar-MA", "14:30"),
    ("he", "14:30"),
  ])
  func theLocaleDecides(tag: String, text: String) throws {
    #expect(try clock(tag).text(local(14, 30)) == text)
  }

  @Test(arguments: [("de", "2:30 PM"), ("ja", "午後2:30"), ("es", "2:30 p.m.")])
  func theOptionOverridesItWithTheLocalesMarkers(tag: String, text: String) throws {
    #expect(try clock(tag, .twelve).text(local(14, 30)) == text)
  }

  @Test func aTwentyFourHourClockIsTheSameEverywhere() throws {
    for language in PosterLocale.Language.allCases {
      #expect(try clock(language.rawValue, .twentyFour).text(local(6, 5)) == "06:05")
    }
  }

  @Test(arguments: [
    (0, "12:00 AM", "12 AM"), (11, "11:00 AM", "11 AM"), (12, "12:00 PM", "12 PM"), (23, "11:00 PM", "11 PM"),
  ])
  func midnightAndNoonAreTwelve(hour: Int, text: String, label: String) throws {
    #expect(try clock("en-US").text(local(hour, 0)) == text)
    #expect(try clock("en-US").hour(local(hour, 0)) == label)
  }

  @Test func anHourThatStartsAtTheHalfKeepsItsMinutes() throws {
    #expect(try clock("en-US").hour(local(4, 30)) == "4:30 AM")
    #expect(try clock("en").hour(local(4, 0)) == "04:00")
  }

  @Test func aTimeBesideAnotherSaysItsMarkerOnlyWhereItDiffers() throws {
    let clock = try clock("en-US")
    #expect(clock.text(local(14, 30), beside: local(15, 10)) == "2:30")
    #expect(clock.text(local(11, 50), beside: local(12, 10)) == "11:50 AM")
    #expect(clock.text(local(11, 50), beside: nil) == "11:50 AM")
  }
}
