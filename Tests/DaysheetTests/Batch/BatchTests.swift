import Foundation
import Testing
import Timelines

@testable import Daysheet

@Suite struct BatchTests {
  @Test func eachAirportIsWhatItsReportAloneWouldBe() throws {
    let input = try BatchInput()
    #expect(try input.render().exitCode == .success)
    #expect(input.reports() == ["LIS", "OPO"])
    for airport in ["LIS", "OPO"] {
      var options = input.options
      options.airport = airport
      let alone = try DayReport.files(options, now: Instant(seconds: 0))
      let files = try input.files("2026-03-12/" + airport)
      #expect(files == Dictionary(uniqueKeysWithValues: alone.map { ($0.name, Data($0.bytes)) }))
    }
  }

  @Test func airportsAreOriginsOrBoth() throws {
    let input = try BatchInput()
    input.batch.takesDestinations = true
    try input.render()
    #expect(input.reports() == ["LIS", "MAD", "OPO"])
  }

  @Test func everyDayHasAFolderAndLatestIsTheNewest() throws {
    let input = try BatchInput(BatchInput.rows + BatchInput.nextDay)
    input.batch.each = [.airport, .day]
    try input.render()
    #expect(input.reports() == ["LIS", "OPO"])
    #expect(input.reports("2026-03-13") == ["LIS", "OPO"])
    let latest = input.out + "/latest"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: latest) == "2026-03-13")
    // An older day that is made again does not become the latest.
    input.batch.each = [.airport]
    input.options.day = .date(try #require(CalendarDate("2026-03-12")))
    try input.render()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: latest) == "2026-03-13")
  }

  @Test func withoutDayAmongTheKeysTheDayIsOne() throws {
    let input = try BatchInput(BatchInput.rows + BatchInput.nextDay)
    let error = #expect(throws: RunError.self) { try input.render() }
    #expect(error?.exitCode == .usage)
    #expect(error?.diagnostics.first?.code == .ambiguousDay)
    #expect(error?.diagnostics.first?.text.contains("2026-03-12 (3), 2026-03-13 (1)") == true)
  }

  @Test func todayIsOneDayOrAnError() throws {
    let input = try BatchInput(
      BatchInput.rows + "KE1,KE,ICN,LIS,2026-03-13T09:00+09:00,2026-03-13T15:00+00:00,\n")
    input.options.day = .relative(0)
    let noon = #expect(throws: RunError.self) {
      try Batch.render(input.options, input.batch, now: Instant(seconds: 1_773_329_400))
    }
    #expect(noon?.diagnostics.first?.code == .ambiguousDay)
    input.options.zone = "Europe/Lisbon"
    #expect(try input.render().exitCode == .success)
  }

  @Test func airlinesAndTerminals() throws {
    let input = try BatchInput()
    input.options.airport = "LIS"
    input.batch.each = [.airline]
    try input.render()
    #expect(input.reports() == ["TAP", "easyJet"])
    let flights = try #require(
      String(data: try input.files("2026-03-12")["TAP/flights.csv"] ?? Data(), encoding: .utf8))
    #expect(flights.contains("\nTP1,") && flights.contains("\nTP3,") && !flights.contains("\nU22,"))
    input.batch.each = [.terminal]
    try input.render()
    #expect(input.reports() == ["none", "1", "2"])
    input.batch.each = [.airport, .airline]
    input.options.airport = nil
    try input.render()
    #expect(input.reports() == ["LIS-TAP", "LIS-easyJet", "OPO-TAP"])
  }

  @Test func companies() throws {
    let people = """
      name,company,flight
      Ada Byron,"Acme, Inc.",TP1
      Bo Lee,ACME INC,U22
      Cy Twombly,,TP3
      Di Prima,"Acme, Inc.",XX99

      """
    let input = try BatchInput(people: people)
    input.options.airport = "LIS"
    input.batch.each = [.company]
    try input.render()
    #expect(input.reports().count == 3)
    let acme = try #require(input.reports().first { $0.hasPrefix("Acme-Inc") })
    let rows = String(decoding: try input.files("2026-03-12")[acme + "/people.csv"] ?? Data(), as: UTF8.self)
    // Someone whose flight is not found stays with the company, and nobody of another company is there.
    #expect(rows.contains("Byron") && rows.contains("Prima") && !rows.contains("Lee"))
    let flights = String(
      decoding: try input.files("2026-03-12")[acme + "/flights.csv"] ?? Data(), as: UTF8.self)
    #expect(flights.contains("\nTP1,") && !flights.contains("\nU22,"))
    #expect(input.reports().contains("none"))
  }

  @Test func aReportThatFailsDoesNotStopTheOthers() throws {
    let input = try BatchInput(BatchInput.rows + BatchInput.withoutZone)
    let result = try input.render()
    #expect(result.exitCode == .rowsLeftOut)
    #expect(result.failed.map(\.entry.folder) == ["QQQ"])
    #expect(result.failed.first?.entry.reasons.first?.contains("QQQ is not in the airport table") == true)
    #expect(input.reports() == ["LIS", "OPO"])
    let summary = String(decoding: try input.files("2026-03-12")["summary.csv"] ?? Data(), as: UTF8.self)
    #expect(summary.contains("\nQQQ,failed,64,2026-03-12,QQQ,"))
  }

  @Test("Where others' files have a report's place only that report fails, and they stay")
  func filesOfOthersInAReportsFolder() throws {
    let input = try BatchInput()
    let day = input.out + "/2026-03-12"
    try FileSystem.makeFolders(day + "/OPO")
    try input.write("mine", "out/2026-03-12/OPO/hours.csv")
    for round in 1...2 {
      let result = try input.render()
      #expect(result.exitCode == .rowsLeftOut, "\(round)")
      #expect(result.failed.map(\.entry.folder) == ["OPO"])
      #expect(result.failed.first?.entry.exit == 73)
      #expect(result.failed.first?.entry.reasons.first?.contains("did not write hours.csv") == true)
      #expect(input.reports() == ["LIS"])
      #expect(try input.files("2026-03-12/OPO") == ["hours.csv": Data("mine".utf8)])
    }
    try FileSystem.removeTree(day + "/OPO")
    // Nor a file that has the folder's name.
    try input.write("mine", "out/2026-03-12/OPO")
    #expect(try input.render().failed.map(\.entry.folder) == ["OPO"])
    #expect(try input.files("2026-03-12")["OPO"] == Data("mine".utf8))
  }

  @Test(
    "Others' files in the place of the night's own: 73, nothing touched",
    arguments: ["summary.csv", "run.json", "latest"])
  func filesOfOthersInANight(name: String) throws {
    let input = try BatchInput()
    try FileSystem.makeFolders(input.out + "/2026-03-12")
    try input.write("mine", name == "latest" ? "out/latest" : "out/2026-03-12/" + name)
    let before = try input.files()
    let error = #expect(throws: RunError.self) { try input.render() }
    #expect(error?.exitCode == .cannotCreate)
    #expect(try input.files() == before)
  }

  @Test func whereEveryReportFailsTheOldNightStays() throws {
    let input = try BatchInput()
    try input.render()
    let before = try input.files()
    try input.write(
      BatchInput.header + ",TAP,LIS,OPO,2026-03-12T10:00+00:00,,\n" + BatchInput.rows, "flights.csv")
    input.options.failOnBadRows = true
    let error = #expect(throws: RunError.self) { try input.render() }
    #expect(error?.exitCode == .data)
    #expect(try input.files() == before)
  }

  @Test func onlyAndMinFlights() throws {
    let input = try BatchInput()
    input.batch.only = ["lis", "XXX"]
    let result = try input.render()
    #expect(result.exitCode == .rowsLeftOut)
    #expect(result.diagnostics.map(\.code) == [.noSuchKey])
    #expect(input.reports() == ["LIS"])
    input.batch.only = ["XXX"]
    #expect(throws: RunError.self) { try input.render() }
    #expect(input.reports() == ["LIS"])
    input.batch.only = []
    input.batch.minFlights = 3
    #expect(try input.render().exitCode == .success)
    #expect(input.reports() == ["LIS"])
    #expect(NightRecord.read(input.out + "/latest")?.counts.skipped == 1)
  }

  @Test func jobsChangeNoByte() throws {
    let input = try BatchInput(BatchInput.rows + BatchInput.nextDay)
    input.batch.each = [.airport, .day]
    input.options.formats = [.csv, .svg, .png, .pdf]
    input.options.paper = try #require(Paper("a6"))
    input.batch.jobs = 1
    try input.render()
    let one = try input.files()
    input.options.output = input.folder + "/other"
    input.batch.jobs = 4
    try input.render()
    let other = BatchFolder(input.folder + "/other")
    #expect(try other.files() == one)
  }

  @Test func lazyLeavesWhatIsCurrentAndMakesWhatIsNot() throws {
    let input = try BatchInput()
    try input.render()
    let before = try input.files()
    // A reused report is the old one even where its bytes were touched without changing their number.
    let path = input.out + "/2026-03-12/LIS/hours.csv"
    let marked = Data(repeating: 0x58, count: try #require(before["2026-03-12/LIS/hours.csv"]).count)
    try marked.write(to: URL(filePath: path))
    input.batch.isLazy = true
    try input.render()
    #expect(try Data(contentsOf: URL(filePath: path)) == marked)
    // Another option, and it is made.
    input.options.excel = true
    try input.render()
    #expect(try Data(contentsOf: URL(filePath: path)) != marked)
    input.options.excel = false
    try input.render()
    #expect(try input.files() == before)
    // Another input.
    try input.write(
      BatchInput.header + BatchInput.rows + "TP4,TAP,LIS,FAO,2026-03-12T20:00+00:00,,1\n", "flights.csv")
    try input.render()
    #expect(try input.files() != before)
    // A file that is gone.
    try FileManager.default.removeItem(atPath: path)
    try input.render()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func keepRemovesOlderDaysThatDaysheetWrote() throws {
    let days = (10...14).map { "TP1,TAP,LIS,OPO,2026-03-\($0)T10:00+00:00,,1\n" }.joined()
    let input = try BatchInput(days)
    input.batch.each = [.day]
    input.options.airport = "LIS"
    try input.render()
    // One has a file of somebody else's, and one folder only looks like a day.
    try Data("mine".utf8).write(to: URL(filePath: input.out + "/2026-03-10/LIS/notes.txt"))
    try FileManager.default.createDirectory(
      atPath: input.out + "/2026-03-01", withIntermediateDirectories: true)
    input.batch.keep = 2
    let result = try input.render()
    #expect(result.diagnostics.map(\.code) == [.keptDay])
    let names = try FileManager.default.contentsOfDirectory(atPath: input.out).sorted()
    #expect(names == ["2026-03-01", "2026-03-10", "2026-03-13", "2026-03-14", "latest"])
  }

  @Test func whatOthersPutIntoANightIsCarriedOver() throws {
    let input = try BatchInput()
    try input.render()
    for name in ["notes.txt", "LIS/notes.txt"] {
      try Data("mine".utf8).write(to: URL(filePath: input.out + "/latest/" + name))
    }
    try FileManager.default.createDirectory(
      atPath: input.out + "/latest/mail", withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: input.out + "/latest/mail/a.eml"))
    input.batch.only = ["OPO"]
    try input.render()
    let names = try input.files("2026-03-12").keys.sorted()
    #expect(
      names == [
        "LIS/notes.txt", "OPO/flights.csv", "OPO/hours.csv", "OPO/run.json", "index.html", "mail/a.eml",
        "notes.txt", "run.json", "summary.csv",
      ])
  }

  @Test func aSecondRunIs75() throws {
    let input = try BatchInput()
    try input.render()
    let lock = try DayFolders(input.out).lock()
    let error = #expect(throws: RunError.self) { try input.render() }
    #expect(error?.exitCode == .busy)
    withExtendedLifetime(lock) {}
  }

  @Test func withoutAKeyThereIsNothingToMake() throws {
    let input = try BatchInput("")
    let error = #expect(throws: RunError.self) { try input.render() }
    #expect(error?.exitCode == .data)
    #expect(!FileManager.default.fileExists(atPath: input.out))
  }

  @Test func aBatchThatIsStoppedLeavesNothing() throws {
    let input = try BatchInput()
    try input.render()
    let before = try input.files()
    input.options.excel = true
    let error = #expect(throws: RunError.self) {
      try Batch.render(input.options, input.batch, now: Instant(seconds: 0), isStopped: { true })
    }
    #expect(error?.exitCode == .stopped)
    #expect(try input.files() == before)
  }
}

/// The files below a folder.
struct BatchFolder {
  let path: String

  init(_ path: String) { self.path = path }

  func files() throws -> [String: Data] {
    try FileManager.default.subpathsOfDirectory(atPath: path).reduce(into: [:]) { files, name in
      let full = path + "/" + name
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
        files[name] = Data(("-> " + target).utf8)
      } else if let bytes = try? Data(contentsOf: URL(filePath: full)) {
        files[name] = bytes
      }
    }
  }
}
