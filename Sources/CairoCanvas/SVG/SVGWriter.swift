/// Bytes of an SVG document under construction: short numbers, escaped text.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ markup: String) { bytes += markup.utf8 }
  mutating func write(_ other: SVGWriter) { bytes += other.bytes }

  /// Writes ` name="value"`.
  mutating func attribute(_ name: String, _ value: Double, decimals: Int = 2) {
    write(" \(name)=\"")
    number(value, decimals: decimals)
    write("\"")
  }

  /// Writes ` name="text"`; the text must need no escapes.
  mutating func attribute(_ name: String, _ text: String) {
    write(" \(name)=\"\(text)\"")
  }

  /// Decimal digits without exponent, without zeros that say nothing.
  mutating func number(_ value: Double, decimals: Int = 2) {
    let factor = (0..<decimals).reduce(1) { factor, _ in factor * 10 }
    fixed(Int((value * Double(factor)).rounded()), decimals: decimals)
  }

  /// Writes `value` / 10^`decimals`.
  mutating func fixed(_ value: Int, decimals: Int) {
    if value < 0 { write("-") }
    var fraction = Int(value.magnitude)
    var places = decimals
    while places > 0, fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    let digits = String(fraction)
    guard places > 0 else { return write(digits) }
    let whole = digits.dropLast(places)
    let rest = digits.suffix(places)
    write(whole + "." + String(repeating: "0", count: places - rest.count) + rest)
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

  /// Writes ` name="escaped text"`.
  mutating func escapedAttribute(_ name: String, _ text: String) {
    write(" \(name)=\"")
    self.text(text)
    write("\"")
  }
}
