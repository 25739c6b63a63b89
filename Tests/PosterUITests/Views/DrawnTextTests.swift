import PosterUI
import Testing

/// What of a file's letters may stand on a sheet: everything that every encoder shows comes through here.
struct DrawnTextTests {
  @Test(arguments: [
    ("Zürich – Genève", "Zürich – Genève"), ("القاهرة", "القاهرة"), ("👩‍👧", "👩‍👧"), ("a\u{200F}b", "a\u{200F}b"),
    ("a\u{0}b\tc\nd", "a b c d"), ("\u{1B}[2J\u{9B}31m\u{7F}", " [2J 31m "), ("a\u{2028}b\u{2029}", "a b "),
    ("gnp.\u{202E}exe", "gnp.exe"), ("\u{202A}\u{202B}\u{202C}\u{202D}a\u{2066}\u{2067}", "a"),
    ("a\u{FFFE}\u{FFFF}b", "ab"),
    ("\u{2068}a\u{2069}", "\u{2068}a\u{2069}"), ("a\u{2069}b", "ab"), ("\u{2068}a", "\u{2068}a\u{2069}"),
  ])
  func controlsAndTurnsAreLeftOut(text: String, drawn: String) {
    #expect(text.drawable.unicodeScalars.elementsEqual(drawn.unicodeScalars))
  }

  @Test func textsLabelsAndTitlesAreDrawable() {
    let evil = "a\u{202E}\u{0}b"
    let shaper = FixedPitchShaper()
    let page = Sheet(width: 300, height: 300, margins: EdgeInsets(10)) {
      Text(evil, shorter: evil + evil).accessibilityLabel(evil)
    } head: { _ in
      EmptyView()
    } foot: { _ in
      EmptyView()
    }.drawings(shaper: shaper)[0]
    #expect(page.textRuns.map(\.text.text) == ["a b"])
    #expect(page.semanticGroups.compactMap { $0.semantics?.label } == ["a b"])
    var drawing = Drawing(size: .zero, marks: [], title: evil, summary: evil)
    #expect(drawing.title == "a b" && drawing.summary == "a b")
    drawing.title = evil + "c"
    #expect(drawing.title == "a bc")
    #expect(Semantics(label: evil, value: evil).fullLabel == "a b, a b")
  }
}
