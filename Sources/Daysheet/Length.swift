/// A length on paper.
package struct Length: Hashable, Sendable {
  package var points: Double

  package init(points: Double) { self.points = points }
  package init(millimetres: Double) { points = millimetres / 25.4 * 72 }

  package var millimetres: Double { points / 72 * 25.4 }

  /// Reads a number with `mm`, `cm`, `in` or `pt`; without a unit it is millimetres. `nil` for anything else.
  package init?(_ text: String) {
    let units = ["mm": 1, "cm": 10, "in": 25.4, "pt": 25.4 / 72]
    let unit = units.first { text.lowercased().hasSuffix($0.key) }
    let digits = text.dropLast(unit == nil ? 0 : 2)
    // Nothing else that `Double` would read, such as `1e3` or `nan`.
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits) else {
      return nil
    }
    self.init(millimetres: number * (unit?.value ?? 1))
  }
}
