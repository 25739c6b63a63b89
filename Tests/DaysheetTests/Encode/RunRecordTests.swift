import Daysheet
import Foundation
import Testing

@Suite struct RunRecordTests {
  private func record(_ change: (inout ReportOptions) -> Void = { _ in }) -> RunRecord {
    var options = ReportOptions()
    change(&options)
    let input = InputText(path: "in/flights.csv", feed: "native", sha256: "ab12", bytes: [], rows: 9)
    let warning = Diagnostic(
      .warning, Diagnostic.Code(rawValue: "unknown-airport"), "XXQ is unknown",
      at: Daysheet.SourceLocation(file: "in/flights.csv", line: 3, column: 4))
    let note = Diagnostic(.note, Diagnostic.Code(rawValue: "merged"), "not shown", at: .nowhere)
    return RunRecord(
      options: options, summary: SummaryFixture.summary(),
      inputs: [RunRecord.Input(.flights, input, rowsOutOfScope: 5, rejects: 2)],
      outputs: [
        RunRecord.Output(OutputFile(name: "flights.csv", bytes: [1, 2, 3])) { "hash of \($0.count)" }
      ],
      diagnostics: [note, warning],
      provenance: Provenance(
        fonts: [.init(name: "Inter", version: "3.19")], libraries: [.init(name: "cairo", version: "1.16.0")]))
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
            "day_start": "00:00",
            "formats": [
              "csv",
              "png"
            ],
            "paper": "a3",
            "orientation": "portrait",
            "theme": "light",
            "density": "auto",
            "ppi": 144,
            "max_bytes": null,
            "margin": null,
            "bleed": null,
            "tile": null,
            "overlap": null,
            "locale": "en",
            "clock": null,
            "title": null,
            "bad_rows": "skip",
            "fail_on_warnings": false,
            "excel": false,
            "without": [],
            "metadata_date": null
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
              "sha256": "hash of 3",
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
      record { $0.metadataDate = SummaryFixture.asOf }.file.text.contains(#""2026-03-12T14:30+00:00","#))
  }

  @Test func isJSONForOtherPrograms() throws {
    let object = try JSONSerialization.jsonObject(with: Data(record().file.bytes)) as? [String: Any]
    #expect(object?.keys.contains("counts") == true)
  }
}
