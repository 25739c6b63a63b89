/// Finds the word that somebody may have meant.
package enum Spelling {
  /// The nearest of `candidates` to `word` in edits, at most a third of the word's length away.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // Bytes are counted, which is quick, where characters would do as well for names that are much too long.
    let best = candidates.lazy.filter { $0.utf8.count <= 8 * word.utf8.count }.map {
      (candidate: $0, edits: edits(from: word, to: $0))
    }
    .min { ($0.edits, $0.candidate) < ($1.edits, $1.candidate) }
    guard let best, best.edits * 3 <= word.count else { return nil }
    return best.candidate
  }

  /// Characters to insert, delete or replace (Levenshtein), without regard to case.
  static func edits(from first: String, to second: String) -> Int {
    let target = Array(second.lowercased())
    var row = Array(0...target.count)
    for (line, character) in first.lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in target.indices {
        let replaced = diagonal + (target[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
