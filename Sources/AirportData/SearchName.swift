import Foundation

/// A name of a city or airport as it is compared: without case, accents and punctuation, and without the words that any
/// airport may have.
struct SearchName: Hashable {
  let words: [String]

  var text: String { words.joined(separator: " ") }

  init(words: [String]) {
    self.words = words
  }

  init(_ text: String) {
    let folded = text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : Self.folded(text)
    words = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
      !Self.ordinary.contains($0)
    }
  }

  /// What airports are called in the languages of the posters, and what stands beside it.
  private static let ordinary: Set<String> = [
    "airport", "airports", "aeroport", "aeroporto", "aeropuerto", "flughafen", "luchthaven", "lotnisko",
    "lufthavn",
    "flygplats", "airfield", "international", "internacional", "internazionale", "intl", "int", "l",
    "regional",
    "municipal", "terminal",
  ]

  private static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      folded += letters[scalar] ?? String(scalar)
    }
    return folded
  }

  /// Letters that have no accent that could be taken off.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ø": "o", "ł": "l", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "’": "",
  ]
}
