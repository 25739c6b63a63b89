import Daysheet
import Testing

@Suite struct FlightTablesTests {
  @Test func flightsAreExact() {
    let file = SummaryFixture.summary().flightsCSV(.plain)
    #expect(file.name == "flights.csv")
    #expect(
      file.text == """
        flight,airline,direction,airport,other_airport,scheduled,estimated,actual,local_time,other_end_time,\
        flight_minutes,delay_minutes,status,terminal,gate,belt,hour,progress,people,codeshares
        KL2048,"KLM, ""Royal"" Dutch",arrival,LIS,AMS,2026-03-12T06:30+00:00,2026-03-12T06:28+00:00,\
        2026-03-12T06:25+00:00,2026-03-12T06:30+00:00,2026-03-12T04:20+01:00,185,-5,landed,1,A4,7,\
        2026-03-12T06:00+00:00,1.0000,1,AF8210 DL9611
        17,,departure,LIS,XXQ,2026-03-12T08:05+00:00,,,2026-03-12T08:05+00:00,,,0,cancelled,,,,\
        2026-03-12T08:00+00:00,,0,

        """)
  }

  @Test func hoursAreExactAndHaveTheEmptyOnes() {
    let file = SummaryFixture.summary().hoursCSV(.plain)
    #expect(file.name == "hours.csv")
    #expect(
      file.text == """
        hour,label,arrivals,departures,flights,delayed,cancelled,people
        2026-03-12T06:00+00:00,06:00,1,0,1,0,0,1
        2026-03-12T07:00+00:00,07:00,0,0,0,0,0,0
        2026-03-12T08:00+00:00,08:00,0,1,1,0,1,0

        """)
  }

  @Test func excelKeepsNegativeMinutesAsNumbers() {
    let lines = SummaryFixture.summary(title: "+Air").flightsCSV(.excel).text.split(separator: "\r\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("KL2048,'+Air,arrival"))
    #expect(lines[1].contains(",185,-5,landed,"))
  }
}
