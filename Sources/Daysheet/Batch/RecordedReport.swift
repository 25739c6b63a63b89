import Foundation
import Timelines

/// What a report's run.json says about how to make it again.
package struct RecordedReport: Sendable {
  package let folder: String
  let record: [UInt8]
  let outputs: [RunRecord.Output]
  package let version: String
  /// Name and value as text of each option that is not null, in the words of run.json.
  package let options: [String: String]
  let airport: String
  let day: CalendarDate
  let part: SheetPart
  let zone: String
  let asOf: Instant
  let inputs: [Input]

  struct Input: Hashable, Decodable {
    let name: String
    let role: String
    let sha256: String
  }

  private struct Head: Decodable {
    let daysheet: String
    let airport: String
    let day: String
    let part: SheetPart?
    let zone: String
    let asOf: String
    let options: [String: Value]
    let inputs: [Input]

    private enum CodingKeys: String, CodingKey {
      case daysheet, airport, day, part, zone, options, inputs
      case asOf = "as_of"
    }
  }

  /// An option's value as the command line would have it.
  private struct Value: Decodable {
    /// `nil` for null and for an empty list.
    let text: String?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        text = nil
      } else if let isOn = try? value.decode(Bool.self) {
        text = String(isOn)
      } else if let number = try? value.decode(Double.self) {
        text = Int(exactly: number).map { String($0) } ?? String(number)
      } else if let texts = try? value.decode([String].self) {
        text = texts.isEmpty ? nil : texts.joined(separator: ",")
      } else if let names = try? value.decode([String: String].self) {
        // A map of columns, whose names may have commas.
        text = names.sorted { $0.key < $1.key }
          .map { "\($0.key)=\"\($0.value.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
      } else {
        text = try value.decode(String.self)
      }
    }
  }

  /// - Throws: exit code 66 where the folder's run.json cannot be read.
  package init(_ folder: String) throws(RunError) {
    guard let report = PublishedReport(folder),
      let head = try? JSONDecoder().decode(Head.self, from: Data(report.record)),
      let day = CalendarDate(head.day), case .instant(let asOf)? = ReportOptions.AsOf(head.asOf)
    else {
      let place = SourceLocation(file: folder + "/" + RunRecord.fileName)
      throw RunError(.noInput, [Diagnostic(.error, .noReport, "is no record of a report", at: place)])
    }
    self.folder = folder
    record = report.record
    outputs = report.outputs
    version = head.daysheet
    options = head.options.compactMapValues(\.text)
    airport = head.airport
    self.day = day
    part = head.part ?? .whole
    zone = head.zone
    self.asOf = asOf
    inputs = head.inputs
  }

  package var inputNames: [String] { inputs.map(\.name) }

  /// The options with what run.json has outside of them.
  ///
  /// - Parameter options: ``options``, read.
  func complete(_ options: ReportOptions) -> ReportOptions {
    var options = options
    options.airport = airport
    options.day = .date(day)
    options.asOf = .instant(asOf)
    // A zone without a name was the only offset in the file, which is found again.
    options.zone = zone.contains("/") || zone == "UTC" ? zone : nil
    return options
  }
}
