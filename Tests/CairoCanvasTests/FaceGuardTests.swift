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
    let alone = try Self.picture()
    let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<24 { group.addTask { try Self.picture() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.allSatisfy { $0 == alone })
  }

  private static func picture() throws -> [UInt8] {
    let shaper = PangoShaper(fallbackFamilies: ["Noto Sans"])
    let marks = words.enumerated().map { index, word in
      let text = shaper.shape(word, font: Font("Inter", size: 10 + Double(index)), width: nil)
      return Mark.text(
        TextRun(
          text, origin: Point(x: 10, y: 30 * Double(index + 1)), color: .black,
          box: Rect(origin: .zero, size: text.size)))
    }
    return try SVGEncoder.encode(Drawing(size: Size(width: 300, height: 700), marks: marks))
  }
}
