import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Bad input": a sheet without a single flight says which days and airports the input has.
@Suite struct EmptySheetTests {
  @Test func anotherDayIsNamed() throws {
    let rows = AirportCellsTests.row("QX1", "LIS", "OPO") + AirportCellsTests.row("QX2", "MAD", "OPO")
    let result = try AirportCellsTests.check(rows, day: "2026-11-29")
    let warning = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1 && warning.code == .noFlightsOnDay && warning.severity == .warning)
    #expect(
      warning.text
        == "no flight of LIS on 2026-11-29: its flights in the input are of 2026-03-12; the input is of LIS, MAD, OPO"
    )
    #expect(result.exitCode == .success)
  }

  @Test func anotherAirportIsNamed() throws {
    let result = try AirportCellsTests.check(AirportCellsTests.row("QX1", "LIS", "OPO"), airport: "OSL")
    let warning = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1 && warning.code == .noFlightsAtAirport)
    #expect(warning.text == "no row names OSL: the input is of 2026-03-12, and of LIS, OPO")
  }

  @Test func aFileWithoutRowsIsAnEmptyDay() throws {
    #expect(try AirportCellsTests.check("").diagnostics.map(\.code) == [.noRows])
  }
}
