/// A rule that gives the views of a container their frames; `HStack`, `VStack`, `ZStack` and `Grid` are such rules.
///
/// A rule speaks of leading and trailing as if text ran from left to right: a container mirrors the frames where it runs
/// from right to left.
public protocol Layout {
  /// The container's size for a proposal.
  func size(for proposal: ProposedSize, subviews: [Subview]) -> Size

  /// One frame for each subview, in the coordinates of `bounds`.
  func frames(in bounds: Rect, subviews: [Subview]) -> [Rect]

  /// Whether the container's size depends on the height that it is offered; `true` unless a rule knows better.
  func usesHeight(_ subviews: [Subview]) -> Bool

  /// Whether a container of one view is laid out as that view is; `false` unless a rule knows better.
  var isItsOnlyView: Bool { get }
}

/// What a ``Layout`` may ask of a view in its container.
public struct Subview {
  let node: Node

  public var priority: Double { node.traits.priority }
  public var isSpacer: Bool { node.traits.isSpacer }
  /// Whether the view's size depends on the height that it is offered.
  public var usesHeight: Bool { node.traits.usesHeight }

  public func size(for proposal: ProposedSize) -> Size { node.size(for: proposal) }

  /// Distance from the top to the first baseline when the view is `size`; its bottom where it has no text.
  public func baseline(in size: Size) -> Double { node.baseline(in: size) ?? size.height }
}

extension Layout {
  public func usesHeight(_ subviews: [Subview]) -> Bool { true }
  public var isItsOnlyView: Bool { false }

  /// A container that arranges `content` by this rule.
  public func callAsFunction(@ViewBuilder content: () -> some View) -> some View {
    LayoutView(layout: self, content: content())
  }
}

struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  func _resolve(into resolver: inout ViewResolver) { resolver.add(layout, of: content) }
}

extension ViewResolver {
  /// Adds a container of `content`.
  mutating func add(_ layout: some Layout, of content: some View) {
    let subviews = subviews(of: content)
    // Most stacks of a card have a child that is not always there; one alone needs no container.
    if subviews.count == 1, layout.isItsOnlyView, !subviews[0].isSpacer { return add(subviews[0].node) }
    add(LayoutNode(layout, subviews: subviews, in: context))
  }
}

/// A container: children placed by a layout rule.
final class LayoutNode: Node {
  private let layout: any Layout
  private let subviews: [Subview]
  private let direction: LayoutDirection

  init(_ layout: any Layout, subviews: [Subview], in context: ViewContext) {
    self.layout = layout
    self.subviews = subviews
    direction = context.environment.layoutDirection
    super.init(
      NodeTraits(
        priority: subviews.count == 1 ? subviews[0].priority : 0, usesHeight: layout.usesHeight(subviews)))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    layout.size(for: proposal, subviews: subviews)
  }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    for (subview, frame) in zip(subviews, frames(in: rect)) {
      subview.node.place(in: frame, into: &marks)
    }
  }

  override func baseline(in size: Size) -> Double? {
    for (subview, frame) in zip(subviews, frames(in: Rect(origin: .zero, size: size))) {
      if let baseline = subview.node.baseline(in: frame.size) { return frame.minY + baseline }
    }
    return nil
  }

  private func frames(in rect: Rect) -> [Rect] {
    let frames = layout.frames(in: rect, subviews: subviews)
    return direction == .leftToRight ? frames : frames.map { direction.resolve($0, in: rect) }
  }
}

extension LayoutDirection {
  /// The one place where right-to-left is resolved: `frame` mirrored in its container's `rect`.
  func resolve(_ frame: Rect, in rect: Rect) -> Rect {
    guard self == .rightToLeft else { return frame }
    return Rect(origin: Point(x: rect.minX + rect.maxX - frame.maxX, y: frame.minY), size: frame.size)
  }
}
