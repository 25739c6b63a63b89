import Timelines

/// A report on disk, to be made or compared again from what its run.json says.
package struct RecordedReport: Sendable {
  package let folder: String
  package let record: RunRecord
  let asOf: Instant

  /// - Throws: exit code 66 where the folder's run.json cannot be read.
  package init(_ folder: String) throws(RunError) {
    guard let report = PublishedReport(folder),
      case .instant(let asOf)? = ReportOptions.AsOf(report.record.asOf)
    else {
      throw RunError(
        .noInput, [Diagnostic(.error, .noReport, "is no record of a report", at: Self.place(in: folder))])
    }
    self.folder = folder
    self.asOf = asOf
    record = report.record
  }

  /// Where the record is.
  package var place: SourceLocation { Self.place(in: folder) }

  private static func place(in folder: String) -> SourceLocation {
    SourceLocation(file: folder + "/" + RunRecord.fileName)
  }

  /// The inputs by name, role, feed and hash.
  var inputs: [RunRecord.Input] { record.identity.inputs }

  /// The options with what run.json has outside of them.
  ///
  /// - Parameter options: ``RunRecord/options``, read.
  func complete(_ options: ReportOptions) -> ReportOptions {
    var options = options
    options.airport = record.airport
    options.day = .date(record.day)
    options.asOf = .instant(asOf)
    // A zone without a name was the only offset in the file, which is found again.
    options.zone = record.zone.contains("/") || record.zone == "UTC" ? record.zone : nil
    if let date = record.metadataDate, case .instant(let instant)? = ReportOptions.AsOf(date) {
      options.metadataDate = instant
    }
    return options
  }
}
