/// Finds the name that was probably meant.
enum Spelling {
  /// The nearest of `names`, if at most a third of its letters differ; the first of equally near ones.
  static func nearest(to text: String, in names: some Sequence<String>) -> String? {
    names.map { (name: $0, distance: distance(text.lowercased(), $0)) }
      .filter { $0.distance * 3 <= max(3, $0.name.count) }
      .min { $0.distance < $1.distance }?.name
  }

  /// Letters to insert, delete, replace, or swap with their neighbour.
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var before: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, last) = (last, current)
    }
    return last[second.count]
  }
}
