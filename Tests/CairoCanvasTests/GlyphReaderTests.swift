import CCairo
import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct GlyphReaderTests {
  let shaper = makeShaper()

  func runs(_ text: String, width: Double? = nil) throws -> [GlyphRun] {
    let shaped = shaper.shape(text, font: Font("Inter", size: 10), width: width)
    #expect(shaped.missing.isEmpty)
    return try #require(shaped.glyphs as? GlyphLine).runs
  }

  @Test(arguments: ["القاهرة", "תל אביב", "दिल्ली", "กรุงเทพฯ", "Đà Nẵng", "ffi → 14:25", "नई दिल्ली (DEL) القاهرة"])
  func clustersCoverAllBytesAndGlyphs(text: String) throws {
    let runs = try runs(text)
    #expect(runs.reduce(0) { $0 + $1.text.count } == text.utf8.count)
    for run in runs {
      #expect(run.clusters.reduce(0) { $0 + Int($1.num_bytes) } == run.text.count)
      #expect(run.clusters.reduce(0) { $0 + Int($1.num_glyphs) } == run.glyphs.count)
      #expect(run.glyphs.allSatisfy { $0.index != 0 })
      // No cluster begins within a character.
      var start = 0
      for cluster in run.clusters {
        #expect(start >= run.text.count || run.text[start] & 0xC0 != 0x80)
        start += Int(cluster.num_bytes)
      }
    }
  }

  @Test func rightToLeftRunsAreInVisualOrder() throws {
    let word = "שלום"
    let run = try #require(try runs(word).first)
    #expect(String(decoding: run.text, as: UTF8.self) == String(word.reversed()))
    #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
    #expect(run.glyphs.first?.x == 0)
  }

  @Test func theEllipsisStandsForTheTextThatIsHidden() throws {
    let text = "Thessaloniki Makedonia"
    let runs = try runs(text, width: 50)
    #expect(String(decoding: runs.flatMap(\.text), as: UTF8.self) == text)
  }

  @Test func aMissingCharacterIsDrawnAsTheFontsOwnBox() throws {
    let shaped = shaper.shape("\u{10FFFD}", font: Font("Inter", size: 10), width: nil)
    let line = try #require(shaped.glyphs as? GlyphLine)
    #expect(line.runs.flatMap(\.glyphs).map(\.index) == [0])
  }
}
