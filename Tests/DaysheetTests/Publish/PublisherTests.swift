import Foundation
import Glibc
import Testing

@testable import Daysheet

@Suite struct PublisherTests {
  /// A folder that goes away with the test; the report's place in it is `report`.
  private final class Place {
    let parent = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)").path
    var report: String { parent + "/report" }

    init() throws {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: parent) }

    func names(in folder: String? = nil) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder ?? report).sorted()
    }

    func put(_ text: String, _ name: String) throws {
      try FileManager.default.createDirectory(atPath: report, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: report + "/" + name))
    }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: report + "/" + name, encoding: .utf8)
    }
  }

  private static func report(_ text: String, _ names: String...) -> [OutputFile] {
    let outputs = names.map { #"{"name": "\#($0)"}"# }.joined(separator: ",")
    let record = #"{"daysheet": "0", "outputs": [\#(outputs)]}"#
    return [OutputFile(name: "run.json", bytes: Array(record.utf8))]
      + names.map { OutputFile(name: $0, bytes: Array(text.utf8)) }
  }

  /// With and without a file system that can exchange entries.
  private static let publishers: [(String, Publisher)] = {
    var linking = Publisher()
    linking.canExchange = { _ in false }
    return [("exchange", Publisher()), ("link", linking)]
  }()

  @Test("A shorter report leaves no poster-3.svg of a longer one behind", arguments: 0..<2)
  func shorterReport(way: Int) throws {
    let (place, publisher) = (try Place(), Self.publishers[way].1)
    try publisher.publish(Self.report("old", "poster.svg", "poster-3.svg", "rejects.csv"), to: place.report)
    #expect(try place.names() == ["poster-3.svg", "poster.svg", "rejects.csv", "run.json"])
    try publisher.publish(Self.report("new", "poster.svg"), to: place.report)
    #expect(try place.names() == ["poster.svg", "run.json"])
    #expect(try place.text("poster.svg") == "new")
  }

  @Test("Files that Daysheet did not write are carried over", arguments: 0..<2)
  func foreignFiles(way: Int) throws {
    let (place, publisher) = (try Place(), Self.publishers[way].1)
    try publisher.publish(Self.report("old", "poster.svg"), to: place.report)
    try place.put("mine", "notes.txt")
    try FileManager.default.createDirectory(
      atPath: place.report + "/sub/deep", withIntermediateDirectories: true)
    try place.put("mine too", "sub/deep/notes.txt")
    try FileManager.default.createSymbolicLink(atPath: place.report + "/link", withDestinationPath: "nowhere")
    for round in ["1", "2"] {
      try publisher.publish(Self.report(round, "poster.svg"), to: place.report)
      #expect(try place.names() == ["link", "notes.txt", "poster.svg", "run.json", "sub"])
      #expect(try place.text("notes.txt") == "mine")
      #expect(try place.text("sub/deep/notes.txt") == "mine too")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.report + "/link") == "nowhere")
    }
  }

  @Test func withoutARecordEverythingIsForeignExceptWhatIsWritten() throws {
    let place = try Place()
    try place.put("mine", "poster-3.svg")
    try place.put("not mine any more", "poster.svg")
    try Publisher().publish(Self.report("new", "poster.svg"), to: place.report)
    #expect(try place.names() == ["poster-3.svg", "poster.svg", "run.json"])
    #expect(try place.text("poster.svg") == "new")
  }

  @Test("Nothing stays beside the report", arguments: 0..<2)
  func leavesNothing(way: Int) throws {
    let (place, publisher) = (try Place(), Self.publishers[way].1)
    // What a run that was killed may have left, and what only looks like it.
    for name in [".report.daysheet-1", ".report.daysheet-2/sub", ".report.daysheet-x", ".report2.daysheet-1"]
    {
      try FileManager.default.createDirectory(
        atPath: "\(place.parent)/\(name)", withIntermediateDirectories: true)
    }
    for round in ["1", "2", "3"] { try publisher.publish(Self.report(round, "poster.svg"), to: place.report) }
    let others = try place.names(in: place.parent).filter { $0 != "report" }
    let kept = [".report.daysheet-x", ".report2.daysheet-1"]
    #expect(others.filter { !kept.contains($0) }.count == way)
    #expect(Set(kept).isSubset(of: others))
  }

  @Test func aPlainFolderBecomesALinkWhereNothingCanBeExchanged() throws {
    let (place, publisher) = (try Place(), Self.publishers[1].1)
    try Publisher().publish(Self.report("old", "poster.svg", "poster-3.svg"), to: place.report)
    try publisher.publish(Self.report("new", "poster.svg"), to: place.report)
    #expect(try place.names() == ["poster.svg", "run.json"])
    // And back, as when the folder was copied to another disk.
    try Publisher().publish(Self.report("newer", "poster.svg"), to: place.report)
    #expect(try place.names(in: place.parent) == ["report"])
    #expect(try place.text("poster.svg") == "newer")
  }

  @Test func aFolderThatWasMovedAsideComesBack() throws {
    let place = try Place()
    try place.put("mine", "notes.txt")
    try FileManager.default.moveItem(atPath: place.report, toPath: place.parent + "/.report.daysheet-before")
    try Publisher().publish(Self.report("new", "poster.svg"), to: place.report)
    #expect(try place.names() == ["notes.txt", "poster.svg", "run.json"])
    #expect(try place.names(in: place.parent) == ["report"])
  }

  @Test func keepsTheModeOfTheFolder() throws {
    let place = try Place()
    try place.put("mine", "notes.txt")
    chmod(place.report, 0o2750)
    try Publisher().publish(Self.report("new", "poster.svg"), to: place.report)
    var status = stat()
    #expect(stat(place.report, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o2750)
  }

  @Test func followsALinkToWhereTheFolderIs() throws {
    let place = try Place()
    try place.put("mine", "notes.txt")
    let link = place.parent + "/today"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "report")
    try Publisher().publish(Self.report("new", "poster.svg"), to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "report")
    #expect(try place.text("poster.svg") == "new")
  }

  @Test func createsTheFoldersAbove() throws {
    let place = try Place()
    try Publisher().publish(Self.report("new", "poster.svg"), to: place.report + "/2026/LIS/")
    #expect(try place.text("2026/LIS/poster.svg") == "new")
  }

  @Test("75 where another run is publishing there; nothing changes")
  func locked() throws {
    let place = try Place()
    try Publisher().publish(Self.report("old", "poster.svg"), to: place.report)
    let lockPath = try PublishPlace(place.report).lock
    let lock = try FolderLock.acquire(lockPath)
    let isHeld = lock != nil
    let error = #expect(throws: RunError.self) {
      try Publisher().publish(Self.report("new", "poster.svg"), to: place.report)
    }
    #expect(error?.exitCode == .busy)
    #expect(error?.diagnostics.map(\.code) == [.busy])
    #expect(try place.text("poster.svg") == "old")
    #expect(isHeld)
    withExtendedLifetime(lock) {}
  }

  @Test("73 where something else has the place")
  func targetIsAFile() throws {
    let place = try Place()
    try Data("mine".utf8).write(to: URL(filePath: place.report))
    for folder in [place.report, place.report + "/inside"] {
      let error = #expect(throws: RunError.self) {
        try Publisher().publish(Self.report("new", "poster.svg"), to: folder)
      }
      #expect(error?.exitCode == .cannotCreate)
    }
    #expect(try String(contentsOfFile: place.report, encoding: .utf8) == "mine")
    #expect(try place.names(in: place.parent) == ["report"])
  }

  @Test(arguments: [".", "..", "/"])
  func refusesTheFolderThatItRunsIn(folder: String) {
    let error = #expect(throws: RunError.self) {
      try Publisher().publish(Self.report("new", "poster.svg"), to: folder)
    }
    #expect(error?.exitCode == .cannotCreate)
  }
}
