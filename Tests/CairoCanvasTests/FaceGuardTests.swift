import PosterUI
import Testing

@testable import CairoCanvas

struct FaceGuardTests {
  /// More files than Cairo keeps open, each in use on several threads.
  private static let words = [
    "Ada", "Ωμέγα", "محمد", "דוד", "नमस्ते", "สวัสดี", "Բարեւ", "সুপ্রভাত", "ሰላም", "გამარჯობა", "નમસ્તે", "ਸਤਿ", "ನಮಸ್ತೆ",
    "សួស្តី", "ສະບາຍດີ", "നമസ്കാരം", "မင်္ဂလာပါ", "ආයුබෝවන්", "வணக்கம்", "నమస్తే",
  ]

  @Test func manyFontsOnManyThreadsGiveWhatOneThreadGives() async throws {
    let turns = 0..<24
    let together = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for turn in turns { group.addTask { (turn, try Self.picture(turn)) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for turn in turns { #expect(try Self.picture(turn) == together[turn]) }
  }

  /// Every turn begins with another script and has its own sizes, so that it opens files while others draw.
  private static func picture(_ turn: Int) throws -> [UInt8] {
    let shaper = PangoShaper(fallbackFamilies: ["Noto Sans"])
    let marks = words.indices.map { index in
      let word = words[(index + turn * 7) % words.count]
      let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold]
      let font = Font("Inter", size: 10 + Double(turn) / 8, weight: weights[(index + turn) % 4])
      let text = shaper.shape(word, font: font, width: nil)
      return Mark.text(
        TextRun(
          text, origin: Point(x: 10, y: 30 * Double(index + 1)), color: .black,
          box: Rect(origin: .zero, size: text.size)))
    }
    let drawing = Drawing(size: Size(width: 300, height: 700), marks: marks)
    return try SVGEncoder.encode(drawing) + PNGEncoder.encode(drawing, ppi: 72, threads: 2)
  }
}
