internal import CPango
internal import PosterUI

/// Pango's units in a point.
let pangoUnits = Double(PANGO_SCALE)

/// A width in Pango's units; what is no width is none, what is endless is very wide.
func pangoWidth(_ points: Double) -> Int32 {
  Int32(min(max(0, points), 1e6) * pangoUnits)
}

extension Rect {
  /// In points, every length multiplied by `scale`.
  init(_ rectangle: PangoRectangle, scale: Double) {
    let unit = scale / pangoUnits
    self.init(
      x: Double(rectangle.x) * unit, y: Double(rectangle.y) * unit, width: Double(rectangle.width) * unit,
      height: Double(rectangle.height) * unit)
  }
}
