import Foundation
import PosterUI
import Testing

@testable import CairoCanvas

/// What people and assistive programs find in a real browser. Skipped where Chromium is missing.
@Suite(.enabled(if: Chromium.tool.isInstalled), .serialized) struct SVGInBrowserTests {
  /// Sides that are whole pixels at 96 and at 144 per inch.
  private var sheet: Drawing {
    var sheet = linkedSheet()
    sheet.size = Size(width: 300, height: 180)
    return sheet
  }

  private func withBrowser(_ body: (Chromium) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "sheet.svg")
      try Data(SVGEncoder.encode(sheet)).write(to: file)
      try body(Chromium(showing: file))
    }
  }

  @Test func namesAndTimesAreFoundAndCopied() throws {
    try withBrowser { browser in
      for words in ["Ohlsson, Åsa", "UA 2069", "15:20", "Deniz"] {
        let found = try browser.evaluate("getSelection().removeAllRanges(); find('\(words)')")
        #expect(found as? Bool == true, "\(words)")
        #expect(try browser.evaluate("getSelection().toString()") as? String == words)
      }
      #expect(try browser.evaluate("find('Nobody Nowhere')") as? Bool == false)
    }
  }

  @Test func theTextLiesOverItsOutlines() throws {
    try withBrowser { browser in
      for run in sheet.textRuns {
        // In CSS pixels, 96 to an inch.
        let script = """
          (() => { const text = [...document.querySelectorAll('text')].find(
            e => e.textContent == \(String(reflecting: run.text.text)));
            const box = text.getBoundingClientRect(); return [box.left, box.right]; })()
          """
        let sides = try #require(try browser.evaluate(script) as? [Double])
        let bounds = run.logicalBounds
        // Only long text is told its length.
        let slack = run.text.text.utf8.count > 16 ? 1 : 1 + 0.1 * bounds.width
        #expect(abs(sides[0] * 0.75 - bounds.minX) < 1 && abs(sides[1] * 0.75 - bounds.maxX) < slack)
      }
    }
  }

  @Test func assistiveProgramsReadEverythingOnce() throws {
    try withBrowser { browser in
      let tree = try browser.accessibilityTree()
      func nodes(_ role: String) -> [Chromium.Node] { tree.filter { $0.role == role } }
      func parent(of node: Chromium.Node) -> Chromium.Node? { tree.first { $0.id == node.parent } }
      let card = try #require(nodes("image").first { $0.name == "UA 2069 to London" })
      #expect(card.description == "In flight")
      #expect(parent(of: card)?.role == "link")
      #expect(nodes("list").count == 1 && nodes("listitem").count == 2 && nodes("link").count == 2)
      // The items' text is read, the card's is not: its name says it.
      #expect(nodes("StaticText").map(\.name).sorted() == ["Ohlsson, Åsa", "Yılmaz, Deniz"])
    }
  }

  @Test func theBrowserShowsThePictureOfThePNG() throws {
    let expected = try PNGFile(PNGEncoder.encode(sheet, ppi: 144, threads: 1))
    try withBrowser { browser in
      let data = try browser.screenshot(width: 400, height: 240, scale: 1.5)
      try withTemporaryFolder { folder in
        let file = folder.appending(path: "browser.png")
        try data.write(to: file)
        expectSame(
          try Picture(file: file),
          Picture(width: expected.width, height: expected.height, pixels: expected.pixels), threshold: 64,
          share: 0.002, name: "svg-in-browser")
      }
    }
  }
}
