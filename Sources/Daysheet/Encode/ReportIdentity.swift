import Foundation
import Timelines

/// What a report's bytes depend on: version, day, as-of, options, inputs, fonts and libraries.
///
/// Two reports with the same identity are the same, so that the second need not be made (`--lazy`).
struct ReportIdentity: Equatable {
  private let members: Data

  /// As run.json says; `nil` where it is not one.
  init?(record bytes: [UInt8]) {
    guard var run = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any],
      run["daysheet"] is String, let inputs = run["inputs"] as? [[String: Any]]
    else { return nil }
    for name in ["outputs", "counts", "warnings", "expected_from_yesterday"] { run[name] = nil }
    run["inputs"] = inputs.map { input in
      input.filter { ["name", "role", "feed", "sha256"].contains($0.key) }
    }
    guard let members = try? JSONSerialization.data(withJSONObject: run, options: .sortedKeys) else {
      return nil
    }
    self.members = members
  }

  /// Of a report that is not made yet.
  init?(
    options: ReportOptions, part: SheetPart, airport: String, day: Day, asOf: Instant, inputs: DayInputs,
    provenance: Provenance
  ) {
    func texts(_ role: RunRecord.Input.Role, _ texts: [InputText]) -> [RunRecord.Input] {
      texts.map { RunRecord.Input(role, $0, rowsOutOfScope: 0, rejects: 0) }
    }
    let record = RunRecord(
      options: options, part: part, airport: airport, day: day, asOf: asOf,
      inputs: texts(.flights, inputs.flights.inputs) + texts(.people, inputs.people?.inputs ?? []),
      provenance: provenance)
    self.init(record: record.file.bytes)
  }
}
