import Foundation
import Hashing

/// Puts a sample's files into a folder that may hold other things.
///
/// A hidden record beside them says what a sample wrote. A file is replaced where it is still that, or where it has the
/// very bytes that come now; one that somebody has worked on, or brought, is not.
package enum SampleWriter {
  static let recordName = ".daysheet-sample.json"

  /// Each file takes the place of an earlier one of its name as a whole, once all of them are on the disk.
  ///
  /// - Throws: exit code 73. Nothing is left then that was not there before.
  package static func write(_ files: [OutputFile], into folder: String) throws(RunError) {
    var foreign: [String] = []
    do throws(SystemFailure) {
      let created = try FileSystem.makeFolders(folder)
      do throws(SystemFailure) {
        let record = try SampleRecord(in: folder)
        for file in files where try !record.mayReplace(file, in: folder) { foreign.append(file.name) }
        if foreign.isEmpty { try replace(files, in: folder, record) }
      } catch {
        for folder in created { try? FileSystem.removeFolder(folder) }
        throw error
      }
    } catch {
      throw error.runError(publishingTo: folder)
    }
    if !foreign.isEmpty { throw .foreignFiles(foreign, in: folder) }
  }

  /// A run that is killed in between leaves files that the record knows, whichever of them are new.
  private static func replace(
    _ files: [OutputFile], in folder: String, _ old: SampleRecord
  ) throws(SystemFailure) {
    let new = SampleRecord(files)
    let staged = [old.joined(new).file] + files + [new.file]
    func path(_ index: Int) -> String { "\(folder)/.\(staged[index].name).daysheet-\(index)" }
    do throws(SystemFailure) {
      for (index, file) in staged.enumerated() {
        try FileSystem.removeTree(path(index))
        try FileSystem.write(file.bytes, to: path(index))
      }
      for (index, file) in staged.enumerated() {
        try FileSystem.rename(path(index), to: folder + "/" + file.name)
      }
      try FileSystem.synchronize(folder: folder)
    } catch {
      for index in staged.indices { try? FileSystem.removeTree(path(index)) }
      throw error
    }
  }
}

/// What samples wrote into a folder: for each name the hashes of the bytes that are Daysheet's.
private struct SampleRecord: Codable {
  var sample: [String: [String]] = [:]

  init(_ files: [OutputFile]) {
    for file in files { sample[file.name] = [SHA256.hex(file.bytes)] }
  }

  /// Empty where there is none.
  init(in folder: String) throws(SystemFailure) {
    guard let bytes = try FileSystem.contents(of: folder + "/" + SampleWriter.recordName),
      let record = try? JSONDecoder().decode(SampleRecord.self, from: Data(bytes))
    else { return }
    self = record
  }

  func joined(_ other: SampleRecord) -> SampleRecord {
    var joined = self
    joined.sample.merge(other.sample) { own, others in own + others.filter { !own.contains($0) } }
    return joined
  }

  func mayReplace(_ file: OutputFile, in folder: String) throws(SystemFailure) -> Bool {
    let path = folder + "/" + file.name
    guard let kind = try FileSystem.kind(of: path) else { return true }
    guard kind == .other, let there = try FileSystem.contents(of: path) else { return false }
    return there == file.bytes || (sample[file.name] ?? []).contains(SHA256.hex(there))
  }

  var file: OutputFile {
    let names = sample.sorted { $0.key < $1.key }.map {
      ($0.key, JSONText.array($0.value.map(JSONText.string)))
    }
    let json = JSONText.object([("sample", .object(names))])
    return OutputFile(name: SampleWriter.recordName, bytes: Array(json.indented.utf8))
  }
}
