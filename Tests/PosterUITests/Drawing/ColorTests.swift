import PosterUI
import Testing

struct ColorTests {
  @Test func hexReadsAndWrites() {
    #expect(Color(hex: "#16202E") == Color(0x16202E))
    #expect(Color(0x0A0B0C).hex == "#0A0B0C")
    for text in ["16202E", "#16202", "#16202G", "#-16202"] { #expect(Color(hex: text) == nil) }
  }

  @Test func aTintLiesBetweenItsColourAndTheGround() {
    #expect(Color.black.opacity(0.5).over(.white) == Color(0x7F7F7F))
    #expect(Color.black.over(.white) == .black)
  }
}
