/// The sheet's paper.
package struct Paper: Hashable, Sendable {
  /// As the user names it, such as `a3` or `300x400mm`.
  package var name: String
  /// In points, upright for the named sizes; `height` is `nil` where the sheet is as tall as needed.
  package var width: Double
  package var height: Double?

  package init(name: String, width: Double, height: Double?) {
    self.name = name
    self.width = width
    self.height = height
  }

  package static let a3 = Paper(name: "a3", millimetres: 297, 420)

  /// As tall as needed, for e-mails and tickets.
  package static let screen = Paper(name: "screen", width: 842, height: nil)

  /// The names that ``init(_:)`` knows, for help and hints.
  package static let names = named.map(\.name) + ["screen"]

  /// Millimetres that a side of a sheet of one's own may have: a business card to the longest page that PDF allows.
  package static let sideLimits = 50.0...5080.0

  /// Reads `a0`…`a6`, `letter`, `legal`, `tabloid`, `screen` or `<w>x<h>mm`, in any case; `nil` for anything else.
  package init?(_ text: String) {
    let text = text.lowercased()
    if let paper = Self.named.first(where: { $0.name == text }) ?? (text == "screen" ? Self.screen : nil) {
      self = paper
      return
    }
    guard text.hasSuffix("mm") else { return nil }
    let sides = text.dropLast(2).split(separator: "x", omittingEmptySubsequences: false).compactMap {
      Self.length($0)
    }
    guard sides.count == 2, sides.allSatisfy(Self.sideLimits.contains) else { return nil }
    self.init(name: text, millimetres: sides[0], sides[1])
  }

  /// Digits with at most one dot; nothing else that `Double` would read, such as `1e3` or `nan`.
  private static func length(_ text: Substring) -> Double? {
    text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? Double(text) : nil
  }

  private init(name: String, millimetres width: Double, _ height: Double) {
    self.init(name: name, width: width / 25.4 * 72, height: height / 25.4 * 72)
  }

  private static let named = [
    Paper(name: "a0", millimetres: 841, 1189), Paper(name: "a1", millimetres: 594, 841),
    Paper(name: "a2", millimetres: 420, 594), .a3, Paper(name: "a4", millimetres: 210, 297),
    Paper(name: "a5", millimetres: 148, 210), Paper(name: "a6", millimetres: 105, 148),
    Paper(name: "letter", width: 612, height: 792), Paper(name: "legal", width: 612, height: 1008),
    Paper(name: "tabloid", width: 792, height: 1224),
  ]
}
