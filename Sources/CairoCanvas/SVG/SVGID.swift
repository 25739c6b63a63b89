/// The name of a definition: few letters, since there are many definitions.
struct SVGID: Hashable {
  /// In the order of first use.
  fileprivate let number: Int
}

/// The names that a document has given to its definitions.
final class SVGNames {
  private var count = 0

  func next() -> SVGID {
    defer { count += 1 }
    return SVGID(number: count)
  }
}

extension SVGWriter {
  /// A letter, then letters and digits.
  mutating func write(_ id: SVGID) {
    var rest = id.number
    write(CollectionOfOne(Self.nameLetters[rest % 52]))
    rest /= 52
    while rest > 0 {
      // All names of fewer letters come first.
      write(CollectionOfOne(Self.nameLetters[(rest - 1) % 62]))
      rest = (rest - 1) / 62
    }
  }

  private static let nameLetters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

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
