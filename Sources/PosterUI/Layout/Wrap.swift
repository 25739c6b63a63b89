/// Views in their ideal sizes side by side, on as many lines as they need, like words in a paragraph.
public struct Wrap: Layout {
  public var spacing: Double
  public var lineSpacing: Double
  public var alignment: HorizontalAlignment

  public init(alignment: HorizontalAlignment = .leading, spacing: Double = 0, lineSpacing: Double = 0) {
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  public func size(for proposal: ProposedSize, subviews: [Subview]) -> Size {
    let lines = lines(width: proposal.width ?? .infinity, subviews: subviews)
    return Size(
      width: lines.map(\.width).max() ?? 0,
      height: lines.reduce(lineSpacing * Double(max(0, lines.count - 1))) { $0 + $1.height })
  }

  public func usesHeight(_ subviews: [Subview]) -> Bool { false }

  public func frames(in bounds: Rect, subviews: [Subview]) -> [Rect] {
    var y = bounds.minY
    return lines(width: bounds.width, subviews: subviews).flatMap { line -> [Rect] in
      defer { y += line.height + lineSpacing }
      var x = bounds.minX + alignment.offset(line.width, in: bounds.width)
      return line.sizes.map { size in
        defer { x += size.width + spacing }
        return Rect(origin: Point(x: x, y: y + line.height - size.height), size: size)
      }
    }
  }

  private struct Line {
    var sizes: [Size] = []
    var width = 0.0
    var height: Double { sizes.map(\.height).max() ?? 0 }
  }

  private func lines(width: Double, subviews: [Subview]) -> [Line] {
    var lines = [Line()]
    for subview in subviews {
      var size = subview.size(for: .unspecified)
      if size.width > width { size = subview.size(for: ProposedSize(width: width, height: nil)) }
      let last = lines[lines.count - 1]
      let grown = last.sizes.isEmpty ? size.width : last.width + spacing + size.width
      // Rounding of the layout's arithmetic must not break a line that fits.
      if grown > width + 0.01, !last.sizes.isEmpty {
        lines.append(Line(sizes: [size], width: size.width))
      } else {
        lines[lines.count - 1] = Line(sizes: last.sizes + [size], width: grown)
      }
    }
    return lines
  }
}
