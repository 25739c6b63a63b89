internal import PosterUI

/// What makes real text as long as the outlines that it lies over.
struct SVGType: Hashable {
  var size = 10.0
  var weight = Font.Weight.regular
  var tabularFigures = false
  var tracking = 0.0

  init() {}

  init(_ font: Font) {
    size = font.size
    // A class for what is hardly bolder would be longer than it is worth.
    weight = font.weight == .bold ? .bold : .regular
    tabularFigures = font.tabularFigures
    tracking = font.tracking
  }

  /// The declarations in which it differs from another one, its size always.
  func declarations(unlike other: SVGType = SVGType()) -> String {
    var style = SVGWriter()
    style.write("font-size:")
    style.number(size)
    style.write("px")
    if weight != other.weight { style.write(";font-weight:\(weight.rawValue)") }
    if tabularFigures != other.tabularFigures {
      style.write(";font-variant-numeric:" + (tabularFigures ? "tabular-nums" : "normal"))
    }
    if tracking != other.tracking {
      style.write(";letter-spacing:")
      style.number(tracking)
      style.write("px")
    }
    return style.text
  }
}
