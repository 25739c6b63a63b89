import Foundation
import Testing
import Timelines

@testable import Daysheet

@Suite struct ShardIndexTests {

  private func renderShard(_ number: Int, of count: Int, _ input: BatchInput) throws {
    input.batch.shard = Shard(number, of: count)
    try input.render()
    input.batch.shard = nil
  }

  @Test func shardsAndIndexGiveTheBytesOfOneProcess() throws {
    let input = try BatchInput(BatchInput.rows + BatchInput.withoutZone)
    #expect(try input.render().exitCode == .rowsLeftOut)
    let whole = try input.files()
    input.options.output = input.folder + "/sharded"
    for number in [3, 1, 2] { try renderShard(number, of: 3, input) }
    let sharded = BatchFolder(input.folder + "/sharded")
    #expect(try !sharded.files().keys.contains("2026-03-12/run.json"))
    let index = try ShardIndex(input.folder + "/sharded", keep: nil)
    #expect(index.exitCode == .rowsLeftOut)
    #expect(index.diagnostics.map(\.code) == [.reportFailed])
    #expect(try sharded.files() == whole)
  }

  @Test func aMissingShardIsNamedAndTheOldNightStays() throws {
    let input = try BatchInput()
    try input.render()
    let before = try input.files("2026-03-12")
    input.options.excel = true
    for number in [1, 4] { try renderShard(number, of: 4, input) }
    let error = #expect(throws: RunError.self) { try ShardIndex(input.out, keep: nil) }
    #expect(error?.exitCode == .noInput)
    #expect(error?.diagnostics.first?.text.contains("these are missing: 2, 3;") == true)
    #expect(try input.files("2026-03-12") == before)
    for number in [2, 3] { try renderShard(number, of: 4, input) }
    #expect(try ShardIndex(input.out, keep: nil).exitCode == .success)
    #expect(try input.files("2026-03-12") != before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: input.out).sorted() == ["2026-03-12", "latest"])
  }

  @Test func aDayWithoutAReportOfAShardIsCompleteAllTheSame() throws {
    let input = try BatchInput(BatchInput.rows + BatchInput.nextDay)
    input.batch.each = [.airport, .day]
    try input.render()
    let whole = try input.files()
    input.options.output = input.folder + "/sharded"
    for number in 1...7 { try renderShard(number, of: 7, input) }
    #expect(try ShardIndex(input.folder + "/sharded", keep: nil).published.count == 2)
    #expect(try BatchFolder(input.folder + "/sharded").files() == whole)
  }

  @Test func shardsOfDifferentNightsDoNotMeet() throws {
    let input = try BatchInput()
    try renderShard(1, of: 2, input)
    input.options.excel = true
    try renderShard(2, of: 2, input)
    #expect(throws: RunError.self) { try ShardIndex(input.out, keep: nil) }
  }

  @Test func whereThereAreNoShardsThereIsNothingToIndex() throws {
    let input = try BatchInput()
    try input.render()
    let error = #expect(throws: RunError.self) { try ShardIndex(input.out, keep: nil) }
    #expect(error?.exitCode == .noInput)
  }

  @Test func aShardThatIsStoppedLeavesTheWorkOfTheOthers() throws {
    let input = try BatchInput()
    try renderShard(1, of: 2, input)
    // Whichever shard has reports is stopped after the first of them.
    for number in [1, 2] {
      input.batch.shard = Shard(number, of: 2)
      _ = try? Batch.render(input.options, input.batch, now: Instant(seconds: 0), isStopped: { true })
    }
    input.batch.shard = nil
    try renderShard(2, of: 2, input)
    #expect(try ShardIndex(input.out, keep: nil).published.count == 1)
    #expect(input.reports() == ["LIS", "OPO"])
  }

  @Test func aShardOfWhichEveryReportFailsIsDone() throws {
    let input = try BatchInput(BatchInput.rows + BatchInput.withoutZone)
    // As many as it takes for the airport without a zone to be alone in one.
    for number in 1...40 {
      input.batch.shard = Shard(number, of: 40)
      _ = try input.render()
    }
    let index = try ShardIndex(input.out, keep: nil)
    #expect(index.diagnostics.map(\.code) == [.reportFailed])
    #expect(index.exitCode == .rowsLeftOut)
    #expect(input.reports() == ["LIS", "OPO"])
  }

  @Test func aNightOfWhichEveryReportFailsDoesNotTakeTheOldOnesPlace() throws {
    let input = try BatchInput()
    try input.render()
    let before = try input.files()
    try input.write(BatchInput.header + BatchInput.withoutZone, "flights.csv")
    input.options.day = .date(try #require(CalendarDate("2026-03-12")))
    input.batch.only = ["QQQ"]
    input.batch.takesDestinations = true
    input.batch.shard = Shard(1, of: 1)
    #expect(try input.render().exitCode == .rowsLeftOut)
    let error = #expect(throws: RunError.self) { try ShardIndex(input.out, keep: nil) }
    #expect(error?.exitCode == .data)
    #expect(try input.files() == before)
  }
}
