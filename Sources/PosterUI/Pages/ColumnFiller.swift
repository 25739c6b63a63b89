/// A block with its height in a column of known width.
struct MeasuredBlock {
  let node: Node
  let height: Double
  /// The node that is drawn at the top of a column where the block's group began before it.
  let continued: (node: Node, height: Double)?
  let group: Int
  let keepsWithNext: Bool
  let spacing: Double

  init(_ block: Block, width: Double, in context: ViewContext) {
    let proposal = ProposedSize(width: width, height: nil)
    node = block.content.node(in: context)
    height = node.size(for: proposal).height
    continued = block.continued.map { view in
      let node = view.node(in: context)
      return (node, node.size(for: proposal).height)
    }
    group = block.group
    keepsWithNext = block.keepsWithNext
    spacing = block.spacing
  }
}

/// Deals blocks out to columns of a height.
struct ColumnFiller {
  let blocks: [MeasuredBlock]
  let columns: Int

  /// Sums of heights may differ from a limit by rounding only.
  private static let tolerance = 0.001

  /// What stands at `index` in a column, and its height with the room above it.
  func piece(at index: Int, beginsColumn: Bool) -> (node: Node, height: Double, spacing: Double) {
    let block = blocks[index]
    guard beginsColumn else { return (block.node, block.height, block.spacing) }
    if let continued = block.continued, index > 0, blocks[index - 1].group == block.group {
      return (continued.node, continued.height, 0)
    }
    return (block.node, block.height, 0)
  }

  /// The blocks for each column, in order, as far as they fit in `height`.
  func fill(from start: Int, height: Double, keepingGroups: Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var next = start
    while ranges.count < columns, next < blocks.count {
      let end = fillColumn(from: next, height: height, keepingGroups: keepingGroups)
      ranges.append(next..<end)
      if end == next { break }
      next = end
    }
    return ranges
  }

  /// The lowest columns that hold all blocks from `start` on within `limit`, or `nil` where they do not fit.
  ///
  /// Groups stay whole unless that would make the columns much taller.
  func balance(from start: Int, limit: Double) -> (ranges: [Range<Int>], height: Double)? {
    guard let split = lowest(from: start, limit: limit, keepingGroups: false) else { return nil }
    if columns > 1,
      let whole = lowest(from: start, limit: min(limit, split.height * 1.6), keepingGroups: true)
    {
      return whole
    }
    return split
  }

  func height(of range: Range<Int>) -> Double {
    range.reduce(0) { height, index in
      let piece = piece(at: index, beginsColumn: index == range.lowerBound)
      return height + piece.height + piece.spacing
    }
  }

  private func lowest(
    from start: Int, limit: Double, keepingGroups: Bool
  ) -> (ranges: [Range<Int>], height: Double)? {
    func complete(_ height: Double) -> [Range<Int>]? {
      let ranges = fill(from: start, height: height, keepingGroups: keepingGroups)
      return ranges.last?.upperBound == blocks.count ? ranges : nil
    }
    var high = min(limit, height(of: start..<blocks.count))
    guard var best = complete(high) else { return nil }
    var low = columns == 1 ? high : high / Double(columns) / 2
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if let ranges = complete(middle) {
        best = ranges
        high = best.map(height(of:)).max() ?? middle
      } else {
        low = middle
      }
    }
    return (best, best.map(height(of:)).max() ?? 0)
  }

  private func fillColumn(from start: Int, height limit: Double, keepingGroups: Bool) -> Int {
    var end = start
    var used = 0.0
    while end < blocks.count {
      let piece = piece(at: end, beginsColumn: end == start)
      let next = used + piece.height + piece.spacing
      if next > limit + Self.tolerance { break }
      if keepingGroups, end > start, blocks[end].group != blocks[end - 1].group,
        used + groupHeight(from: end) > limit + Self.tolerance
      {
        break
      }
      used = next
      end += 1
    }
    guard end < blocks.count else { return end }
    var kept = end
    while kept > start, blocks[kept - 1].keepsWithNext { kept -= 1 }
    return kept > start ? kept : end
  }

  private func groupHeight(from start: Int) -> Double {
    var end = start + 1
    while end < blocks.count, blocks[end].group == blocks[start].group { end += 1 }
    return height(of: start..<end) + blocks[start].spacing
  }
}
