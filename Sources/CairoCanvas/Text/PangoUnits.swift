internal import CPango
internal import PosterUI

/// Pango's units in a point.
let pangoUnits = Double(PANGO_SCALE)

/// A width in Pango's units; what is no width is none, what is endless is very wide.
func pangoWidth(_ points: Double) -> Int32 {
  Int32(min(max(0, points), 1e6) * pangoUnits)
}

extension Rect {
  init(points rectangle: PangoRectangle) {
    self.init(
      x: Double(rectangle.x) / pangoUnits, y: Double(rectangle.y) / pangoUnits,
      width: Double(rectangle.width) / pangoUnits, height: Double(rectangle.height) / pangoUnits)
  }
}
