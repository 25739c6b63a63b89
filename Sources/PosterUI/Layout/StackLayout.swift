/// The rule of `HStack` and `VStack`: views side by side, the least flexible ones choosing first.
struct StackLayout: Layout {
  enum Axis { case horizontal, vertical }

  let axis: Axis
  let alignment: Alignment
  let spacing: Double

  func size(for proposal: ProposedSize, subviews: [Subview]) -> Size {
    let sizes = sizes(for: proposal, subviews: subviews)
    let length = sizes.reduce(gaps(subviews)) { $0 + main($1) }
    return size(main: length, cross: crossExtent(of: sizes, subviews: subviews))
  }

  func frames(in bounds: Rect, subviews: [Subview]) -> [Rect] {
    let sizes = sizes(for: ProposedSize(bounds.size), subviews: subviews)
    let baseline = usesBaseline ? zip(subviews, sizes).map { $0.baseline(in: $1) }.max() : nil
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    return zip(subviews, sizes).map { subview, size in
      defer { position += main(size) + spacing }
      if axis == .vertical {
        let x = bounds.minX + alignment.horizontal.offset(size.width, in: bounds.width)
        return Rect(origin: Point(x: x, y: position), size: size)
      }
      let drop = baseline.map { $0 - subview.baseline(in: size) }
      let y = bounds.minY + (drop ?? alignment.vertical.offset(size.height, in: bounds.height))
      return Rect(origin: Point(x: position, y: y), size: size)
    }
  }

  /// A spacer's height counts only along a column.
  func usesHeight(_ subviews: [Subview]) -> Bool {
    subviews.contains { $0.usesHeight && (axis == .vertical || !$0.isSpacer) }
  }

  private var usesBaseline: Bool { axis == .horizontal && alignment.vertical == .firstTextBaseline }

  private func main(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
  private func cross(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }

  private func size(main: Double, cross: Double) -> Size {
    axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  private func gaps(_ subviews: [Subview]) -> Double {
    spacing * Double(max(0, subviews.count - 1))
  }

  private func crossExtent(of sizes: [Size], subviews: [Subview]) -> Double {
    guard usesBaseline else { return sizes.map(cross).max() ?? 0 }
    let baselines = zip(subviews, sizes).map { $0.baseline(in: $1) }
    let descents = zip(sizes, baselines).map { $0.height - $1 }
    return (baselines.max() ?? 0) + (descents.max() ?? 0)
  }

  /// SwiftUI's negotiation: by priority, then from the least to the most flexible, each is offered an equal share of
  /// what is left; views of lower priority keep their least length, and spacers share only what all others leave.
  private func sizes(for proposal: ProposedSize, subviews: [Subview]) -> [Size] {
    let across = axis == .horizontal ? proposal.height : proposal.width
    func ask(_ subview: Subview, _ length: Double?) -> Size {
      let size = subview.size(
        for: axis == .horizontal
          ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length))
      return subview.isSpacer ? self.size(main: main(size), cross: 0) : size
    }
    let length = axis == .horizontal ? proposal.width : proposal.height
    guard let offered = length, offered.isFinite else { return subviews.map { ask($0, length) } }
    let ranks = subviews.map(Rank.init)
    // How flexible a view is matters only among its equals; asking costs two more measurements of all that is in it.
    let flexibility = subviews.indices.map { index in
      ranks.count { $0 == ranks[index] } == 1
        ? 0 : main(ask(subviews[index], .infinity)) - main(ask(subviews[index], 0))
    }
    let order = subviews.indices.sorted { first, second in
      if ranks[first] != ranks[second] { return ranks[first].precedes(ranks[second]) }
      return (flexibility[first], first) < (flexibility[second], second)
    }
    var sizes = [Size](repeating: .zero, count: subviews.count)
    var remaining = offered - gaps(subviews)
    for (place, next) in order.enumerated() {
      var peers = 1.0
      var reserved = 0.0
      for other in order[(place + 1)...] {
        if ranks[other] == ranks[next] { peers += 1 } else { reserved += main(ask(subviews[other], 0)) }
      }
      sizes[next] = ask(subviews[next], max(0, (remaining - reserved) / peers))
      remaining -= main(sizes[next])
    }
    return sizes
  }

  /// When a view may choose its length; views of one rank share what is left.
  private struct Rank: Equatable {
    let priority: Double
    let isSpacer: Bool

    init(_ subview: Subview) {
      priority = subview.priority
      isSpacer = subview.isSpacer
    }

    func precedes(_ other: Rank) -> Bool {
      priority != other.priority ? priority > other.priority : !isSpacer && other.isSpacer
    }
  }
}

/// Views side by side, from leading to trailing.
public struct HStack<Content: View>: View {
  private let layout: StackLayout
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double = 0, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .horizontal, alignment: Alignment(.center, alignment), spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  private let layout: StackLayout
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double = 0, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .vertical, alignment: Alignment(alignment, .center), spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, content: content) }
}
