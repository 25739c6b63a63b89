extension View {
  /// The view in its ideal size, whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    SizingView(content: self) { FixedSizeNode($0, horizontal: horizontal, vertical: vertical) }
  }

  /// Views of higher priority are offered a stack's room first; 0 is usual.
  public func layoutPriority(_ priority: Double) -> some View {
    SizingView(content: self) { PriorityNode($0, priority: priority) }
  }
}

private struct SizingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let wrap: (Node) -> Node

  func _resolve(into resolver: inout ViewResolver) { resolver.add(wrap(resolver.node(of: content))) }
}

private final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: Node, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    var traits = child.traits
    traits.usesHeight = !vertical && traits.usesHeight
    super.init(child, traits: traits)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    child.size(
      for: ProposedSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
  }
}

private final class PriorityNode: WrapperNode {
  init(_ child: Node, priority: Double) {
    var traits = child.traits
    traits.priority = priority
    super.init(child, traits: traits)
  }
}
