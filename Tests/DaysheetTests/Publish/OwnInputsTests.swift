import Foundation
import Testing
import Timelines

@testable import Daysheet

/// product.md, "Nothing of anybody else's is ever replaced": an input that a run would overwrite is wrong usage.
@Suite struct OwnInputsTests {
  private static func error(_ body: () throws -> Void) -> RunError? {
    #expect(throws: RunError.self) { try body() }
  }

  private static func single(_ input: BatchInput) throws(RunError) {
    _ = try DayReport.render(input.options, now: .init(seconds: 0))
  }

  /// With the flights in the folder that the report goes into.
  private static func input(_ name: String, people: String? = nil) throws -> BatchInput {
    let input = try BatchInput(people: people)
    input.options.airport = "LIS"
    try FileSystem.makeFolders(input.out)
    try FileSystem.rename(input.options.flights[0], to: input.out + "/" + name)
    input.options.flights = [input.out + "/" + name]
    return input
  }

  @Test func anInputInTheReportsPlaceIs64() throws {
    let input = try Self.input("flights.csv")
    let before = try input.files()
    let error = Self.error { try Self.single(input) }
    #expect(error?.exitCode == .usage)
    #expect(error?.diagnostics.map(\.code) == [.ownInput])
    #expect(error?.diagnostics.first?.hint?.contains("daysheet-<day>-<airport>") == true)
    #expect(try input.files() == before)
  }

  @Test func isFoundThroughLinksAndOtherNames() throws {
    let input = try Self.input("flights.csv")
    let (flights, out) = (input.out + "/flights.csv", input.out)
    try FileSystem.makeLink(input.folder + "/soft.csv", to: flights)
    try CarryOver.link(flights, to: input.folder + "/hard.csv")
    try FileSystem.makeLink(input.folder + "/other", to: out)
    for path in ["soft.csv", "hard.csv", "other/../out/flights.csv"] {
      for folder in ["out", "other", "out/", "./out/."] {
        input.options.flights = [input.folder + "/" + path]
        input.options.output = input.folder + "/" + folder
        #expect(Self.error { try Self.single(input) }?.exitCode == .usage, "\(path) \(folder)")
      }
    }
    // The output's name leads to the input.
    try FileSystem.makeFolder(input.folder + "/links")
    try FileSystem.makeLink(input.folder + "/links/hours.csv", to: flights)
    input.options.output = input.folder + "/links"
    #expect(Self.error { try Self.single(input) }?.exitCode == .usage)
  }

  @Test("What the run does not write may lie there, and stays")
  func otherNamesMayLieThere() throws {
    let input = try Self.input("day.csv")
    try Self.single(input)
    #expect(try input.files()["day.csv"] != nil)
    // Nor is a name of another format in the way.
    let pictures = try Self.input("hours.csv")
    pictures.options.formats = [.txt]
    try Self.single(pictures)
    #expect(try pictures.files()["hours.csv"] != nil)
  }

  @Test(
    "A file that goes with the report before is replaced too, and the default folder is found once it is known"
  )
  func filesOfTheReportBefore() throws {
    let input = try BatchInput()
    input.options.airport = "LIS"
    try Self.single(input)
    input.options.flights = [input.out + "/flights.csv"]
    input.options.formats = [.txt]
    #expect(Self.error { try Self.single(input) }?.exitCode == .usage)
    input.options.output = input.folder + "/elsewhere"
    input.options.since = input.out
    try Self.single(input)
  }

  @Test func theReportThatIsReplacedMayBeCompared() throws {
    let input = try BatchInput()
    input.options.airport = "LIS"
    try Self.single(input)
    input.options.since = input.out
    try Self.single(input)
    #expect(try input.files()["changes.csv"] != nil)
  }

  @Test("People, theme, logo, map and configuration are inputs as well")
  func everyKindOfInput() throws {
    let input = try Self.input("flights.csv", people: "name,flight\nAda Byron,TP1\n")
    input.options.flights = [input.folder + "/day.csv"]
    try FileSystem.rename(input.out + "/flights.csv", to: input.options.flights[0])
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    input.options.formats = [.csv, .png]
    try Data(base64Encoded: pixel)?.write(to: URL(filePath: input.out + "/poster.png"))
    try input.write(#"{"logo": {"png": "out/poster.png"}}"#, "theme.json")
    let kinds: [(inout ReportOptions) throws -> Void] = [
      { $0.theme = try ThemeFile.theme(input.folder + "/theme.json") },
      {
        try input.write(#"{"ppi": 100}"#, "out/run.json")
        $0.configuration = input.out + "/run.json"
      },
      {
        try input.write(#"{"colors": {}}"#, "out/rejects.csv")
        $0.theme = try ThemeFile.theme(input.out + "/rejects.csv")
      },
      {
        try input.write(#"{"flight": "flight"}"#, "out/hours.csv")
        $0.layout.map = try ColumnMap(argument: input.out + "/hours.csv")
      },
      {
        try FileSystem.rename(input.folder + "/people.csv", to: input.out + "/people.csv")
        $0.people = [input.out + "/people.csv"]
      },
    ]
    let plain = input.options
    for (index, kind) in kinds.enumerated() {
      input.options = plain
      try kind(&input.options)
      #expect(Self.error { try Self.single(input) }?.diagnostics.first?.code == .ownInput, "\(index)")
    }
  }

  @Test("A night does not replace its inputs, nor remove the day that they are of")
  func nights() throws {
    let input = try BatchInput(BatchInput.rows)
    try input.render()
    input.options.flights = [input.out + "/2026-03-12/LIS/flights.csv"]
    let before = try input.files()
    #expect(Self.error { try input.render() }?.exitCode == .usage)
    input.options.flights = [input.out + "/latest/summary.csv"]
    #expect(Self.error { try input.render() }?.diagnostics.first?.code == .ownInput)
    #expect(try input.files() == before)
    // A key's folder that no night has written yet.
    let fresh = try BatchInput()
    try FileSystem.makeFolders(fresh.out + "/2026-03-12/OPO")
    try FileSystem.rename(fresh.options.flights[0], to: fresh.out + "/2026-03-12/OPO/flights.csv")
    fresh.options.flights = [fresh.out + "/2026-03-12/OPO/flights.csv"]
    #expect(Self.error { try fresh.render() }?.exitCode == .usage)
    #expect(try fresh.files().count == 1)
    // Another day's night is not in the way, unless it may be removed.
    input.options.flights = [input.folder + "/flights.csv", input.out + "/2026-03-12/LIS/flights.csv"]
    try input.write(BatchInput.header + BatchInput.nextDay, "flights.csv")
    input.options.day = .date(try #require(.init("2026-03-13")))
    input.batch.keep = 1
    #expect(Self.error { try input.render() }?.exitCode == .usage)
    input.batch.keep = nil
    try input.render()
  }
}
