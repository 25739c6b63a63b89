import Testing

@testable import Daysheet

@Suite struct DateOrderTests {
  @Test(
    arguments: [
      (["12/03/2026", "13/03/2026"], nil, .known(.dayFirst)),
      (["12/03/2026", "03/13/2026"], nil, .known(.monthFirst)),
      (["12/03/2026", "11/03/2026"], nil, .open),
      (["12/03/2026", "11/03/2026"], .monthFirst, .known(.monthFirst)),
      // The column's own proof goes before what the user says.
      (["12/03/2026", "13/03/2026"], .monthFirst, .known(.dayFirst)),
      (["13/03/2026", "03/13/2026"], nil, .mixed),
      (["13/03/2026", "03/13/2026"], .dayFirst, .known(.dayFirst)),
      (["12.03.26", "1.2.1980"], nil, .known(.dayFirst)),
      (["3.22.1980", "1.2.1980"], nil, .known(.monthFirst)),
      (["13/03/26", "12/03/26"], nil, .known(.dayFirst)),
      (["13/03/26", "12/03/26"], .yearFirst, .known(.yearFirst)),
      (["13-03-26", "12-03-26"], nil, .open),
      (["13-03-26", "12-03-99"], nil, .known(.dayFirst)),
      (["26-03-31", "12-13-14"], nil, .mixed),
      (["2026-03-12", "12MAR"], nil, .open),
      (["12-Mar-26"], nil, .known(.dayFirst)),
    ] as [([String], DateOrder?, ColumnOrder)])
  func decidesForTheColumn(dates: [String], wanted: DateOrder?, order: ColumnOrder) throws {
    var survey = ColumnOrderSurvey()
    for date in dates { survey.add(try DateText.parse(ByteCursor(date))) }
    #expect(survey.order(wanted: wanted) == order)
  }
}
