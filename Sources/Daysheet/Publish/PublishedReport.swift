import Foundation
import Hashing

/// A report's folder as it lies on disk.
struct PublishedReport {
  let folder: String
  let record: RunRecord
  /// Of the record's bytes, in lower-case hex.
  let recordHash: String

  /// `nil` where the folder has no run.json of a report.
  init?(_ folder: String) {
    guard let bytes = FileSystem.read(folder + "/" + RunRecord.fileName),
      let record = try? JSONDecoder().decode(RunRecord.self, from: Data(bytes))
    else { return nil }
    self.folder = folder
    self.record = record
    recordHash = SHA256.hex(bytes)
  }

  /// Whether each file is there in its recorded size; ``Verification`` looks at the bytes.
  var hasEveryFile: Bool {
    record.outputs.allSatisfy { FileSystem.size(of: folder + "/" + $0.name) == $0.size }
  }
}
