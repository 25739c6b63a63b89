import PosterUI

/// Where one side of a poster is cut so that every piece, with its overlaps, fits into the window of a sheet.
struct PrintCuts: Equatable {
  /// From the poster's one edge to the other, both included.
  let positions: [Double]
  let overlap: Double

  /// What a cut through a place would cut.
  struct Span {
    var start: Double
    var end: Double
    var weight: Int
  }

  /// Cuts as seldom as possible, through as little as possible, as evenly as possible.
  init(length: Double, window: Double, overlap: Double, spans: [Span]) {
    self.overlap = overlap
    let step = window - overlap
    let count = length <= window ? 1 : Int(((length - overlap) / step - 1e-9).rounded(.up))
    var positions = [0.0]
    for cut in stride(from: 1, to: count, by: 1) {
      // As far as this piece reaches; not so early that the pieces after it cannot.
      let latest = positions[cut - 1] + step + (cut == 1 ? overlap / 2 : 0)
      let earliest = length + overlap / 2 - window - Double(count - 1 - cut) * step
      let even = positions[cut - 1] + (length - positions[cut - 1]) / Double(count - cut + 1)
      positions.append(Self.best(in: earliest...max(earliest, latest), near: even, spans))
    }
    self.positions = positions + [length]
  }

  var count: Int { positions.count - 1 }

  /// What a piece shows: from cut to cut, and half of the overlap beyond.
  func piece(_ index: Int) -> ClosedRange<Double> {
    let start = index == 0 ? positions[0] : positions[index] - overlap / 2
    let end = index == count - 1 ? positions[index + 1] : positions[index + 1] + overlap / 2
    return start...end
  }

  /// The place of a range that cuts least; among equals the middle of the gutter nearest to `ideal`.
  private static func best(in range: ClosedRange<Double>, near ideal: Double, _ spans: [Span]) -> Double {
    let ideal = min(max(ideal, range.lowerBound), range.upperBound)
    var changes = spans.flatMap { [($0.start, $0.weight), ($0.end, -$0.weight)] }
    changes += [(range.lowerBound, 0), (range.upperBound, 0)]
    changes.sort { $0.0 < $1.0 }
    var best = (weight: Int.max, distance: Double.infinity, place: ideal)
    var weight = 0
    for (change, next) in zip(changes, changes.dropFirst()) {
      weight += change.1
      let (start, end) = (max(change.0, range.lowerBound), min(next.0, range.upperBound))
      // A gutter must be there for the eye too.
      guard end - start > 0.5 else { continue }
      // The middle of a gutter is safest; in a wide one the ideal place does as well.
      let room = min(6, (end - start) / 2)
      let place = min(max(ideal, start + room), end - room)
      if (weight, abs(place - ideal)) < (best.weight, best.distance) {
        best = (weight, abs(place - ideal), place)
      }
    }
    return best.place
  }
}
