import Foundation

/// A report's folder as it lies on disk.
struct PublishedReport {
  let folder: String
  /// The bytes of its run.json.
  let record: [UInt8]
  let outputs: [RunRecord.Output]

  /// `nil` where the folder has no run.json of a report.
  init?(_ folder: String) {
    struct Record: Decodable { let outputs: [RunRecord.Output] }
    guard let record = FileSystem.read(folder + "/" + RunRecord.fileName),
      let decoded = try? JSONDecoder().decode(Record.self, from: Data(record))
    else { return nil }
    self.folder = folder
    self.record = record
    outputs = decoded.outputs
  }

  var identity: ReportIdentity? { ReportIdentity(record: record) }

  /// Whether each file is there in its recorded size; ``Verification`` looks at the bytes.
  var hasEveryFile: Bool {
    outputs.allSatisfy { FileSystem.size(of: folder + "/" + $0.name) == $0.size }
  }
}
