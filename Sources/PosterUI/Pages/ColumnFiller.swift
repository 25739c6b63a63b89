/// A block with its height in a column of known width.
final class MeasuredBlock {
  typealias Piece = (node: Node, height: Double)

  let piece: Piece
  /// What is drawn at the top of a column where the block's group began before it; most blocks never stand there.
  lazy var continued: Piece? = block.continued.map { Self.measure($0, width: width, in: context) }
  var group: Int { block.group }
  var keepsWithNext: Bool { block.keepsWithNext }
  var spacing: Double { block.spacing }

  private let block: Block
  private let width: Double
  private let context: ViewContext

  init(_ block: Block, width: Double, in context: ViewContext) {
    self.block = block
    self.width = width
    self.context = context
    piece = Self.measure(block.content, width: width, in: context)
  }

  private static func measure(_ view: AnyView, width: Double, in context: ViewContext) -> Piece {
    let node = context.node(of: view)
    return (node, node.size(for: ProposedSize(width: width, height: nil)).height)
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
    guard beginsColumn else { return (block.piece.node, block.piece.height, block.spacing) }
    let isContinued = !beginsGroup(index)
    let piece = (isContinued ? block.continued : nil) ?? block.piece
    return (piece.node, piece.height, 0)
  }

  func beginsGroup(_ index: Int) -> Bool {
    index == 0 || blocks[index - 1].group != blocks[index].group
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
    if keepingGroups {
      let tallest = groupStarts(from: start).map { groupHeight(from: $0) }.max() ?? 0
      if tallest > high + Self.tolerance { return nil }
      low = max(low, tallest - 1)
    }
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
      if keepingGroups, end > start, beginsGroup(end),
        used + blocks[end].spacing + groupHeight(from: end) > limit + Self.tolerance
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

  private func groupStarts(from start: Int) -> [Int] {
    (start..<blocks.count).filter { $0 == start || beginsGroup($0) }
  }

  private func groupHeight(from start: Int) -> Double {
    var end = start + 1
    while end < blocks.count, blocks[end].group == blocks[start].group { end += 1 }
    return height(of: start..<end)
  }
}
