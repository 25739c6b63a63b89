import AirportData
import Foundation
import Testing
import Timelines

@testable import Daysheet

/// `--lazy` leaves a report as it is where its run.json says the same: whatever changes a byte must change that.
@Suite struct OptionIdentityTests {
  /// Two values of an option that a day can be rendered with, and what else they need; `nil`: not given.
  private struct Trial {
    var first: String?
    var second: String?
    var others: [(name: String, value: String)] = []

    init(_ first: String?, _ second: String?, with others: [(name: String, value: String)] = []) {
      (self.first, self.second, self.others) = (first, second, others)
    }
  }

  private let folder: URL
  private let trials: [String: Trial]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "identity-\(UUID().uuidString)")
    var sample = SampleOptions()
    sample.flights = 8
    sample.people = 5
    let base = folder
    func path(_ name: String) -> String { base.appending(path: name).path }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in try SampleDay(sample).files {
      try Data(file.bytes).write(to: URL(filePath: path(file.name)))
    }
    for (name, color) in [("red", "B3261E"), ("blue", "1D5FD1")] {
      let theme = ##"{"colors": {"ink": "#COLOR"}}"##.replacing("COLOR", with: color)
      try Data(theme.utf8).write(to: URL(filePath: path("\(name).json")))
    }
    try Data("code,name,zone\nCDG,Elsewhere,Europe/Helsinki\n".utf8)
      .write(to: URL(filePath: path("airports.csv")))
    trials = Self.trials(path)
    for (name, change) in [("before", "10:00"), ("earlier", "06:00")] {
      let files = try Self.files(flights: path("flights.csv"), [("as-of", change), ("format", "csv")])
      try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
      for file in files {
        try Data(file.bytes).write(to: folder.appending(path: name).appending(path: file.name))
      }
    }
  }

  private static func trials(_ path: (String) -> String) -> [String: Trial] {
    [
      "people": Trial(nil, path("people.csv")), "feed": Trial(nil, "native"),
      "map": Trial("flight=flight", "flight=flight,gate=terminal"),
      "time-format": Trial(nil, "%Y-%m-%dT%H:%M%z"), "encoding": Trial(nil, "windows-1250"),
      "date-order": Trial(nil, "dmy"), "airport": Trial("LIS", "CDG"),
      "day": Trial("2026-03-12", "2026-03-11"), "zone": Trial("Europe/Lisbon", "Europe/Paris"),
      "day-start": Trial("00:00", "05:00"), "as-of": Trial("14:30", "09:00"),
      "bad-rows": Trial("skip", "fail"), "fail-on-warnings": Trial("false", "true"),
      "out": Trial("a", "b"), "format": Trial("csv", "csv,txt"), "paper": Trial("a5", "a4"),
      "orientation": Trial("portrait", "landscape"), "margin": Trial("5mm", "9mm"),
      "bleed": Trial(nil, "3mm"), "tile": Trial(nil, "a4", with: [("paper", "a3")]),
      "overlap": Trial("5mm", "20mm", with: [("paper", "a3"), ("tile", "a4")]),
      "ppi": Trial("72", "96"), "max-bytes": Trial(nil, "20kB"), "density": Trial("cards", "rows"),
      "theme": Trial(path("red.json"), path("blue.json")), "locale": Trial("en", "de"),
      "clock": Trial("12", "24"), "title": Trial(nil, "Summit"),
      "without": Trial(nil, "names", with: [("people", path("people.csv"))]),
      "since": Trial(path("before"), path("earlier")), "excel": Trial("false", "true"),
      "each": Trial(nil, "airline"), "airports": Trial("origins", "both"), "only": Trial(nil, "LIS"),
      "min-flights": Trial("0", "2"), "allow-empty": Trial("false", "true"),
      "airports-file": Trial(nil, path("airports.csv")), "jobs": Trial("1", "2"), "keep": Trial("1", "2"),
      "shard": Trial(nil, "1/2"), "lazy": Trial("false", "true"), "diagnostics": Trial("human", "json"),
      "log-format": Trial("human", "json"), "color": Trial("always", "never"), "config": Trial(nil, "x.json"),
      "quiet": Trial("false", "true"), "verbose": Trial("false", "true"),
    ]
  }

  private static func files(
    flights: String, _ values: [(name: String, value: String)]
  ) throws -> [OutputFile] {
    var settings = Settings()
    let given = [("airport", "LIS"), ("as-of", "14:30"), ("ppi", "40"), ("paper", "a4")]
    for (name, value) in given.filter({ pair in !values.contains { $0.name == pair.0 } }) + values {
      let option = try #require(optionTable.first { $0.name == name && $0.commands.contains(.render) })
      try option.assign(&settings, [value])
    }
    settings.report.flights = [flights]
    settings.report.theme = try ThemeFile.theme(settings.themeName)
    if let file = settings.airportsFile { settings.report.airports = try AirportsFile.airports(file) }
    return try DayReport.files(settings.report, now: Instant(seconds: 0))
  }

  @Test func everyOptionThatChangesAByteChangesTheIdentity() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let flights = folder.appending(path: "flights.csv").path
    for option in optionTable where option.commands.contains(.render) {
      let trial = try #require(trials[option.name], "two values of --\(option.name) to render with")
      let (first, second) = (
        try Self.files(flights: flights, trial.others + (trial.first.map { [(option.name, $0)] } ?? [])),
        try Self.files(flights: flights, trial.others + (trial.second.map { [(option.name, $0)] } ?? []))
      )
      let records = try [first, second].map { files in
        let record = try #require(files.last)
        return try JSONDecoder().decode(RunRecord.self, from: Data(record.bytes))
      }
      if first.dropLast().map(\.bytes) != second.dropLast().map(\.bytes) {
        #expect(
          records[0].identity != records[1].identity,
          "--\(option.name) changes bytes, and --lazy would not see it")
      } else if case .nowhere = option.recording {
        #expect(records[0].identity == records[1].identity)
      }
      // A report is made again from what its record says.
      for (value, record) in zip([trial.first, trial.second], records) where option.isRecorded {
        let argument = record.options.values[option.recordedName]?.argument
        #expect(value == nil || argument != nil, "run.json does not say what --\(option.name) was")
        guard let argument, option.name != "theme" else { continue }
        var settings = Settings()
        try option.assign(&settings, [argument])
        #expect(option.recording.value?(settings) == record.options.values[option.recordedName])
      }
    }
  }
}
