/// What stands where on one page.
struct PlacedPage {
  final class Piece {
    /// `nil` once it is drawn.
    private var node: Node?
    private let frame: Rect
    /// The part of the page that the piece may show on, where a block was split.
    private let clip: Rect?
    /// How many gaps above the piece may grow where the page has room to spare.
    let gaps: Int

    init(_ node: Node, frame: Rect, clip: Rect?, gaps: Int) {
      self.node = node
      self.frame = frame
      self.clip = clip
      self.gaps = gaps
    }

    /// Draws the piece and lets go of its node, on the same thread: nodes are many, and to free them takes time.
    fileprivate func takeMarks(stretch: Double) -> [Mark] {
      var marks: [Mark] = []
      var frame = frame
      if clip == nil { frame.origin.y += stretch * Double(gaps) }
      node?.place(in: frame, into: &marks)
      node = nil
      guard let clip else { return marks }
      // What another slice shows is not here to be found a second time.
      let shown = marks.compactMap { $0.part(in: clip) }
      return shown.isEmpty ? [] : [.group(Group(shown, clip: .rect(clip)))]
    }
  }

  var pieces: [Piece] = []
  /// The lower edge of the lowest piece.
  var bottom: Double

  /// - Parameter stretch: points that every growing gap gets.
  func takeMarks(stretch: Double, _ concurrency: Concurrency) -> [Mark] {
    Array(concurrency.map(pieces.count) { pieces[$0].takeMarks(stretch: stretch) }.joined())
  }
}

/// Deals the blocks of a flow out to pages: the one place that knows of pages.
struct Paginator {
  /// Where content may stand on the page with that number (from 1).
  let frame: (Int) -> Rect
  let isMirrored: Bool
  let context: ViewContext
  let concurrency: Concurrency

  /// What each gap between groups gets so that `page` fills its frame, at most `limit`.
  func stretch(of page: PlacedPage, number: Int, limit: Double) -> Double {
    let gaps = page.pieces.map(\.gaps).max() ?? 0
    let spare = frame(number).maxY - page.bottom
    return gaps > 0 && spare.isFinite ? min(limit, max(0, spare) / Double(gaps)) : 0
  }

  func pages(of segments: [FlowSegment]) -> [PlacedPage] {
    var pages = Pages(frame: frame)
    for segment in segments where !segment.blocks.isEmpty { place(segment, on: &pages) }
    return pages.finished
  }

  private func place(_ segment: FlowSegment, on pages: inout Pages) {
    let gaps = segment.columnSpacing * Double(segment.columns - 1)
    let width = (pages.frame.width - gaps) / Double(segment.columns)
    let filler = ColumnFiller(
      blocks: concurrency.map(segment.blocks.count) { index in
        MeasuredBlock(segment.blocks[index], width: width, in: context)
      },
      columns: segment.columns)
    var next = 0
    while next < filler.blocks.count {
      let spacing = pages.isFresh ? 0 : segment.spacing
      let room = pages.frame.maxY - pages.y - spacing
      if let all = filler.balance(from: next, limit: room) {
        place(all.ranges, of: filler, width: width, segment: segment, spacing: spacing, on: &pages)
        return
      }
      let ranges = filler.fill(from: next, height: room, keepingGroups: false)
      let end = ranges.last?.upperBound ?? next
      if end > next, pages.isFresh || isWorthBeginning(segment, room: room, on: pages) {
        place(ranges, of: filler, width: width, segment: segment, spacing: spacing, on: &pages)
        next = end
      } else if pages.isFresh {
        split(filler.piece(at: next, beginsColumn: true).node, on: &pages)
        next += 1
      }
      if next < filler.blocks.count { pages.advance() }
    }
  }

  /// Columns that would be short stubs begin on the next page instead.
  private func isWorthBeginning(_ segment: FlowSegment, room: Double, on pages: Pages) -> Bool {
    segment.columns == 1 || room > pages.frame.height / 4
  }

  private func place(
    _ ranges: [Range<Int>], of filler: ColumnFiller, width: Double, segment: FlowSegment, spacing: Double,
    on pages: inout Pages
  ) {
    let top = pages.y + spacing
    if !pages.isFresh { pages.addGap() }
    for (column, range) in ranges.enumerated() {
      let distance = Double(column) * (width + segment.columnSpacing)
      let x = isMirrored ? pages.frame.maxX - distance - width : pages.frame.minX + distance
      var y = top
      for index in range {
        let piece = filler.piece(at: index, beginsColumn: index == range.lowerBound)
        y += piece.spacing
        // In several columns gaps would grow unevenly; there the whole segment moves down as one.
        if segment.columns == 1, index > range.lowerBound, filler.beginsGroup(index) { pages.addGap() }
        pages.add(piece.node, in: Rect(x: x, y: y, width: width, height: piece.height))
        y += piece.height
      }
    }
  }

  /// Cuts a block that is taller than a page into slices, a page each.
  private func split(_ node: Node, on pages: inout Pages) {
    let width = pages.frame.width
    let height = node.size(for: ProposedSize(width: width, height: nil)).height
    var shown = 0.0
    while shown < height {
      if shown > 0 { pages.advance() }
      let room = max(pages.frame.height, 1)
      let slice = Rect(
        x: pages.frame.minX, y: pages.frame.minY, width: width, height: min(room, height - shown))
      pages.add(
        node, in: Rect(x: slice.minX, y: slice.minY - shown, width: width, height: height), clip: slice)
      shown += room
    }
  }
}

/// The pages so far and the place where the next piece may stand.
private struct Pages {
  private let frameOfPage: (Int) -> Rect
  private var done: [PlacedPage] = []
  private var current: PlacedPage
  private(set) var frame: Rect
  private var gaps = 0

  init(frame: @escaping (Int) -> Rect) {
    frameOfPage = frame
    self.frame = frame(1)
    current = PlacedPage(bottom: self.frame.minY)
  }

  var y: Double { current.bottom }
  var isFresh: Bool { current.pieces.isEmpty }
  var finished: [PlacedPage] { done + [current] }

  /// The next piece stands below a gap that may grow.
  mutating func addGap() { gaps += 1 }

  mutating func add(_ node: Node, in rect: Rect, clip: Rect? = nil) {
    current.pieces.append(PlacedPage.Piece(node, frame: rect, clip: clip, gaps: gaps))
    current.bottom = max(current.bottom, (clip ?? rect).maxY)
  }

  mutating func advance() {
    done.append(current)
    gaps = 0
    frame = frameOfPage(done.count + 1)
    current = PlacedPage(bottom: frame.minY)
  }
}
