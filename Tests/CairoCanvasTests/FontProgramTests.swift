import Foundation
import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct FontProgramTests {
  private let inter = FontCatalogue().file(of: "Inter")
  private let noto = FontCatalogue().file(of: "Noto Sans")

  private func program(_ path: String?, face: Int = 0) throws -> FontProgram {
    try #require(FontProgram(path: path ?? "", face: face))
  }

  @Test func aSubsetHasTheGlyphsItWasAskedForAndLittleElse() throws {
    for (path, magic) in [(inter, "OTTO"), (noto, "\u{0}\u{1}\u{0}\u{0}")] {
      let program = try program(path)
      let subset = try program.subset([3, 20, 40])
      #expect(subset.program.starts(with: magic.utf8) && subset.program.count < 8_000)
      #expect(subset.numbers == subset.numbers.sorted() && Set(subset.numbers).count == 3)
      #expect(subset.numbers.allSatisfy { (1..<40).contains($0) })
      #expect(try program.subset([3, 20, 40]).program == subset.program)
    }
  }

  @Test func itsMetricsAreTheFonts() throws {
    let program = try program(inter)
    #expect(program.isCFF && program.name == "Inter-Regular")
    #expect(try !self.program(noto).isCFF)
    #expect(program.descriptor.contains("/Ascent 969/Descent -241/CapHeight 727/"))
    #expect(program.descriptor.contains("/ItalicAngle 0/"))
  }

  @Test func aFileThatIsNoFontHasNoProgram() {
    #expect(FontProgram(path: #filePath, face: 0) == nil)
    #expect(FontProgram(path: "/nothing", face: 0) == nil)
  }

  @Test func aFaceOfACollectionIsFound() throws {
    let fonts = try [inter, noto].map { try Data(contentsOf: URL(fileURLWithPath: $0 ?? "")) }
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "both.ttc")
      try collection(of: fonts).write(to: file)
      #expect(try program(file.path, face: 0).name == "Inter-Regular")
      #expect(try program(file.path, face: 1).name == "NotoSans-Regular")
      let alone = try program(noto)
      #expect(try program(file.path, face: 1).subset([40]).program == alone.subset([40]).program)
    }
  }

  /// A TrueType collection: a header with the places of the fonts, whose tables' places count from its start.
  private func collection(of fonts: [Data]) -> Data {
    func bytes(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func integer(_ data: Data, at place: Int) -> Int {
      data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    var start = 12 + 4 * fonts.count
    var header = Data("ttcf".utf8) + bytes(0x10000) + bytes(fonts.count)
    var bodies = Data()
    for var font in fonts {
      header += bytes(start)
      for table in 0..<Int(font[4]) << 8 | Int(font[5]) {
        let place = 12 + 16 * table + 8
        font.replaceSubrange(place..<place + 4, with: bytes(integer(font, at: place) + start))
      }
      font += Data(count: (4 - font.count % 4) % 4)
      bodies += font
      start += font.count
    }
    return header + bodies
  }
}
