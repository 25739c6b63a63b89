import Foundation
import Testing
import Timelines

@testable import Daysheet

/// docs/run.schema.json: what a run.json of a report or of a night has in it, from the types that are written.
@Suite struct RunSchemaTests {
  private static let url = BuiltProgram.repository.appending(path: "docs/run.schema.json")

  private static func text() throws -> String {
    let (report, night) = (try JSONSchema.of(RunRecord.self), try JSONSchema.of(NightRecord.self))
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "run.json of a Daysheet report, or of a night of reports",
        "oneOf": [
          \(report.text("    ")),
          \(night.text("    "))
        ]
      }

      """
  }

  @Test func theSchemaIsThatOfTheTypes() throws {
    let text = try Self.text()
    if ProcessInfo.processInfo.environment["DAYSHEET_RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.url)
    }
    #expect(try String(contentsOf: Self.url, encoding: .utf8) == text, "record it with DAYSHEET_RECORD=1")
  }

  /// By another program's reading of the schema.
  @Test func reportsAndNightsAreOfTheSchema() throws {
    try BuiltProgram.withFolder { folder throws in
      let flights = BuiltProgram.repository.appending(path: "Samples/summit/flights.csv").path
      let people = BuiltProgram.repository.appending(path: "Samples/summit/people.csv").path
      let program = BuiltProgram(folder: folder)
      let inputs = ["render", flights, "--people", people, "--as-of", "14:30", "-f", "csv,png"]
      _ = try program.run(inputs + ["--airport", "LIS", "--max-bytes", "200kB", "-o", "one"])
      _ = try program.run(inputs + ["--each", "company", "--airport", "LIS", "--out", "night"])
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix("run.json") }.map { folder.appending(path: $0).path }
      #expect(files.count > 3)
      let reports = BuiltProgram.repository.appending(path: "Reports").path
      let committed = try FileManager.default.subpathsOfDirectory(atPath: reports)
        .filter { $0.hasSuffix("run.json") }.map { reports + "/" + $0 }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/python3")
      process.arguments =
        [
          "-c",
          """
          import json, sys, jsonschema
          schema = json.load(open(sys.argv[1]))
          jsonschema.Draft202012Validator.check_schema(schema)
          for path in sys.argv[2:]: jsonschema.Draft202012Validator(schema).validate(json.load(open(path)))
          """, Self.url.path,
        ] + files + committed
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }
}

extension CalendarDate: SchemaDescribing {
  static var schema: JSONSchema { JSONSchema(type: "string") }
  static var example: Any { CalendarDate(daysSince1970: 0) }
}

extension RecordedOptions: SchemaDescribing {
  static var schema: JSONSchema { JSONSchema(type: "object", values: JSONSchema()) }
  static var example: Any { RecordedOptions(ReportOptions()) }
}

extension Dictionary: SchemaDescribing where Key == String, Value == String {
  static var schema: JSONSchema { JSONSchema(type: "object", values: JSONSchema(type: "string")) }
  static var example: Any { [String: String]() }
}
