import Foundation
import Testing

/// Airports and old inputs as a user or a nightly job meets them.
@Suite struct AirportsCommandTests {
  private static let header = "flight,origin,destination,scheduled_departure,scheduled_arrival\n"
  private static let rows = header + "QX1,QZX,LIS,2026-03-12T10:00,2026-03-12T13:00\n"

  private static func write(_ text: String, _ name: String, _ folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test func anAirportOfOnesOwnMakesItsReportEveryNight() throws {
    try BuiltProgram.withFolder { folder throws in
      try Self.write(Self.rows, "flights.csv", folder)
      try Self.write("code,city,zone\nQZX,Sandvik,Europe/Oslo\n", "airports.csv", folder)
      let night = [
        "render", "flights.csv", "--each", "airport", "--as-of", "12:00", "--day", "2026-03-12", "-f", "csv",
      ]
      let without = try BuiltProgram(folder: folder).run(night + ["-o", "without"])
      #expect(without.status != 0 && without.talk.contains("--airports-file"))
      let own = ["--airports-file", "airports.csv", "-o", "night"]
      let outcome = try BuiltProgram(folder: folder).run(night + own)
      #expect(outcome.status == 0, "\(outcome.talk)")
      let flights = String(
        decoding: try Data(contentsOf: folder.appending(path: "night/latest/QZX/flights.csv")), as: UTF8.self)
      #expect(flights.contains("2026-03-12T10:00+01:00"))
      // The file is a part of what the report was made from.
      let verify = ["verify", "night", "flights.csv", "--rerender"]
      #expect(try BuiltProgram(folder: folder).run(verify).status == 64)
      #expect(try BuiltProgram(folder: folder).run(verify + ["--airports-file", "airports.csv"]).status == 0)
      // Another file makes another report.
      try Self.write("code,city,zone\nQZX,Sandvik,Europe/Athens\n", "airports.csv", folder)
      #expect(try BuiltProgram(folder: folder).run(night + own + ["--lazy"]).status == 0)
      let again = String(
        decoding: try Data(contentsOf: folder.appending(path: "night/latest/QZX/flights.csv")), as: UTF8.self)
      #expect(again.contains("2026-03-12T10:00+02:00"))
    }
  }

  @Test func anOldFileIsSaidOnceAlsoWhereTheJobIsQuiet() throws {
    try BuiltProgram.withFolder { folder throws in
      try Self.write(Self.header + "QX1,OPO,LIS,2026-03-12T10:00,2026-03-12T13:00\n", "flights.csv", folder)
      let night = [
        "render", "flights.csv", "--each", "airport", "--airports", "both", "--as-of", "12:00", "-f", "csv",
        "-o",
        "night", "--quiet",
      ]
      #expect(try BuiltProgram(folder: folder).run(night + ["--day", "2026-03-12"]).status == 0)
      let stale = try BuiltProgram(folder: folder).run(night + ["--day", "2026-03-13"])
      #expect(stale.status == 1)
      #expect(stale.talk.components(separatedBy: "no-flights").count == 2, "\(stale.talk)")
      #expect(stale.talk.contains("of 2026-03-12, and of LIS, OPO"))
      let latest = folder.appending(path: "night/latest").path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: latest) == "2026-03-12")
      let meant = try BuiltProgram(folder: folder).run(night + ["--day", "2026-03-13", "--allow-empty"])
      #expect(meant.status == 0 && meant.talk.isEmpty)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: latest) == "2026-03-13")
      let single = ["flights.csv", "--airport", "LPPT", "--day", "2026-03-13", "--as-of", "12:00"]
      for command in [["render", "--quiet", "-f", "csv", "-o", "single"], ["check", "--quiet"]] {
        let outcome = try BuiltProgram(folder: folder).run(command + single)
        #expect(outcome.status == 0 && outcome.talk.contains("warning[no-flights-on-day]"), "\(command)")
      }
    }
  }

  @Test func renderSaysThatNowLiesOutsideTheDay() throws {
    try BuiltProgram.withFolder { folder throws in
      try Self.write(Self.header + "QX1,OPO,LIS,2026-03-12T10:00,2026-03-12T13:00\n", "flights.csv", folder)
      let render = ["render", "flights.csv", "--airport", "Lisbon", "-f", "csv", "-o", "out"]
      let outcome = try BuiltProgram(folder: folder).run(render)
      #expect(outcome.status == 0 && outcome.talk.contains("note[as-of-outside-day]"))
      #expect(
        try !BuiltProgram(folder: folder).run(render + ["--as-of", "24:00"]).talk.contains(
          "as-of-outside-day"))
      #expect(try !BuiltProgram(folder: folder).run(render + ["--quiet"]).talk.contains("as-of-outside-day"))
    }
  }

  @Test func theOptionListsWhatANameMayMean() throws {
    try BuiltProgram.withFolder { folder throws in
      try Self.write(Self.rows, "flights.csv", folder)
      let outcome = try BuiltProgram(folder: folder).run(["check", "flights.csv", "--airport", "London"])
      #expect(outcome.status == 64 && outcome.talk.contains("LHR"))
    }
  }
}
