import Testing
import Timelines

@testable import Daysheet

struct LocaleTextTests {
  private func text(_ tag: String) throws -> LocaleText { LocaleText(try #require(PosterLocale(tag))) }

  @Test(arguments: [
    ("en", "Thursday, 12 March 2026"), ("en-US", "Thursday, March 12, 2026"),
    ("de", "Donnerstag, 12. März 2026"),
    ("fr", "Jeudi 12 mars 2026"), ("pl", "Czwartek, 12 marca 2026"), ("ar", "الخميس، 12 مارس، 2026"),
    ("he", "יום חמישי, 12 במרץ 2026"),
  ])
  func aLongDateStandsAlone(tag: String, date: String) throws {
    #expect(try text(tag).longDate(CalendarDate(daysSince1970: 20_524)) == date)
  }

  @Test func janeiroIsJaennerInAustria() throws {
    let date = CalendarDate(daysSince1970: 20_454)
    #expect(try text("de").shortDate(date).contains("Jan"))
    #expect(try text("de-AT").longDate(date).contains("Jänner"))
  }

  @Test(arguments: [
    ("en", "2,085", "12,085"), ("de", "2.085", "12.085"), ("es", "2085", "12.085"), ("ar", "2,085", "12,085"),
  ])
  func numbersAreGroupedAsTheLocaleDoes(tag: String, four: String, five: String) throws {
    #expect(try text(tag).number(2085) == four)
    #expect(try text(tag).number(12_085) == five)
    #expect(try text(tag).number(999) == "999")
  }

  @Test func aZoneHasItsNameInTheLanguage() throws {
    #expect(try text("en").zoneName("Europe/Lisbon") == "Western European Time")
    #expect(try text("fr").zoneName("Europe/Lisbon") == "Heure d’Europe de l’Ouest")
    #expect(try text("en").zoneName("Etc/GMT+3") == nil)
    #expect(try text("fr").zoneName("Etc/UTC") == nil)
    #expect(try text("en").zoneName("No/Where") == nil)
  }
}
