internal import PosterUI

/// The paints and type sizes of a document as classes, named in the order of first use.
struct SVGStyles {
  private var names: [String: String] = [:]
  private var fills: [Color: String] = [:]
  private var strokes: [Stroke: String] = [:]
  private var types: [SVGType: String] = [:]
  private(set) var sheet = SVGWriter()

  /// The class with these declarations.
  private mutating func name(of declarations: String) -> String {
    if let known = names[declarations] { return known }
    let name = Self.name(names.count)
    names[declarations] = name
    sheet.write(".\(name){\(declarations)}")
    return name
  }

  /// What a fill is painted with that has no class.
  let commonFill: Color

  /// Of text that has no class.
  let commonType: SVGType

  init(commonFill: Color, commonType: SVGType) {
    self.commonFill = commonFill
    self.commonType = commonType
  }

  /// `nil` for the common colour.
  mutating func fill(_ color: Color) -> String? {
    guard color != commonFill else { return nil }
    if let known = fills[color] { return known }
    let name = name(of: "fill:\(color.hex)" + Self.opacity("fill-opacity", of: color))
    fills[color] = name
    return name
  }

  mutating func stroke(_ stroke: Stroke) -> String {
    if let known = strokes[stroke] { return known }
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
    let name = name(of: style.text)
    strokes[stroke] = name
    return name
  }

  /// `nil` for the common type.
  mutating func type(_ font: Font) -> String? {
    let type = SVGType(font)
    guard type != commonType else { return nil }
    if let known = types[type] { return known }
    let name = name(of: type.declarations(unlike: commonType))
    types[type] = name
    return name
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
