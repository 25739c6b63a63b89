import AirportData
import Hashing
import Timelines

/// Makes reports again and compares bytes (`daysheet verify --rerender`).
package struct Rerendering {
  /// A report and its options, read from its record.
  package typealias Job = (report: RecordedReport, options: ReportOptions)

  /// Reports that came out the same.
  package private(set) var reports = 0
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - paths: where the inputs are; each is known by its base name and its hash.
  ///   - jobs: reports made at once.
  ///   - finished: called after each report with the number of those done.
  /// - Throws: exit code 66 where an input is not among `paths`.
  package init(_ jobs: [Job], paths: [String], threads: Int, finished: (Int) -> Void) throws(RunError) {
    let hashes = try Self.hashes(of: paths)
    var records: [InputsKey: (DayInputs, RecordsByAirport)] = [:]
    var sheets: [SheetsKey: BatchSheets] = [:]
    var works: [Work] = []
    for (report, recorded) in jobs {
      var options = report.complete(recorded)
      options.flights = try Self.paths(of: .flights, report, hashes)
      options.people = try Self.paths(of: .people, report, hashes)
      let loaded: (DayInputs, RecordsByAirport)
      let inputsKey = InputsKey(inputs: report.inputs, airports: options.airports.sha256)
      if let known = records[inputsKey] {
        loaded = known
      } else {
        let inputs = try DayInputs.load(options)
        loaded = (inputs, RecordsByAirport(inputs.flights, airports: options.airports))
        records[inputsKey] = loaded
      }
      let key = SheetsKey(inputs: inputsKey, airport: report.record.airport, zone: options.zone)
      let shared =
        sheets[key]
        ?? BatchSheets(
          loaded.0, records: loaded.1, airports: [report.record.airport], options: options,
          now: Instant(seconds: 0))
      sheets[key] = shared
      works.append(Work(report: report, options: options, sheets: shared))
    }
    var findings: [[Diagnostic]] = Array(repeating: [], count: works.count)
    var done = 0
    let shapers = Shapers()
    WorkerPool.run(works, threads: threads) {
      let tools = DrawingTools(threads: 1, shapers: shapers)
      return { $0.differences(with: tools) }
    } collect: { index, found in
      findings[index] = found
      done += 1
      finished(done)
      return true
    }
    reports = findings.count(where: \.isEmpty)
    diagnostics = findings.flatMap(\.self)
  }

  /// Base name and hash of each input, and its path.
  private static func hashes(of paths: [String]) throws(RunError) -> [[String]: String] {
    var hashes: [[String]: String] = [:]
    for path in paths {
      do throws(InputFailure) {
        hashes[[SourceLocation(file: path).baseName, SHA256.hex(try InputReader.bytes(of: path))]] = path
      } catch {
        throw RunError(error.exitCode, error.diagnostics)
      }
    }
    return hashes
  }

  private static func paths(
    of role: RunRecord.Input.Role, _ report: RecordedReport, _ hashes: [[String]: String]
  ) throws(RunError) -> [String] {
    try report.inputs.filter { $0.role == role }.map { input throws(RunError) in
      if let path = hashes[[input.name, input.sha256]] { return path }
      throw RunError(
        .noInput,
        [
          Diagnostic(
            .error, .missingInput,
            "the input \(input.name) with the hash \(input.sha256.prefix(12))… is not given",
            at: SourceLocation(file: report.folder),
            hint: "Name the files that the report was made from after the folder.")
        ])
    }
  }

  /// Reports that are made of one reading of the inputs.
  private struct InputsKey: Hashable {
    let inputs: [RunRecord.Input]
    /// The hash of the user's own airports.
    let airports: String?
  }

  /// Reports that can be cut from one reading of an airport's records.
  private struct SheetsKey: Hashable {
    let inputs: InputsKey
    let airport: String
    let zone: String?
  }

  private struct Work: Sendable {
    let report: RecordedReport
    let options: ReportOptions
    let sheets: BatchSheets

    func differences(with tools: DrawingTools) -> [Diagnostic] {
      do throws(RunError) {
        let part = report.record.part ?? .whole
        let key = ReportKey(day: report.record.day, airport: report.record.airport, part: part)
        let sheet = try sheets.sheet(key, with: options)
        let made = try DayReport(options, sheets.inputs, sheet, part: part).made(with: tools)
        let names = Set(made.files.map(\.name))
        let lost = report.record.outputs.map(\.name).filter { !names.contains($0) }
        return lost.map { finding("is not made any more", $0) } + made.files.compactMap(difference)
      } catch {
        return error.diagnostics.filter { $0.severity == .error }
      }
    }

    private func difference(_ file: OutputFile) -> Diagnostic? {
      guard let there = FileSystem.read(report.folder + "/" + file.name) else {
        return finding("is made now, but not there", file.name)
      }
      return there == file.bytes ? nil : finding("comes out differently", file.name)
    }

    private func finding(_ text: String, _ name: String) -> Diagnostic {
      Diagnostic(.error, .changedFile, text, at: SourceLocation(file: report.folder + "/" + name))
    }
  }
}

extension Diagnostic.Code {
  /// An input that a report was made from and that is not at hand.
  package static let missingInput = Self(rawValue: "missing-input")
}
