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
  /// what is left; views of lower priority keep their least length.
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
    let limits = subviews.map { (least: main(ask($0, 0)), most: main(ask($0, .infinity))) }
    let order = subviews.indices.sorted { left, right in
      if subviews[left].priority != subviews[right].priority {
        return subviews[left].priority > subviews[right].priority
      }
      if subviews[left].isSpacer != subviews[right].isSpacer { return subviews[right].isSpacer }
      let flexibilities = [left, right].map { limits[$0].most - limits[$0].least }
      return flexibilities[0] == flexibilities[1] ? left < right : flexibilities[0] < flexibilities[1]
    }
    var remaining = offered - gaps(subviews)
    var sizes = [Size](repeating: .zero, count: subviews.count)
    for (position, index) in order.enumerated() {
      let rest = order[(position + 1)...]
      let peers = rest.filter { isPeer($0, of: index, subviews) }.count
      let reserved = rest.lazy.filter { !isPeer($0, of: index, subviews) }.reduce(0) { $0 + limits[$1].least }
      let share = max(0, (remaining - reserved) / Double(peers + 1))
      sizes[index] = ask(subviews[index], share)
      remaining -= main(sizes[index])
    }
    return sizes
  }

  /// Spacers share only what all others of their priority leave.
  private func isPeer(_ other: Int, of index: Int, _ subviews: [Subview]) -> Bool {
    subviews[other].priority == subviews[index].priority
      && subviews[other].isSpacer == subviews[index].isSpacer
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
