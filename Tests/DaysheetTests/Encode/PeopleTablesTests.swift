import Daysheet
import Testing

@Suite struct PeopleTablesTests {
  @Test func companiesAreExact() {
    let file = SummaryFixture.summary().companiesCSV(.plain)
    #expect(file.name == "companies.csv")
    #expect(
      file.text == """
        company,people,arrivals,departures,unlinked,first_time,last_time
        =Evil,1,1,0,0,2026-03-12T06:25+00:00,2026-03-12T06:25+00:00
        ,1,0,0,1,,

        """)
  }

  @Test func peopleAreExact() {
    let file = SummaryFixture.summary().peopleCSV(.plain)
    #expect(file.name == "people.csv")
    #expect(
      file.text == """
        company,family_name,given_name,birthday,flight,direction,time,other_airport,status,progress
        =Evil,Ford,Zoë,1980-03-22,KL2048,arrival,2026-03-12T06:25+00:00,AMS,landed,1.0000
        ,,Ada,--02-29,ZZ 9,,,,,

        """)
  }

  @Test func excelGuardsABirthdayWithoutYear() {
    let text = SummaryFixture.summary().peopleCSV(.excel).text
    #expect(text.contains("\r\n'=Evil,Ford,"))
    #expect(text.contains(",Ada,'--02-29,"))
  }
}
