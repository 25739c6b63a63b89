internal import PosterUI

/// The paints and type sizes of a document as classes, named in the order of first use.
struct SVGStyles {
  private var names: [String: String] = [:]
  private(set) var sheet = SVGWriter()

  /// The class with these declarations.
  mutating func name(of declarations: String) -> String {
    if let known = names[declarations] { return known }
    let name = Self.name(names.count)
    names[declarations] = name
    sheet.write(".\(name){\(declarations)}")
    return name
  }

  /// What a fill is painted with that has no class.
  let commonFill: Color

  init(commonFill: Color) { self.commonFill = commonFill }

  /// `nil` for the common colour.
  mutating func fill(_ color: Color) -> String? {
    guard color != commonFill else { return nil }
    return name(of: "fill:\(color.hex)" + Self.opacity("fill-opacity", of: color))
  }

  mutating func stroke(_ stroke: Stroke) -> String {
    var style = SVGWriter()
    style.write("fill:none;stroke:\(stroke.color.hex)" + Self.opacity("stroke-opacity", of: stroke.color))
    if stroke.width != 1 {
      style.write(";stroke-width:")
      style.number(stroke.width)
    }
    if stroke.cap == .round { style.write(";stroke-linecap:round") }
    for (place, length) in stroke.dash.enumerated() {
      style.write(place == 0 ? ";stroke-dasharray:" : " ")
      style.number(length)
    }
    return name(of: style.text)
  }

  mutating func type(size: Double) -> String {
    var style = SVGWriter()
    style.write("font-size:")
    style.number(size)
    style.write("px")
    return name(of: style.text)
  }

  private static func opacity(_ name: String, of color: Color) -> String {
    guard color.alpha < 255 else { return "" }
    var value = SVGWriter()
    value.number(Double(color.alpha) / 255, decimals: 3)
    return ";\(name):\(value.text)"
  }

  /// `a`…`z`, `aa`…
  private static func name(_ number: Int) -> String {
    let letter = String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26)))
    return number < 26 ? letter : name(number / 26 - 1) + letter
  }
}
