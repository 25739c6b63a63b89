import CCairo
import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct CoverageTests {
  private func coverage(
    of points: [(Double, Double)], columns: Range<Int>, rows: Range<Int>
  ) -> Coverage {
    var area = CoverageArea(columns: columns, rows: rows)
    for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
      area.add(from: Point(x: start.0, y: start.1), to: Point(x: end.0, y: end.1))
    }
    return area.coverage()
  }

  @Test func edgesBetweenPixelsCountByTheirShare() {
    let rectangle = [(-0.8, 0.4), (1.2, 0.4), (1.2, 2.0), (-0.8, 2.0)]
    let expected: [UInt8] = [122, 153, 31, 204, 255, 51].map { UInt8((Double($0) / 17).rounded()) * 17 }
    #expect(coverage(of: rectangle, columns: -1..<2, rows: 0..<2).values == expected)
    // Its direction does not matter.
    #expect(coverage(of: rectangle.reversed(), columns: -1..<2, rows: 0..<2).values == expected)
  }

  @Test func whatLiesOutsideOfTheBlockIsCutOff() {
    let wide = [(-50.0, -50.0), (50.5, -50.0), (50.5, 50.0), (-50.0, 50.0)]
    #expect(coverage(of: wide, columns: 3..<6, rows: -2..<1).values == [UInt8](repeating: 255, count: 9))
    #expect(coverage(of: wide, columns: 50..<52, rows: 7..<8).values == [136, 0])
    #expect(coverage(of: wide, columns: 60..<62, rows: 0..<1).values == [0, 0])
  }

  @Test func insidesThatOverlapCountOnce() {
    let twice = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    #expect(coverage(of: twice + twice, columns: 0..<2, rows: 0..<2).values == [255, 255, 255, 255])
  }

  @Test func slantedEdgesCoverWhatTheirTrianglesDo() {
    // Twelve pixels wide and eight high; the edge crosses pixels in every way.
    for shift in [0.0, 0.3, 0.77] {
      let triangle = [(shift, shift), (12 + shift, shift), (shift, 8 + shift)]
      let values = coverage(of: triangle, columns: 0..<13, rows: 0..<9).values
      let sum = values.reduce(0) { $0 + Double($1) } / 255
      #expect(abs(sum - 48) < 1, "\(sum)")
    }
  }

  /// Cairo samples a pixel in a grid, so that both differ by a step or so.
  @Test(arguments: ["g", "&", "8", "Ж"]) func glyphsAreThoseOfCairo(character: String) throws {
    let text = makeShaper().shape(character, font: Font("Inter", size: 30, weight: .bold), width: nil)
    let run = try #require((text.glyphs as? GlyphLine)?.runs.first)
    var glyph = run.glyphs[0]
    (glyph.x, glyph.y) = (0.25, 0.5)
    let outline = try GlyphOutlines().outline(of: glyph.index, in: run.font, em: GlyphOutlines.unitsPerEm)
    let own = CoverageArea.coverage(
      of: Polygon(outline, scale: 30 / GlyphOutlines.unitsPerEm, origin: Point(x: glyph.x, y: glyph.y)))
    var scanner = try CoverageScanner()
    run.font.select(in: scanner.context.pointer, size: 30)
    let cairos = try scanner.scan(columns: own.columns, rows: own.rows) { context in
      cairo_glyph_path(context.pointer, &glyph, 1)
      cairo_fill(context.pointer)
    }
    #expect(own.values.contains(255) && own.values.contains(0))
    for (one, other) in zip(own.values, cairos.values) { #expect(abs(Int(one) - Int(other)) <= 2 * 17) }
  }
}
