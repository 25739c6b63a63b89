import Daysheet
import Foundation
import PosterUI
import Testing
import Timelines

/// The whole pipeline: every file of a report says the same.
struct DayReportTests {
  private static let now = Instant(seconds: 0)

  private func table(_ name: String, of files: [OutputFile]) throws -> [[String: String]] {
    let file = try #require(files.first { $0.name == name })
    let rows = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let header = try #require(rows.first)
    return rows.dropFirst().map { Dictionary(zip(header, $0)) { first, _ in first } }
  }

  /// Counts of the shared file in a second way: cells split by hand, local dates read off the columns.
  private func countsOfAtlanta() throws -> (arrivals: Int, departures: Int, cancelled: Int) {
    let path = RealDays.sharedData.appendingPathComponent("flights/dot_2015-01-02_ATL.csv")
    let lines = try String(contentsOf: path, encoding: .utf8).split(whereSeparator: \.isNewline)
    let header = lines[0].split(separator: ",").map(String.init)
    func column(_ name: String) throws -> Int { try #require(header.firstIndex(of: name)) }
    let (origin, destination) = (try column("ORIGIN_AIRPORT"), try column("DESTINATION_AIRPORT"))
    let (cancelled, due) = (try column("CANCELLED"), try column("SCHEDULED_ARRIVAL"))
    let left = try column("SCHEDULED_DEPARTURE")
    var counts = (arrivals: 0, departures: 0, cancelled: 0)
    for line in lines.dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      if cells[origin] == "ATL" {
        counts.departures += 1
      } else if cells[destination] == "ATL", let due = Int(cells[due]), let left = Int(cells[left]),
        due > left - 400
      {
        // No flight of the file takes 20 hours: an earlier reading of the clock is the next day's.
        counts.arrivals += 1
      } else {
        continue
      }
      if cells[cancelled] == "1" { counts.cancelled += 1 }
    }
    return counts
  }

  @Test(.enabled(if: RealDays.hasSharedData, "needs the shared data beside the checkout"))
  func theFilesOfAtlantaAgreeWithEachOtherAndWithTheInput() throws {
    let expected = try countsOfAtlanta()
    var options = RealDays.atlanta
    options.formats = [.csv]
    let files = try DayReport.files(options, now: Self.now)
    let flights = try table("flights.csv", of: files)
    let hours = try table("hours.csv", of: files)
    #expect(flights.count { $0["direction"] == "arrival" } == expected.arrivals)
    #expect(flights.count { $0["direction"] == "departure" } == expected.departures)
    #expect(flights.count { $0["status"] == "cancelled" } == expected.cancelled)
    func sum(_ column: String) -> Int { hours.compactMap { $0[column].flatMap { Int($0) } }.reduce(0, +) }
    #expect(sum("arrivals") == expected.arrivals)
    #expect(sum("departures") == expected.departures)
    #expect(sum("cancelled") == expected.cancelled)
    for hour in hours {
      #expect(flights.count { $0["hour"] == hour["hour"] } == hour["flights"].flatMap { Int($0) })
    }

    struct Run: Decodable { var counts: [String: Int] }
    let run = try JSONDecoder().decode(Run.self, from: Data(try #require(files.last).bytes))
    #expect(run.counts["arrivals"] == expected.arrivals)
    #expect(run.counts["departures"] == expected.departures)

    let masthead = Poster(try RealDays.summary(options), options: options, rowsLeftOut: 0, warnings: 0)
      .drawings(shaper: FixedPitchShaper())[0]
    let figures = masthead.semanticGroups.compactMap(\.semantics?.label)
    #expect(figures.contains("\(expected.arrivals.formatted(.number.locale(options.locale.data))) arrivals"))
    #expect(
      figures.contains("\(expected.departures.formatted(.number.locale(options.locale.data))) departures"))
    #expect(figures.contains("\(expected.cancelled) cancelled"))
    #expect(figures.contains("\(sum("delayed")) delayed"))
  }

  @Test func theSameReportTwiceInOneProcessHasTheSameBytes() throws {
    let reports = try (0..<2).map { _ in try DayReport.files(RealDays.summit, now: Self.now) }
    #expect(reports[0].map(\.name) == reports[1].map(\.name))
    for (first, second) in zip(reports[0], reports[1]) {
      let isSame = first.bytes == second.bytes
      #expect(isSame, "\(first.name)")
    }
  }

  @Test func aFlightsCSVReadsBackAndGivesTheSamePoster() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "daysheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = RealDays.jfk
    options.formats = [.csv, .svg]
    let first = try contents(of: options)
    let path = folder.appendingPathComponent("flights.csv")
    try Data(first["flights.csv"] ?? []).write(to: path)
    options.flights = [path.path]
    let second = try contents(of: options)
    for name in ["flights.csv", "hours.csv", "poster.svg"] {
      let isSame = first[name] != nil && first[name] == second[name]
      #expect(isSame, "\(name)")
    }
  }

  private func contents(of options: ReportOptions) throws -> [String: [UInt8]] {
    let files = try DayReport.files(options, now: Self.now)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
  }
}
