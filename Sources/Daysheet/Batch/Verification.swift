import Hashing
import Timelines

/// Checks that a report, a day of a batch, or a folder of days is on disk as its records say (`daysheet verify`).
package struct Verification {
  /// Files whose bytes are as recorded.
  package private(set) var files = 0
  /// The reports that were found, as folders.
  package private(set) var reports: [String] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Throws: exit code 66 where the folder has nothing of Daysheet's.
  package init(_ folder: String) throws(RunError) {
    if NightRecord.read(folder) != nil || PublishedReport(folder) != nil {
      check(folder)
    } else {
      let days = try Self.reading(folder) { () throws(SystemFailure) in
        // A record that is there and cannot be read is another thing than none.
        _ = try FileSystem.contents(of: folder + "/" + RunRecord.fileName)
        return try DayFolders.inside(folder)
      }
      guard !days.isEmpty else { throw .nothingToVerify(folder) }
      for day in days { check(day) }
    }
  }

  private static func reading<Value>(
    _ folder: String, _ body: () throws(SystemFailure) -> Value
  ) throws(RunError) -> Value {
    do throws(SystemFailure) { return try body() } catch {
      let text = "cannot \(error.doing) \(error.path): \(error.reason)"
      throw RunError(.noInput, [Diagnostic(.error, .unreadable, text, at: SourceLocation(file: folder))])
    }
  }

  package var exitCode: ExitCode { diagnostics.isEmpty ? .success : .data }

  private mutating func check(_ folder: String) {
    if let night = NightRecord.read(folder) {
      check(night.outputs, in: folder)
      for entry in night.reports where entry.state == .written {
        check(entry.outputs, in: folder + "/" + entry.folder)
        reports.append(folder + "/" + entry.folder)
      }
    } else if let report = PublishedReport(folder) {
      check(report.record.outputs, in: folder)
      reports.append(folder)
    }
  }

  private mutating func check(_ outputs: [RunRecord.Output], in folder: String) {
    for output in outputs {
      let path = folder + "/" + output.name
      guard let bytes = FileSystem.read(path) else {
        complain("is missing", path)
        continue
      }
      if SHA256.hex(bytes) == output.sha256 {
        files += 1
      } else {
        complain("is not the file that was written", path)
      }
    }
  }

  private mutating func complain(_ text: String, _ path: String) {
    diagnostics.append(Diagnostic(.error, .changedFile, text, at: SourceLocation(file: path)))
  }
}

extension DayFolders {
  /// The days in a folder, as paths, without changing anything.
  static func inside(_ folder: String) throws(SystemFailure) -> [String] {
    guard try FileSystem.resolved(folder) != nil else { return [] }
    return try DayFolders(folder).days().map { folder + "/" + $0.description }
  }
}

extension RunError {
  fileprivate static func nothingToVerify(_ folder: String) -> RunError {
    let place = SourceLocation(file: folder)
    return RunError(
      .noInput,
      [
        Diagnostic(
          .error, .noReport, "there is no report, no day of a batch and no folder of days", at: place)
      ])
  }
}

extension Diagnostic.Code {
  /// A file that is not as its record says, or that a second rendering does not give.
  package static let changedFile = Self(rawValue: "changed-file")
  /// A folder without a report.
  package static let noReport = Self(rawValue: "no-report")
}
