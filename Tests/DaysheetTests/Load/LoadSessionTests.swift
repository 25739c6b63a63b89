import Foundation
import Hashing
import Testing

@testable import Daysheet

@Suite struct LoadSessionTests {
  private static let header = "flight,origin,destination,scheduled_departure\n"
  private static let good = "QZ1,LIS,OPO,2026-03-12T06:10\n"

  @Test func readsSeveralFilesInTheOrderGiven() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(Self.header + Self.good, "b.csv")
    let second = try folder.write(
      "[{\"flight\": 2, \"origin\": \"OPO\", \"destination\": \"LIS\", \"std\": \"2026-03-12 07:00\"}]",
      "a.json")
    let loaded = try FlightLoader.load(paths: [first, second], feed: nil)
    #expect(loaded.inputs.map(\.path) == [first, second])
    #expect(loaded.records.map(\.number) == ["QZ1", "2"])
    #expect(loaded.records.map(\.row.input) == [0, 1])
    // sha256sum of the first.
    #expect(loaded.inputs.first?.sha256 == SHA256.hex(Array((Self.header + Self.good).utf8)))
  }

  /// domain.md: all are reported, not the first only.
  @Test func reportsEveryInputBeforeItGivesUp() throws {
    let folder = try TemporaryFolder()
    let empty = try folder.write("", "empty.csv")
    let bad = try folder.write(
      Self.header + Self.good + Self.good.replacing("03-12", with: "02-30"), "bad.csv")
    let missing = folder.url.appending(path: "missing.csv").path
    let error = try #require(throws: RunError.self) {
      try FlightLoader.load(paths: [empty, bad, missing], feed: nil)
    }
    #expect(error.exitCode == .noInput)
    #expect(error.diagnostics.map(\.code) == [.missingFile, .emptyFile, .badDate])
  }

  /// domain.md: a file of which every row was rejected is never shown as an empty day.
  @Test func refusesAFileOfWhichEveryRowIsRejected() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(Self.header + Self.good, "good.csv")
    let bad = try folder.write(Self.header + ",LIS,OPO,2026-03-12T06:10\n", "bad.csv")
    let error = try #require(throws: RunError.self) { try FlightLoader.load(paths: [good, bad], feed: nil) }
    #expect(error.exitCode == .data)
    #expect(error.diagnostics.map(\.code) == [.noUsableRow, .missingFlightNumber])
  }

  @Test func readsStandardInputOnce() throws {
    let error = try #require(throws: RunError.self) { try FlightLoader.load(paths: ["-", "-"], feed: nil) }
    #expect(error.exitCode == .usage)
    #expect(error.diagnostics.map(\.code) == [.repeatedStandardInput])
  }

  @Test func keepsTheBytesOfRejectedRows() throws {
    let folder = try TemporaryFolder()
    let bad = "QZ2,LIS,OPO,\"2026-02-30\nT06:10\""
    let path = try folder.write(Self.header + Self.good + bad + "\r\n" + Self.good)
    let loaded = try FlightLoader.load(paths: [path], feed: nil)
    #expect(loaded.records.map(\.row.location.line) == [2, 5])
    let reject = try #require(loaded.rejects.first)
    #expect(loaded.rejects.count == 1)
    #expect(reject.row.location.line == 3)
    let bytes = try #require(loaded.inputs.first?.bytes[reject.row.bytes])
    #expect(String(decoding: bytes, as: UTF8.self) == bad)
    #expect(loaded.diagnostics == [reject.reason])
  }
}
