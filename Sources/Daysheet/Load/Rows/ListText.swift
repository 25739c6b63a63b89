/// Several flight numbers in one cell.
enum ListText {
  /// Parts at commas, semicolons, slashes and bars, or, where there are none, at blanks; `KL 2048 DL 1173` is two.
  static func parse(_ text: String) -> [String] {
    let marks: Set<Character> = [",", ";", "/", "|"]
    if text.contains(where: marks.contains) {
      return text.split(whereSeparator: marks.contains).compactMap(trimmed)
    }
    var parts: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      // An airline's code and its number, written apart.
      if let last = parts.last, last.count <= 3, last.contains(where: \.isLetter), word.allSatisfy(\.isNumber)
      {
        parts[parts.count - 1] = "\(last) \(word)"
      } else {
        parts.append(word)
      }
    }
    return parts
  }

  private static func trimmed(_ part: Substring) -> String? {
    let words = part.split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
