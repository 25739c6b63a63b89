import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct PDFSyntaxTests {
  private func written(_ write: (inout PDFSyntax) -> Void) -> [UInt8] {
    var syntax = PDFSyntax()
    write(&syntax)
    return syntax.bytes
  }

  @Test(arguments: [
    (0, "0"), (5, ".05"), (-5, "-.05"), (10, ".1"), (100, "1"), (12_345, "123.45"), (-1_440_050, "-14400.5"),
    (Int.max, "92233720368547758.07"), (Int.min, "-92233720368547758.08"),
  ])
  func numbersAreShortAndExact(hundredths: Int, text: String) {
    #expect(written { $0.hundredths(hundredths) } == Array(text.utf8))
  }

  @Test func stringsKeepEveryByte() {
    #expect(written { $0.string(Array("a(b)\\c\rd".utf8)) } == Array("(a\\(b\\)\\\\c\\rd)".utf8))
  }

  @Test func textsTakeAByteForACharacterWherePossible() {
    #expect(
      PDFSyntax.encoded("Zürich · 12") == [0x5A, 0xFC] + Array("rich ".utf8) + [0xB7] + Array(" 12".utf8))
    #expect(PDFSyntax.encoded("→") == [0xFE, 0xFF, 0x21, 0x92])
    #expect(PDFSyntax.encoded("🚀") == [0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x80])
    // As single bytes these would be byte order marks.
    #expect(PDFSyntax.encoded("þÿ").starts(with: [0xFE, 0xFF, 0x00, 0xFE]))
    #expect(PDFSyntax.encoded("ï»¿").starts(with: [0xFE, 0xFF, 0x00, 0xEF]))
  }

  @Test func fingerprintsTellBytesApart() {
    let one = Fingerprint(of: [1, 2, 3])
    #expect(one.hexadecimal == Fingerprint(of: [1, 2, 3]).hexadecimal)
    #expect(one.hexadecimal != Fingerprint(of: [3, 2, 1]).hexadecimal)
    #expect(one.hexadecimal.count == 32 && one.letters.count == 6)
    #expect(one.letters.allSatisfy { $0.isASCII && $0.isUppercase })
  }
}
