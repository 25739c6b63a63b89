/// Finds few colours that stand for many: boxes of colours are split where they differ most, then means settle.
///
/// Flat areas keep their exact colour, soft edges share what is left.
struct ColorQuantizer {
  /// Ascending.
  private let colors: [UInt32]
  private let weights: [Double]

  /// - Parameter counts: how often each colour (`0xRRGGBB`) occurs.
  init(_ counts: [UInt32: Int]) {
    colors = counts.keys.sorted()
    // A small mark of its own colour matters more than its share of the pixels.
    weights = colors.map { Double(counts[$0] ?? 0).squareRoot() }
  }

  /// At most 256 colours, and the place of each of the given ones among them; the same for the same counts.
  func palette() -> Palette {
    var centers = boxes().map(center)
    for _ in 0..<3 {
      var members = [[Int]](repeating: [], count: centers.count)
      let nearest = NearestColor(centers)
      for index in colors.indices { members[nearest.place(of: colors[index])].append(index) }
      centers = members.filter { !$0.isEmpty }.map(center)
    }
    let chosen = Set(centers).sorted()
    let nearest = NearestColor(chosen)
    let places = colors.map { UInt8(nearest.place(of: $0)) }
    return Palette(
      colors: chosen, places: Dictionary(zip(colors, places), uniquingKeysWith: { first, _ in first }))
  }

  /// Indices of the colours of each box.
  private func boxes() -> [[Int]] {
    var boxes = [Box(indices: Array(colors.indices), in: self)]
    while boxes.count < Palette.limit,
      let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
      boxes[widest].spread > 0
    {
      let box = boxes[widest]
      let sides = (
        box.indices.filter { channel(box.axis, of: $0) <= box.mean },
        box.indices.filter { channel(box.axis, of: $0) > box.mean }
      )
      boxes[widest] = Box(indices: sides.0, in: self)
      boxes.append(Box(indices: sides.1, in: self))
    }
    return boxes.map(\.indices).filter { !$0.isEmpty }
  }

  /// Colours near each other, with the channel in which they differ most.
  private struct Box {
    let indices: [Int]
    var axis = 0
    var mean = 0.0
    /// Weight times variance in that channel.
    var spread = 0.0

    init(indices: [Int], in quantizer: ColorQuantizer) {
      self.indices = indices
      let weight = indices.reduce(0) { $0 + quantizer.weights[$1] }
      guard indices.count > 1, weight > 0 else { return }
      for axis in 0..<3 {
        var (sum, squares) = (0.0, 0.0)
        for index in indices {
          let value = quantizer.channel(axis, of: index)
          sum += quantizer.weights[index] * value
          squares += quantizer.weights[index] * value * value
        }
        let spread = squares - sum * sum / weight
        if spread > self.spread { (self.axis, mean, self.spread) = (axis, sum / weight, spread) }
      }
    }
  }

  private func channel(_ axis: Int, of index: Int) -> Double {
    Double(colors[index] >> UInt32(16 - 8 * axis) & 0xFF)
  }

  /// The colour that dominates, else the mean.
  private func center(of indices: [Int]) -> UInt32 {
    let weight = indices.reduce(0) { $0 + weights[$1] }
    if let heaviest = indices.max(by: { weights[$0] < weights[$1] }), weights[heaviest] * 2 > weight {
      return colors[heaviest]
    }
    return (0..<3).reduce(0) { color, axis in
      let sum = indices.reduce(0) { $0 + weights[$1] * channel(axis, of: $1) }
      return color << 8 | UInt32((sum / weight).rounded())
    }
  }
}

/// Finds the nearest of some colours, walking away from the one that is equally green.
private struct NearestColor {
  private struct Candidate {
    let red: Int
    let green: Int
    let blue: Int
    let place: Int
  }

  private let candidates: [Candidate]
  /// For each green the first candidate that is not less green.
  private let starts: [Int]

  init(_ colors: [UInt32]) {
    let candidates = colors.enumerated().map { place, color in
      Candidate(
        red: Int(color >> 16 & 0xFF), green: Int(color >> 8 & 0xFF), blue: Int(color & 0xFF), place: place)
    }
    .sorted { ($0.green, $0.place) < ($1.green, $1.place) }
    var starts: [Int] = []
    for (index, candidate) in candidates.enumerated() {
      while starts.count <= candidate.green { starts.append(index) }
    }
    while starts.count < 256 { starts.append(candidates.count) }
    self.candidates = candidates
    self.starts = starts
  }

  /// The place of the colour among those given.
  func place(of color: UInt32) -> Int {
    let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    var best = (distance: Int.max, place: 0)
    /// Whether there may be a nearer one beyond it.
    func visit(_ candidate: Candidate) -> Bool {
      // The eye sees green best, blue least.
      let step = 6 * (green - candidate.green) * (green - candidate.green)
      guard step < best.distance else { return false }
      let (dr, db) = (red - candidate.red, blue - candidate.blue)
      let distance = step + 3 * dr * dr + db * db
      if distance < best.distance { best = (distance, candidate.place) }
      return true
    }
    var up = starts[green]
    var down = up - 1
    while up < candidates.count, visit(candidates[up]) { up += 1 }
    while down >= 0, visit(candidates[down]) { down -= 1 }
    return best.place
  }
}
