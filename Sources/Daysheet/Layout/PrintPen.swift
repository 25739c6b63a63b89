import PosterUI

/// Draws what stands beside a poster for those who print it.
struct PrintPen {
  let shaper: any TextShaping

  static let rulerLength = Length(millimetres: 100).points

  /// One line of text whose baseline begins at `origin`; too long a text ends with an ellipsis.
  func text(
    _ text: String, size: Double, weight: Font.Weight = .regular, at origin: Point, width: Double
  ) -> [Mark] {
    let font = Font(Theme.light.textFamily, size: size, weight: weight, tabularFigures: true)
    let shaped = shaper.shape(text, font: font, width: max(0, width))
    let box = Rect(origin: Point(x: origin.x, y: origin.y - shaped.baseline), size: shaped.size)
    return [
      .text(
        TextRun(shaped, origin: origin, color: .black, box: box, shortenedFrom: shaped.isCut ? text : nil))
    ]
  }

  /// A ruler of 100 mm with a tick each 10 mm, that shows whether a printer has scaled the sheet.
  func ruler(at origin: Point) -> [Mark] {
    let stroke = Stroke(.black, width: 0.5)
    let ticks = (0...10).map { tick in
      let x = origin.x + Self.rulerLength * Double(tick) / 10
      let height = tick % 5 == 0 ? 7.0 : 4
      return Mark.stroke(.line(Point(x: x, y: origin.y - height), Point(x: x, y: origin.y)), stroke)
    }
    let line = Mark.stroke(.line(origin, Point(x: origin.x + Self.rulerLength, y: origin.y)), stroke)
    return ticks + [line]
      + text(
        "100 mm when printed at 100 %", size: 6.5, at: Point(x: origin.x, y: origin.y + 9),
        width: Self.rulerLength)
  }
}
