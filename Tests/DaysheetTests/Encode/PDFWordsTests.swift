import Daysheet
import Foundation
import Testing
import Timelines

/// Reads real PDFs with `pdftotext -bbox`, a reader that knows nothing of Daysheet.
struct PDFWordsTests {
  private struct Word {
    var text: String
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)
  }

  private static let hasReader = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")

  private func pages(of options: ReportOptions) throws -> [[Word]] {
    var options = options
    options.formats = [.pdf]
    let files = try DayReport.files(options, now: Instant(seconds: 0))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "daysheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pdf = folder.appendingPathComponent("poster.pdf")
    try Data(try #require(files.first { $0.name == "poster.pdf" }).bytes).write(to: pdf)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
    process.arguments = ["-bbox", pdf.path, folder.appendingPathComponent("words.html").path]
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: folder.appendingPathComponent("words.html"), encoding: .utf8)
    let word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/
    return text.components(separatedBy: "<page ").dropFirst().map { page in
      page.matches(of: word).compactMap { match in
        guard let minX = Double(match.1), let minY = Double(match.2), let maxX = Double(match.3),
          let maxY = Double(match.4)
        else { return nil }
        let text = match.5.replacing("&amp;", with: "&").replacing("&apos;", with: "'")
        return Word(text: String(text), box: (minX, minY, maxX, maxY))
      }
    }
  }

  static let days: [PosterTests.Case] =
    [
      PosterTests.Case(name: "summit", options: RealDays.summit),
      PosterTests.Case(name: "jfk", options: RealDays.jfk),
    ] + (RealDays.hasSharedData ? [PosterTests.Case(name: "atlanta", options: RealDays.atlanta)] : [])

  @Test(.enabled(if: hasReader, "needs pdftotext"), arguments: days)
  func everyFlightAndPersonIsFoundAndNoWordsOverlap(day: PosterTests.Case) throws {
    let summary = try RealDays.summary(day.options)
    let pages = try pages(of: day.options)
    let text = pages.flatMap { $0 }.map(\.text).joined(separator: " ") + " "
    for line in summary.flights {
      let number = line.flight.number
      #expect(text.contains("\(number.spaced) ") || text.contains("\(number) "), "\(number)")
    }
    for person in summary.sections.flatMap(\.people).map(\.person) {
      #expect(text.contains(person.familyName.prefix(6)), "\(person.familyName)")
    }
    for page in pages { #expect(overlaps(in: page) == []) }
  }

  /// Pairs of words that share more than a hair: the reader's boxes are those of the whole face, not of the ink.
  private func overlaps(in words: [Word]) -> [String] {
    let sorted = words.sorted { $0.box.minY < $1.box.minY }
    var pairs: [String] = []
    for (index, word) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.box.minY >= word.box.maxY { break }
        let shared = min(word.box.maxX, other.box.maxX) - max(word.box.minX, other.box.minX)
        if shared > 0.5, word.box.maxY - other.box.minY > 0.5 { pairs.append("\(word.text) / \(other.text)") }
      }
    }
    return pairs
  }
}
