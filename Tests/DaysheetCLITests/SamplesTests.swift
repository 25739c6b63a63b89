import Foundation
import Testing

/// The committed samples: each gives the committed report, byte for byte, wherever and however it is rendered.
struct SamplesTests {
  private static let reports = BuiltProgram.repository.appending(path: "Reports")

  static let names = ["summit", "jfk-2013-11-27", "clock-change"]

  private func render(_ sample: String, into folder: URL, environment: [String: String]) throws
    -> PublishedReport
  {
    let out = folder.appending(path: "out")
    let outcome = try BuiltProgram(
      arguments: ["render", "flights.csv", "--out", out.path], environment: environment,
      folder: BuiltProgram.samples.appending(path: sample)
    ).run()
    #expect(outcome.status == 0, "\(outcome.talk)")
    return PublishedReport(folder: out)
  }

  @Test(arguments: names)
  func aSampleGivesTheCommittedReport(sample: String) throws {
    let committed = PublishedReport(folder: Self.reports.appending(path: sample))
    try BuiltProgram.withFolder { folder in
      let rendered = try render(
        sample, into: folder, environment: ["TZ": "Asia/Kathmandu", "LANG": "de_DE.UTF-8"])
      #expect(rendered.names == committed.names)
      for name in rendered.names {
        let isSame = try rendered.bytes(name) == committed.bytes(name)
        #expect(isSame, "\(name) differs; \"make report\" renders the reports anew")
      }
    }
  }

  @Test func zoneAndLanguageOfTheMachineChangeNoByte() throws {
    try BuiltProgram.withFolder { folder in
      let machines = [
        ["TZ": "America/Los_Angeles", "LANG": "C"], ["TZ": "Pacific/Chatham", "LC_ALL": "ar_EG.UTF-8"],
      ]
      let hashes = try machines.map { try render("summit", into: folder, environment: $0).recordedHashes() }
      #expect(hashes[0] == hashes[1])
      #expect(hashes[0].count == 7)
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
