/// What a definition is used by: its kind's letter and its number among them, from 1, in few digits.
struct SVGID: Hashable {
  enum Kind: UInt8 {
    case clip = 0x63  // c
    case glyph = 0x67  // g
    case part = 0x70  // p
    case rect = 0x72  // r
    case shape = 0x73  // s
    case line = 0x74  // t
    case piece = 0x77  // w
    case scaledPiece = 0x78  // x
  }

  let kind: Kind
  let number: Int

  init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }
}

extension SVGWriter {
  mutating func write(_ id: SVGID) {
    write(CollectionOfOne(id.kind.rawValue))
    var power = 1
    while id.number / power >= 36 { power *= 36 }
    while power > 0 {
      let digit = UInt8(id.number / power % 36)
      write(CollectionOfOne(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10))
      power /= 36
    }
  }

  /// Begins an element, `<name id="…"`.
  mutating func begin(_ name: String, _ id: SVGID) {
    write("<")
    write(name)
    write(" id=\"")
    write(id)
    write("\"")
  }

  /// Begins a use of a definition, `<use href="#…"`.
  mutating func beginUse(of id: SVGID) {
    write("<use href=\"#")
    write(id)
    write("\"")
  }
}
