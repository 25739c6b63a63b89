import CairoCanvas
import Daysheet
import Foundation
import PosterUI
import Timelines

/// Days that tests render from files: the committed samples, and the real data beside the checkout where it is there.
enum RealDays {
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let sharedData = repository.deletingLastPathComponent().appendingPathComponent("shared/data")
  static var hasSharedData: Bool { FileManager.default.fileExists(atPath: sharedData.path) }

  static func sample(_ path: String) -> String {
    repository.appendingPathComponent("Samples/\(path)").path
  }

  static var summit: ReportOptions {
    var options = ReportOptions()
    options.flights = [sample("summit/flights.csv")]
    options.people = [sample("summit/people.csv")]
    options.airport = "LIS"
    options.asOf = .clock(14 * 60 + 30)
    return options
  }

  static var jfk: ReportOptions {
    var options = ReportOptions()
    options.flights = [sample("jfk-2013-11-27/flights.csv")]
    options.airport = "JFK"
    options.asOf = .clock(14 * 60 + 30)
    return options
  }

  static var clockChange: ReportOptions {
    var options = ReportOptions()
    options.flights = [sample("clock-change/flights.csv")]
    options.airport = "LIS"
    options.day = CalendarDate("2026-10-25").map { .date($0) } ?? .automatic
    options.asOf = .instant(Instant(seconds: 1_792_891_800))
    return options
  }

  static var atlanta: ReportOptions {
    var options = ReportOptions()
    options.flights = [sharedData.appendingPathComponent("flights/dot_2015-01-02_ATL.csv").path]
    options.people = [sharedData.appendingPathComponent("people/legislators.csv").path]
    options.airport = "ATL"
    options.day = CalendarDate("2015-01-02").map { .date($0) } ?? .automatic
    options.asOf = .clock(14 * 60 + 30)
    return options
  }

  /// The summit with other people: calls `body` with options that read them from a file.
  static func withPeople(_ csv: String, _ body: (ReportOptions) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "people-\(UUID().uuidString).csv")
    try Data(csv.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = summit
    options.people = [file.path]
    try body(options)
  }

  static func summary(_ options: ReportOptions) throws -> Summary {
    let locale = options.locale.data
    let flights = try FlightLoader.load(paths: options.flights, feed: options.feed)
    let people = options.people.isEmpty ? nil : try PeopleLoader.load(paths: options.people)
    let sheet = try SheetDay(
      validating: flights, people: people, options: options, now: Instant(seconds: 0), locale: locale)
    return Summary(sheet, hasPeople: people != nil, locale: locale)
  }

  static func drawings(_ summary: Summary, _ options: ReportOptions) -> [Drawing] {
    Poster(summary, options: options, rowsLeftOut: 3, warnings: 2)
      .drawings(shaper: PangoShaper(fallbackFamilies: FallbackFont.families, language: options.locale.tag))
  }
}
