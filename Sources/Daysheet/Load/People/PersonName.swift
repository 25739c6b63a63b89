/// A name in its two parts.
struct PersonName: Equatable {
  var given: String
  var family: String

  init(given: String, family: String) {
    self.given = given
    self.family = family
  }

  /// From one cell: `Family, Given`, else the last word is the family name.
  init(whole name: String) {
    let parts = name.split(separator: ",", maxSplits: 1).map(Self.words)
    if parts.count == 2, !parts[0].isEmpty {
      (family, given) = (parts[0], parts[1])
      return
    }
    let words = name.split(whereSeparator: { $0 == "," || $0.isWhitespace })
    family = words.last.map(String.init) ?? ""
    given = words.dropLast().joined(separator: " ")
  }

  private static func words(_ part: Substring) -> String {
    part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
