package import PosterUI

/// A page for a print shop: its ground reaches beyond the cut, with crop marks outside.
package struct PrintBleed {
  /// How far the ground reaches beyond the cut, in points.
  let bleed: Double

  /// Crop marks begin outside of the bleed and no nearer to the cut than this, so that no cut shows one.
  private static let leastGap = Length(millimetres: 3).points
  private static let markLength = Length(millimetres: 5).points

  package init(bleed: Double) { self.bleed = bleed }

  package func drawing(of page: Drawing) -> Drawing {
    let gap = max(bleed, Self.leastGap)
    // A millimetre of white around the marks.
    let border = gap + Self.markLength + Length(millimetres: 1).points
    let trim = Rect(origin: Point(x: border, y: border), size: page.size)
    var print = page
    print.size = Size(width: page.size.width + 2 * border, height: page.size.height + 2 * border)
    print.background = .white
    print.boxes = PrintBoxes(trim: trim, bleed: trim.inset(by: -bleed))
    print.marks =
      [.fill(.rect(trim.inset(by: -bleed)), page.background)]
      + page.marks.map { $0.moved(by: trim.origin) } + cropMarks(around: trim, gap: gap)
    return print
  }

  private func cropMarks(around trim: Rect, gap: Double) -> [Mark] {
    let stroke = Stroke(.black, width: 0.25)
    let far = gap + Self.markLength
    let level = [trim.minY, trim.maxY].flatMap { y in
      [(trim.minX - far, trim.minX - gap), (trim.maxX + gap, trim.maxX + far)].map { start, end in
        Mark.stroke(.line(Point(x: start, y: y), Point(x: end, y: y)), stroke)
      }
    }
    let upright = [trim.minX, trim.maxX].flatMap { x in
      [(trim.minY - far, trim.minY - gap), (trim.maxY + gap, trim.maxY + far)].map { start, end in
        Mark.stroke(.line(Point(x: x, y: start), Point(x: x, y: end)), stroke)
      }
    }
    return level + upright
  }
}
