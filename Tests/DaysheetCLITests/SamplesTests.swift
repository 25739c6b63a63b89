import Foundation
import Testing

/// The committed samples: each gives the committed report, byte for byte, wherever and however it is rendered.
struct SamplesTests {
  private static let reports = BuiltProgram.repository.appending(path: "Reports")

  static let names = ["summit", "jfk-2013-11-27", "clock-change"]

  /// `make report` with the tests' own build of the program.
  private func renderSamples(into folder: URL, environment: [String: String]) throws {
    let process = Process()
    process.executableURL = BuiltProgram.repository.appending(path: "Scripts/render-samples.sh")
    process.arguments = [BuiltProgram.url.path, folder.path]
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { first, _ in first }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    ["TZ": "Asia/Kathmandu", "LANG": "de_DE.UTF-8"], ["TZ": "America/Los_Angeles", "LC_ALL": "ar_EG.UTF-8"],
  ])
  func theSamplesGiveTheCommittedReports(environment: [String: String]) throws {
    try BuiltProgram.withFolder { folder throws in
      try renderSamples(into: folder, environment: environment)
      let rendered = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      // The real day is kept as a picture only: its data is none of the product's.
      let committed = try FileManager.default.subpathsOfDirectory(atPath: Self.reports.path)
        .filter { $0 != "gallery/atlanta-a1.png" }
      #expect(rendered.sorted() == committed.sorted())
      for path in rendered where path.contains("/") {
        let isSame = FileManager.default.contentsEqual(
          atPath: folder.appending(path: path).path, andPath: Self.reports.appending(path: path).path)
        #expect(isSame, "\(path) differs; \"make report\" renders the reports anew")
      }
    }
  }

  @Test func everyFileHasTheHashThatRunJSONRecords() throws {
    for sample in Self.names {
      let report = PublishedReport(folder: Self.reports.appending(path: sample))
      let hashes = try report.recordedHashes()
      #expect(Set(hashes.keys).union(["run.json"]) == Set(report.names))
      for (name, hash) in hashes { #expect(try report.hash(name) == hash) }
    }
  }
}
