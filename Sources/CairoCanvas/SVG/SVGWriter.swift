internal import Foundation
internal import PosterUI

/// Bytes of an SVG document under construction: short numbers, escaped text.
struct SVGWriter: Hashable {
  private(set) var bytes: [UInt8] = []

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ markup: String) {
    var markup = markup
    markup.withUTF8 { bytes.append(contentsOf: $0) }
  }
  mutating func write(_ other: SVGWriter) { bytes += other.bytes }
  mutating func write(_ other: some Collection<UInt8>) { bytes += other }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Writes ` name="value"`.
  mutating func attribute(_ name: String, _ value: Double, decimals: Int = 2) {
    begin(name)
    number(value, decimals: decimals)
    write("\"")
  }

  /// Writes ` name="text"`; the text must need no escapes.
  mutating func attribute(_ name: String, _ text: String) {
    begin(name)
    write(text)
    write("\"")
  }

  /// Writes ` name="escaped text"`.
  mutating func escapedAttribute(_ name: String, _ text: String) {
    begin(name)
    self.text(text)
    write("\"")
  }

  private mutating func begin(_ name: String) {
    write(" ")
    write(name)
    write("=\"")
  }

  /// Decimal digits without exponent, without zeros that say nothing.
  mutating func number(_ value: Double, decimals: Int = 2) {
    fixed(Self.fixed(value, decimals: decimals), decimals: decimals)
  }

  /// In steps of 10^-`decimals`. Halves go up, also those that sums have left a little less than that: what stands at
  /// the same place of two groups is written with the same digits.
  static func fixed(_ value: Double, decimals: Int) -> Int {
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    return Int((value * factor + 0.500001).rounded(.down))
  }

  /// Writes `value` / 10^`decimals`.
  mutating func fixed(_ value: Int, decimals: Int) {
    bytes.appendDecimal(value, decimals: decimals)
  }

  /// Writes place, size and link of an image element, the whole PNG file in the link.
  mutating func picture(_ png: [UInt8], in frame: Rect, decimals: Int) {
    attribute("x", frame.minX, decimals: decimals)
    attribute("y", frame.minY, decimals: decimals)
    attribute("width", frame.width, decimals: decimals)
    attribute("height", frame.height, decimals: decimals)
    attribute("href", "data:image/png;base64,\(Data(png).base64EncodedString())")
  }

  /// Writes an element with escaped text in it.
  mutating func element(_ name: String, _ content: String) {
    write("<\(name)>")
    text(content)
    write("</\(name)>\n")
  }

  /// Text of an element. XML has no way to write most control characters, they become U+FFFD.
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\t", "\n": write(" ")
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": write("\u{FFFD}")
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }
}
