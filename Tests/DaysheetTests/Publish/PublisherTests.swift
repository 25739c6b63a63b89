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

  @Test("73 where a file that Daysheet did not write has a name that the report needs; nothing is touched")
  func foreignFileInTheWay() throws {
    let place = try Place()
    try place.put("mine", "poster-3.svg")
    try place.put("mine too", "poster.svg")
    try place.put("mine as well", "flights.csv")
    let error = #expect(throws: RunError.self) {
      try Publisher().publish(Self.report("new", "poster.svg", "flights.csv", "hours.csv"), to: place.report)
    }
    #expect(error?.exitCode == .cannotCreate)
    #expect(error?.diagnostics.map(\.code) == [.foreignFile])
    #expect(error?.diagnostics.first?.text.contains("flights.csv, poster.svg") == true)
    #expect(error?.diagnostics.first?.hint?.hasPrefix("Move them away") == true)
    #expect(try place.names() == ["flights.csv", "poster-3.svg", "poster.svg"])
    #expect(try place.text("poster.svg") == "mine too")
    // A name that the report does not need is in nobody's way.
    try Publisher().publish(Self.report("new", "hours.csv"), to: place.report)
    #expect(try place.text("poster-3.svg") == "mine")
  }

  @Test(arguments: ["{\"outputs\": 1}", "mine", "", "{\"outputs\": [{\"name\": \"poster.svg\"}]}"])
  func aRunJSONOfOthersIsForeignToo(text: String) throws {
    let place = try Place()
    try place.put(text, "run.json")
    try place.put("mine", "poster.svg")
    #expect(throws: RunError.self) {
      try Publisher().publish(Self.report("new", "poster.svg"), to: place.report)
    }
    #expect(try place.text("run.json") == text)
    #expect(try place.text("poster.svg") == "mine")
  }

  @Test("A file of Daysheet's own is replaced, also where somebody edited it")
  func ownFilesAreReplaced() throws {
    let place = try Place()
    try Publisher().publish(Self.report("old", "poster.svg"), to: place.report)
    try place.put("edited", "poster.svg")
    try Publisher().publish(Self.report("new", "poster.svg"), to: place.report)
    #expect(try place.text("poster.svg") == "new")
  }

  @Test("A folder is somebody else's, whatever run.json says of its name")
  func aFolderWithTheNameOfAnOutput() throws {
    let place = try Place()
    try Publisher().publish(Self.report("old", "poster.svg", "poster-2.svg"), to: place.report)
    for name in ["poster.svg", "poster-2.svg"] {
      try FileManager.default.removeItem(atPath: place.report + "/" + name)
      try FileManager.default.createDirectory(
        atPath: place.report + "/" + name, withIntermediateDirectories: true)
      try place.put("mine", name + "/notes.txt")
    }
    #expect(throws: RunError.self) {
      try Publisher().publish(Self.report("new", "poster.svg"), to: place.report)
    }
    // Nor does it go with the report that had a file there.
    try Publisher().publish(Self.report("new", "hours.csv"), to: place.report)
    #expect(try place.text("poster-2.svg/notes.txt") == "mine")
  }

  @Test("A run.json that cannot be read is an error and not none", arguments: 0..<2)
  func unreadableRecord(way: Int) throws {
    let (place, publisher) = (try Place(), Self.publishers[way].1)
    try place.put("old", "poster-2.svg")
    // Reading it is an input/output error.
    try FileManager.default.createSymbolicLink(
      atPath: place.report + "/run.json", withDestinationPath: "/proc/self/mem")
    let error = #expect(throws: RunError.self) {
      try publisher.publish(Self.report("new", "poster.svg"), to: place.report)
    }
    #expect(error?.exitCode == .cannotCreate)
    #expect(error?.diagnostics.first?.text.contains("cannot read") == true)
    #expect(try place.names() == ["poster-2.svg", "run.json"])
  }

  @Test("Names that are not UTF-8 are carried over as their bytes", arguments: 0..<2)
  func namesOfBytes(way: Int) throws {
    let (place, publisher) = (try Place(), Self.publishers[way].1)
    try publisher.publish(Self.report("old", "poster.svg"), to: place.report)
    let names: [[UInt8]] = [
      [0xFF, 0xFE], Array("caf".utf8) + [0xE9], [0xED, 0xA0, 0x80, 0x41], [0xF4, 0x8F, 0xBF, 0xBF],
    ]
    for name in names { try FileSystem.write([1], to: place.report + "/" + String(path: name)) }
    try FileSystem.makeFolder(place.report + "/" + String(path: [0xC3]))
    try FileSystem.write([1], to: place.report + "/" + String(path: [0xC3, 0x2F, 0xC3]))
    try publisher.publish(Self.report("new", "poster.svg"), to: place.report)
    for name in names + [[0xC3, 0x2F, 0xC3]] {
      let path = (Array((place.report + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
      #expect(access(path, F_OK) == 0)
    }
    // And as the report's own name.
    let odd = place.parent + "/" + String(path: [0xFF, 0x2E, 0xFF])
    for round in ["1", "2"] { try publisher.publish(Self.report(round, "poster.svg"), to: odd) }
    #expect(FileSystem.read(odd + "/poster.svg") == Array("2".utf8))
  }

  @Test("Without an exchange the earlier folder stays until the next run")
  func whoeverReadsKeepsTheirFolder() throws {
    let (place, publisher) = (try Place(), Self.publishers[1].1)
    try publisher.publish(Self.report("1", "poster.svg"), to: place.report)
    let first = try #require(try FileSystem.resolved(place.report))
    try publisher.publish(Self.report("2", "poster.svg"), to: place.report)
    // Whoever followed the link before the second run goes on reading the first report.
    #expect(FileSystem.read(first + "/poster.svg") == Array("1".utf8))
    try publisher.publish(Self.report("3", "poster.svg"), to: place.report)
    #expect(FileSystem.read(first + "/poster.svg") != Array("1".utf8))
    #expect(try place.text("poster.svg") == "3")
  }

  @Test("What cannot be cleaned up afterwards is a warning")
  func leftOver() throws {
    let folder = try Place()
    let place = try PublishPlace(folder.report)
    try FileSystem.removeTree(folder.parent)
    let warnings = place.cleanUp(except: nil)
    #expect(warnings.map(\.code) == [.leftOver])
    #expect(warnings.map(\.severity) == [.warning])
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
    // A link leads to a folder, and the one before stays for its readers.
    #expect(others.filter { !kept.contains($0) }.count == way * 2)
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
