import Foundation
import Testing

@testable import Daysheet

@Suite struct SampleWriterTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)/deep")
      .path
    deinit { try? FileSystem.removeTree(FileSystem.parent(of: path) ?? path) }

    func text(_ name: String) -> String? {
      FileSystem.read(path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
    func put(_ text: String, _ name: String) throws {
      try FileSystem.makeFolders(path)
      try FileSystem.removeTree(path + "/" + name)
      try FileSystem.write(Array(text.utf8), to: path + "/" + name)
    }
  }

  private static func files(_ text: String) -> [OutputFile] {
    ["flights.csv", "people.csv"].map { OutputFile(name: $0, bytes: Array(text.utf8)) }
  }

  @Test func takesThePlaceOfAnEarlierSample() throws {
    let folder = Folder()
    for text in ["1", "2", "1"] {
      try SampleWriter.write(Self.files(text), into: folder.path)
      #expect(folder.text("flights.csv") == text && folder.text("people.csv") == text)
    }
    #expect(try FileSystem.names(in: folder.path) == [SampleWriter.recordName, "flights.csv", "people.csv"])
  }

  @Test("73 where a file is not a sample's, or not any more; nothing is touched")
  func filesOfOthersStay() throws {
    let folder = Folder()
    try folder.put("mine", "people.csv")
    let error = #expect(throws: RunError.self) { try SampleWriter.write(Self.files("1"), into: folder.path) }
    #expect(error?.exitCode == .cannotCreate)
    #expect(try FileSystem.names(in: folder.path) == ["people.csv"])
    try FileSystem.removeTree(folder.path)
    try SampleWriter.write(Self.files("1"), into: folder.path)
    try folder.put("edited", "flights.csv")
    #expect(throws: RunError.self) { try SampleWriter.write(Self.files("2"), into: folder.path) }
    #expect(folder.text("flights.csv") == "edited" && folder.text("people.csv") == "1")
  }

  @Test func theSameBytesNeedNoRecord() throws {
    let folder = Folder()
    try folder.put("1", "flights.csv")
    try SampleWriter.write(Self.files("1"), into: folder.path)
    try SampleWriter.write(Self.files("2"), into: folder.path)
    #expect(folder.text("flights.csv") == "2")
  }

  @Test func leavesNothingWhereItFails() throws {
    let folder = Folder()
    let files = Self.files("1") + [OutputFile(name: "no/such.csv", bytes: [])]
    #expect(throws: RunError.self) { try SampleWriter.write(files, into: folder.path) }
    #expect(try FileSystem.kind(of: FileSystem.parent(of: folder.path) ?? "") == nil)
  }
}
