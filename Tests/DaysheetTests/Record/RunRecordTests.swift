import AirportData
import Foundation
import Testing

@testable import Daysheet

@Suite struct RunRecordTests {
  private func record(_ change: (inout ReportOptions) -> Void = { _ in }) -> RunRecord {
    var options = ReportOptions()
    change(&options)
    let input = InputText(path: "in/flights.csv", feed: "native", sha256: "ab12", bytes: [], rows: 9)
    let warning = Diagnostic(
      .warning, Diagnostic.Code(rawValue: "unknown-airport"), "XXQ is unknown",
      at: Daysheet.SourceLocation(file: "in/flights.csv", line: 3, column: 4))
    let note = Diagnostic(.note, Diagnostic.Code(rawValue: "merged"), "not shown", at: .nowhere)
    let summary = SummaryFixture.summary()
    var record = RunRecord(
      options: options, airport: summary.airport.code, day: summary.day, asOf: summary.asOf,
      inputs: [RunRecord.Input(.flights, input, rowsOutOfScope: 5, rejects: 2)],
      provenance: Provenance(
        fonts: [.init(name: "Inter", version: "3.19")], libraries: [.init(name: "cairo", version: "1.16.0")]))
    record.outputs = [RunRecord.Output(OutputFile(name: "flights.csv", bytes: Array("abc".utf8)))]
    record.counts = summary.counts
    record.warnings = RecordedWarning.all(of: [note, warning])
    return record
  }

  @Test func isExact() {
    let file = record { $0.formats = [.png, .csv] }.file
    #expect(file.name == "run.json")
    #expect(
      file.text == """
        {
          "daysheet": "\(daysheetVersion)",
          "airport": "LIS",
          "day": "2026-03-12",
          "zone": "Europe/Lisbon",
          "as_of": "2026-03-12T14:30+00:00",
          "options": {
            "feed": null,
            "map": null,
            "time_format": null,
            "encoding": null,
            "date_order": null,
            "day_start": "00:00",
            "bad_rows": "skip",
            "fail_on_warnings": false,
            "format": [
              "csv",
              "png"
            ],
            "paper": "a3",
            "orientation": "portrait",
            "margin": null,
            "bleed": null,
            "tile": null,
            "overlap": null,
            "ppi": 144,
            "max_bytes": null,
            "density": "auto",
            "theme": "light",
            "locale": "en",
            "clock": null,
            "title": null,
            "without": [],
            "excel": false
          },
          "inputs": [
            {
              "name": "flights.csv",
              "role": "flights",
              "feed": "native",
              "sha256": "ab12",
              "rows": 9,
              "rows_out_of_scope": 5,
              "rejects": 2
            }
          ],
          "outputs": [
            {
              "name": "flights.csv",
              "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
              "size": 3
            }
          ],
          "counts": {
            "flights": 2,
            "arrivals": 1,
            "departures": 1,
            "delayed": 0,
            "cancelled": 1,
            "diverted": 0,
            "people": 2,
            "companies": 1,
            "unlinked": 1,
            "merged_codeshares": 0
          },
          "warnings": [
            {
              "message": "flights.csv:3:4: warning[unknown-airport]: XXQ is unknown",
              "code": "unknown-airport",
              "file": "flights.csv",
              "line": 3,
              "column": 4,
              "text": "XXQ is unknown"
            }
          ],
          "fonts": [
            {
              "name": "Inter",
              "version": "3.19"
            }
          ],
          "libraries": [
            {
              "name": "cairo",
              "version": "1.16.0"
            }
          ]
        }

        """)
  }

  @Test func isTheSameTwiceAndForAnyOutputFolder() {
    #expect(record { $0.output = "here" }.file.bytes == record { $0.output = "/some/where/else" }.file.bytes)
  }

  @Test func otherOptionsMakeAnotherRecord() {
    #expect(record { $0.excel = true }.file.bytes != record().file.bytes)
    #expect(
      record { $0.metadataDate = SummaryFixture.asOf }.file.text
        .contains(#""metadata_date": "2026-03-12T14:30+00:00","#))
  }

  @Test func readsBackAsItWasWritten() throws {
    let record = record {
      $0.excel = true
      $0.title = "Summit"
      $0.print.margin = Length(millimetres: 7.5)
    }
    #expect(try JSONDecoder().decode(RunRecord.self, from: Data(record.file.bytes)) == record)
  }

  @Test func theIdentityIsWhatAReportDependsOnAndNotWhatCameOut() {
    let made = record()
    var other = made
    other.outputs = []
    other.counts.people = 99
    other.warnings = []
    other.inputs[0].rejects = 0
    #expect(other != made)
    #expect(other.identity == made.identity)
    other.inputs[0].sha256 = "cd34"
    #expect(other.identity != made.identity)
  }

  /// An earlier version's record still says which files are its own.
  @Test func optionsOfAnotherVersionDoNotMakeARecordUnreadable() throws {
    let text = record().file.text.replacing(#""feed": null"#, with: #""feed": null, "lens": {"a": "b"}"#)
    let read = try JSONDecoder().decode(RunRecord.self, from: Data(text.utf8))
    #expect(read.outputs.map(\.name) == ["flights.csv"])
    #expect(RunRecord.outputs(recordedIn: Array(text.utf8)) == ["flights.csv"])
  }
}
