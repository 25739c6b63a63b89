import CairoCanvas
import Foundation
import PosterUI
import Testing

@Suite struct PangoShaperTests {
  let shaper = makeShaper()
  let font = Font("Inter", size: 10)

  @Test func aWidthIsTheSumOfItsParts() {
    // Not hinted and not rounded: ten times the size is ten times the width.
    let small = shaper.shape("Lisbon", font: font, width: nil)
    let large = shaper.shape("Lisbon", font: Font("Inter", size: 100), width: nil)
    #expect(abs(large.size.width - 10 * small.size.width) < 0.1)
    #expect(abs(large.size.height - 10 * small.size.height) < 0.1)
    #expect(small.baseline > 0 && small.baseline < small.size.height)
  }

  @Test func theInkOfACapitalStandsOnTheBaseline() {
    let text = shaper.shape("H", font: Font("Inter", size: 100), width: nil)
    #expect(abs(text.ink.maxY - text.baseline) < 0.5)
    // Inter's capitals are 0.727 em high.
    #expect(abs(text.ink.height - 72.7) < 1)
    #expect(text.ink.minX > 0 && text.ink.maxX < text.size.width)
  }

  @Test func twoShapersInTwoThreadsMeasureTheSame() async {
    let texts = ["14:25", "São Paulo", "➤ In flight", "القاهرة", "Zürich – Genève"]
    @Sendable func measure() -> [Size] {
      let shaper = makeShaper()
      return texts.map {
        shaper.shape($0, font: Font("Inter", size: 7.3, weight: .semibold), width: nil).size
      }
    }
    async let first = Task.detached { measure() }.value
    async let second = Task.detached { measure() }.value
    let (left, right) = await (first, second)
    #expect(left == right)
    #expect(left == measure())
  }

  @Test func aTextLongerThanAnyLineIsCutBeforeItIsShaped() {
    for letters in [String(repeating: "W", count: 69_531), String(repeating: "ﷺ", count: 5000)] {
      let text = shaper.shape(letters, font: font, width: nil)
      #expect(text.isCut && text.text == letters)
      #expect(text.size.width > 2000 && text.size.width.isFinite)
      let line = shaper.shape(letters, font: font, width: 60)
      #expect(line.isCut && line.size.width <= 60)
    }
    let limit = String(repeating: "i", count: LongText.mostCharacters)
    #expect(!shaper.shape(limit, font: font, width: nil).isCut && !LongText.isCut(limit))
    #expect(LongText.isCut(limit + "i"))
  }

  /// Windows of a text are broken like the whole: each line is full, and nothing is lost between them.
  @Test(arguments: [
    String(repeating: "x", count: 1900), String(repeating: "Lisbon – Genève ", count: 60),
    String(repeating: "القاهرة ", count: 200), String(repeating: "👩‍👩‍👧‍👦", count: 150),
    String(repeating: " ", count: 700) + "end",
  ])
  func aLongTextIsBrokenLineByLine(text: String) {
    let lines = shaper.lines(of: text, font: font, width: 120)
    func letters(_ text: String) -> String { text.filter { $0 != " " } }
    #expect(letters(lines.joined()) == letters(text))
    for line in lines { #expect(!shaper.shape(line, font: font, width: 120.1).isCut) }
    // A word may be broken where there is room for a hyphen.
    let more = String(repeating: text.first ?? " ", count: 3)
    for line in lines.dropLast() where !text.contains(" ") {
      #expect(shaper.shape(line + more, font: font, width: nil).size.width > 120)
    }
  }

  @Test func aLineOfMoreLettersThanAWindowIsWhole() {
    let text = String(repeating: "i", count: 900)
    #expect(shaper.lines(of: text, font: font, width: 1e5) == [text])
  }

  @Test func aLongTextIsCutWithAnEllipsis() {
    let text = "Thessaloniki Makedonia International"
    let whole = shaper.shape(text, font: font, width: nil)
    let cut = shaper.shape(text, font: font, width: 60)
    #expect(!whole.isCut && cut.isCut)
    #expect(cut.size.width <= 60)
    #expect(cut.text == text)
    #expect(cut.size.height == whole.size.height)
  }

  @Test func aTextThatFitsItsOwnWidthIsNotCut() {
    for text in ["Lisbon", "Ho Chi Minh City", "11:10", "القاهرة"] {
      let whole = shaper.shape(text, font: font, width: nil)
      #expect(!shaper.shape(text, font: font, width: whole.size.width).isCut)
    }
  }

  @Test func roundingErrorsOfALayoutDoNotCut() {
    let whole = shaper.shape("Thessaloniki", font: font, width: nil)
    #expect(!shaper.shape("Thessaloniki", font: font, width: whole.size.width - 1e-9).isCut)
    #expect(shaper.shape("Thessaloniki", font: font, width: whole.size.width - 0.01).isCut)
  }

  @Test(arguments: [0, -5, 3, Double.nan])
  func whereNotEvenTheEllipsisFitsNothingIsShown(width: Double) {
    let cut = shaper.shape("Thessaloniki", font: font, width: width)
    #expect(cut.isCut && cut.size.width == 0 && cut.ink == .zero)
    #expect(cut.size.height == shaper.shape("Thessaloniki", font: font, width: nil).size.height)
  }

  @Test func anEndlessWidthCutsAndBreaksNothing() {
    #expect(!shaper.shape("Thessaloniki", font: font, width: .infinity).isCut)
    #expect(shaper.lines(of: "Gate A8, Terminal 2", font: font, width: .infinity).count == 1)
  }

  @Test func tabularFiguresHaveOneWidth() {
    let proportional = Set(["111", "000"].map { shaper.shape($0, font: font, width: nil).size.width })
    let tabular = ["111", "000", "247"].map {
      shaper.shape($0, font: font.monospacedDigit(), width: nil).size.width
    }
    #expect(proportional.count == 2)
    #expect(Set(tabular).count == 1)
  }

  @Test func trackingAddsSpaceBetweenLetters() {
    var tracked = font
    tracked.tracking = 2
    let plain = shaper.shape("ABC", font: font, width: nil).size.width
    #expect(abs(shaper.shape("ABC", font: tracked, width: nil).size.width - plain - 4) < 0.01)
  }

  @Test func aHeavierWeightIsWider() {
    let widths = [Font.Weight.regular, .medium, .semibold, .bold].map {
      shaper.shape("Daysheet", font: font.weight($0), width: nil).size.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
  }

  @Test func charactersThatNoFontHasAreNamedOnce() {
    let text = shaper.shape("A\u{10FFFD}B\u{10FFFD}\u{10FFFC}", font: font, width: nil)
    #expect(text.missing == ["\u{10FFFD}", "\u{10FFFC}"])
    #expect(shaper.shape("✓ ➤ ◆ ▲ ↷ ✕ ○ ●", font: font, width: nil).missing.isEmpty)
  }

  @Test func aFallbackGlyphDoesNotMoveTheRow() {
    let plain = shaper.shape("Landed", font: font, width: nil)
    let withSign = shaper.shape("✓ Landed", font: font, width: nil)
    #expect(plain.size.height == withSign.size.height && plain.baseline == withSign.baseline)
  }

  @Test func highMarksMakeRoomForThemselves() {
    let text = shaper.shape("Ậ\u{302}\u{302}\u{302}\u{302}\u{302}", font: font, width: nil)
    #expect(text.ink.minY >= -0.001 && text.ink.maxY <= text.size.height + 0.001)
  }

  @Test func lineBreaksAndControlsAreBlanks() {
    let blank = shaper.shape("a b c d e", font: font, width: nil)
    let controls = shaper.shape("a\nb\tc\u{2029}d\u{0}e", font: font, width: nil)
    #expect(controls.size == blank.size && controls.missing.isEmpty)
  }

  @Test func anEmptyTextHasALineHeight() {
    let text = shaper.shape("", font: font, width: nil)
    #expect(text.size.width == 0)
    #expect(text.size.height == shaper.shape("x", font: font, width: nil).size.height)
  }

  @Test func linesBreakAtBlanksAndFit() {
    let text = "Flights that have no time at the airport were left out of the sheet"
    let lines = shaper.lines(of: text, font: font, width: 90)
    #expect(lines.count > 2)
    #expect(lines.joined(separator: " ") == text)
    for line in lines { #expect(shaper.shape(line, font: font, width: nil).size.width <= 90) }
  }

  @Test func thaiBreaksWithoutBlanks() {
    let text = "กรุงเทพมหานครเป็นเมืองหลวงของประเทศไทย"
    let lines = shaper.lines(of: text, font: font, width: 60)
    #expect(lines.count > 1 && lines.joined() == text)
  }
}
