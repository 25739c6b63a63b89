import Foundation
import Testing

@testable import Daysheet

/// Inputs that end early or have wrong bytes, made from every broken sample, feed and address book: nothing
/// traps, every row is either a record or a reject, and every diagnostic points into the text.
@Suite struct DamagedInputTests {
  private static let samples: [[UInt8]] = {
    let seeds = LiveFeedTests.folder.appending(components: "..", "..", "Fuzz", "Seeds")
    let books = ["vcard", "ldif"].map { seeds.appending(path: $0) }
    return ([BrokenSamplesTests.folder, LiveFeedTests.folder] + books).flatMap { folder in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.sorted().filter { !["expected.json", ".gitattributes"].contains($0) }.compactMap {
        (try? Data(contentsOf: folder.appending(path: $0))).map { [UInt8]($0) }
      }
    }
  }()

  /// domain.md: a pipe that ends early.
  @Test func standsInputsThatEndEarly() {
    #expect(Self.samples.count > 40)
    for sample in Self.samples {
      for length in stride(from: 1, to: sample.count, by: 11) { Self.load(Array(sample[..<length])) }
    }
  }

  @Test func standsInputsWithWrongBytes() {
    var random = SplitMix(state: 20_260_312)
    let signs = Array("\",;\n\r{}[]\\:+-0T<>&=\0\u{FE}é".utf8) + [0xFF, 0xC3]
    for sample in Self.samples where !sample.isEmpty {
      for _ in 0..<40 {
        var damaged = sample
        for _ in 0..<3 {
          let place = Int(random.next() % UInt64(damaged.count))
          damaged[place] = signs[Int(random.next() % UInt64(signs.count))]
        }
        Self.load(damaged)
      }
    }
  }

  private static func load(_ raw: [UInt8]) {
    guard let source = try? InputSource(index: 0, path: "f", raw: raw) else { return }
    let lines = 1 + source.bytes.count { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    check({ () throws(InputFailure) in try FlightLoader.load(source, feed: nil) }, lines)
    check({ () throws(InputFailure) in try PeopleLoader.load(source) }, lines)
  }

  private static func check<Record>(_ load: () throws(InputFailure) -> LoadedFile<Record>, _ lines: Int) {
    do {
      let file = try load()
      #expect(file.records.count + file.rejects.count + file.outOfScope == file.rows)
      #expect(file.diagnostics.allSatisfy { $0.location.line <= lines })
    } catch {
      #expect(error.diagnostics.contains { $0.severity == .error })
      #expect(error.diagnostics.allSatisfy { $0.location.line <= lines })
    }
  }
}
