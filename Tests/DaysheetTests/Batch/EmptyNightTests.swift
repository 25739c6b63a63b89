import Foundation
import Testing
import Timelines

@testable import Daysheet

/// product.md: a night of which every report is empty is published but never becomes `latest`, and the exit status is 1;
/// `--allow-empty` says that this is meant.
@Suite struct EmptyNightTests {
  private static let other = CalendarDate(year: 2026, month: 11, day: 29)

  private static func latest(_ input: BatchInput) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: input.out + "/latest")
  }

  private static func input() throws -> BatchInput {
    let input = try BatchInput()
    #expect(try input.render().exitCode == .success)
    input.options.day = .date(try #require(other))
    return input
  }

  @Test func itIsPublishedSaidOnceAndDoesNotBecomeLatest() throws {
    let input = try Self.input()
    let result = try input.render()
    #expect(result.exitCode == .rowsLeftOut)
    #expect(result.diagnostics.map(\.code) == [.noFlightsOnDay])
    #expect(
      result.diagnostics.first?.text
        == "no report of 2026-11-29 has a flight: the input is of 2026-03-12, and of LIS, MAD, OPO")
    #expect(input.reports("2026-11-29") == ["LIS", "OPO"])
    #expect(Self.latest(input) == "2026-03-12")
    #expect(NightRecord.read(input.out + "/2026-11-29")?.warnings.map(\.code) == ["no-flights-on-day"])
  }

  @Test func allowEmptySaysThatItIsMeant() throws {
    let input = try Self.input()
    input.batch.allowsEmpty = true
    let result = try input.render()
    #expect(result.exitCode == .success && result.diagnostics.isEmpty)
    #expect(Self.latest(input) == "2026-11-29")
  }

  @Test func minFlightsDoesNotHideIt() throws {
    let input = try Self.input()
    input.batch.minFlights = 1
    #expect(try input.render().exitCode == .rowsLeftOut)
    #expect(Self.latest(input) == "2026-03-12")
  }

  /// The second run of a day with an old file.
  @Test func aDayThatBecomesEmptyIsNotLatestAnyMore() throws {
    let input = try BatchInput(BatchInput.rows + BatchInput.nextDay)
    input.batch.each = [.airport, .day]
    try input.render()
    #expect(Self.latest(input) == "2026-03-13")
    try input.write(BatchInput.header + BatchInput.rows, "flights.csv")
    input.batch.each = [.airport]
    input.options.day = .date(try #require(CalendarDate("2026-03-13")))
    #expect(try input.render().exitCode == .rowsLeftOut)
    #expect(Self.latest(input) == "2026-03-12")
  }

  /// Old nights go, but not the one that people look at.
  @Test func keepDoesNotTakeLatestAway() throws {
    let input = try Self.input()
    input.batch.keep = 1
    try input.render()
    #expect(Self.latest(input) == "2026-03-12")
    #expect(NightRecord.read(input.out + "/latest") != nil)
  }

  @Test func shardsSayItWhenTheyArePublished() throws {
    let input = try Self.input()
    for number in 1...2 {
      input.batch.shard = Shard(number, of: 2)
      #expect(try input.render().exitCode == .success)
    }
    let index = try ShardIndex(input.out, keep: nil)
    #expect(index.exitCode == .rowsLeftOut)
    #expect(index.diagnostics.map(\.code) == [.noFlightsOnDay])
    #expect(Self.latest(input) == "2026-03-12")
  }

  @Test func aCellThatIsNoAirportIsNoKey() throws {
    let input = try BatchInput(
      BatchInput.rows + "TP8,TAP,Nowhere,OPO,2026-03-12T10:00,2026-03-12T10:50+00:00,1\n")
    #expect(try input.render().exitCode == .success)
    #expect(input.reports() == ["LIS", "OPO"])
    // Lisbon's: it may be that airport. Porto's: the zone of its other end is not known.
    #expect(NightRecord.read(input.out + "/2026-03-12")?.reports.map(\.warnings) == [1, 1])
  }
}
