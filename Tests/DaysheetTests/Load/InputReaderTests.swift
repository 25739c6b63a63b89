import Foundation
import Testing

@testable import Daysheet

@Suite struct InputReaderTests {
  @Test func readsTheBytesOfAFile() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try InputReader.bytes(of: folder.write(bytes)) == bytes)
  }

  @Test func readsANamedPipe() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe").path
    let make = try Process.run(URL(filePath: "/usr/bin/mkfifo"), arguments: [pipe])
    make.waitUntilExit()
    try #require(make.terminationStatus == 0)
    let writer = try Process.run(
      URL(filePath: "/bin/sh"), arguments: ["-c", "(printf 'one,'; sleep 0.1; printf 'two') > '\(pipe)'"])
    #expect(try InputReader.bytes(of: pipe) == Array("one,two".utf8))
    writer.waitUntilExit()
  }

  @Test func refusesFoldersAndWhatIsNotThere() throws {
    let folder = try TemporaryFolder()
    for (path, code) in [(folder.url.path, Diagnostic.Code.isFolder), ("/no/such/file", .missingFile)] {
      let error = try #require(throws: InputFailure.self) { try InputReader.bytes(of: path) }
      #expect(error.exitCode == .noInput)
      #expect(error.diagnostics.map(\.code) == [code])
      #expect(error.diagnostics.map(\.location) == [SourceLocation(file: path)])
    }
  }
}
