/// Views in columns of one width, row by row; a row is as high as its highest view.
public struct Grid: Layout {
  public var columns: Int
  public var spacing: Double
  public var rowSpacing: Double

  public init(columns: Int, spacing: Double = 0, rowSpacing: Double = 0) {
    self.columns = max(1, columns)
    self.spacing = spacing
    self.rowSpacing = rowSpacing
  }

  public func size(for proposal: ProposedSize, subviews: [Subview]) -> Size {
    let width = proposal.width ?? idealWidth(of: subviews)
    let heights = rowHeights(width: width, subviews: subviews)
    return Size(width: width, height: heights.reduce(0, +) + rowSpacing * Double(max(0, heights.count - 1)))
  }

  public func usesHeight(_ subviews: [Subview]) -> Bool { false }

  public func frames(in bounds: Rect, subviews: [Subview]) -> [Rect] {
    let column = columnWidth(in: bounds.width)
    var y = bounds.minY
    var frames: [Rect] = []
    for (row, height) in rowHeights(width: bounds.width, subviews: subviews).enumerated() {
      for index in (row * columns)..<min(subviews.count, (row + 1) * columns) {
        let x = bounds.minX + Double(index % columns) * (column + spacing)
        let size = subviews[index].size(for: ProposedSize(width: column, height: height))
        let cell = Rect(x: x, y: y, width: column, height: height)
        frames.append(Alignment.topLeading.frame(of: size, in: cell))
      }
      y += height + rowSpacing
    }
    return frames
  }

  private func columnWidth(in width: Double) -> Double {
    max(0, (width - spacing * Double(columns - 1)) / Double(columns))
  }

  private func idealWidth(of subviews: [Subview]) -> Double {
    let widest = subviews.map { $0.size(for: .unspecified).width }.max() ?? 0
    return widest * Double(columns) + spacing * Double(columns - 1)
  }

  private func rowHeights(width: Double, subviews: [Subview]) -> [Double] {
    let proposal = ProposedSize(width: columnWidth(in: width), height: nil)
    return stride(from: 0, to: subviews.count, by: columns).map { start in
      subviews[start..<min(subviews.count, start + columns)].map { $0.size(for: proposal).height }.max() ?? 0
    }
  }
}
