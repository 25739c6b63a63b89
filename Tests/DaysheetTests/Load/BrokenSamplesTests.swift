import Foundation
import Testing

@testable import Daysheet

/// Walks over `Samples/broken/expected.json`: every file gives its diagnostics at the right line and column, and good
/// rows survive.
@Suite struct BrokenSamplesTests {
  struct Expected: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable, CustomTestStringConvertible {
    var file: String
    /// The stage that finds it: what only validation sees must load without a word.
    var stage: String
    var arguments: [String]
    var exit: Int32
    /// `line:column severity code`, in order.
    var diagnostics: [String]
    /// Records that the load stage makes, and rows that it rejects, where the file can be used.
    var records: Int?
    var rejects: Int?

    var testDescription: String { file }
  }

  static let folder = URL(filePath: #filePath)
    .appending(components: "..", "..", "..", "..", "Samples", "broken").standardized

  static var cases: [Case] {
    get throws {
      let data = try Data(contentsOf: folder.appending(path: "expected.json"))
      return try JSONDecoder().decode(Expected.self, from: data).cases
    }
  }

  @Test(arguments: try cases) func saysWhatIsWrong(expected: Case) throws {
    let path = Self.folder.appending(path: expected.file).path
    let isPeople = expected.arguments.contains("--people")
    let (found, records, rejects, exit) =
      isPeople
      ? Self.outcome { () throws(RunError) in try PeopleLoader.load(paths: [path]) }
      : Self.outcome { () throws(RunError) in try FlightLoader.load(paths: [path], feed: nil) }
    let isLoad = expected.stage == "load"
    #expect(found.map(Self.line) == (isLoad ? expected.diagnostics : []))
    #expect(found.allSatisfy { $0.location.file == path })
    #expect(exit == (isLoad ? expected.exit : 0))
    #expect(records == expected.records)
    #expect(rejects == (isLoad ? expected.rejects : 0))
  }

  @Test func namesEveryFileOfTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let named = Set(try Self.cases.map(\.file))
    #expect(
      Set(files).subtracting(["expected.json", ".gitattributes"]) == named.subtracting(["no-such-file.csv"]))
  }

  private static func outcome<Record>(
    _ load: () throws(RunError) -> Loaded<Record>
  ) -> (diagnostics: [Diagnostic], records: Int?, rejects: Int?, exit: Int32) {
    do {
      let loaded = try load()
      let exit: ExitCode = loaded.rejects.isEmpty ? .success : .rowsLeftOut
      return (loaded.diagnostics, loaded.records.count, loaded.rejects.count, exit.rawValue)
    } catch {
      return (error.diagnostics, nil, nil, error.exitCode.rawValue)
    }
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    return "\(location.line):\(location.column) \(diagnostic.severity.rawValue) \(diagnostic.code.rawValue)"
  }
}
