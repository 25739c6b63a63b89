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
    super.init(child)
  }

  override var usesHeight: Bool { !vertical && child.usesHeight }

  override func measure(_ proposal: ProposedSize) -> Size {
    child.size(
      for: ProposedSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
  }
}

private final class PriorityNode: WrapperNode {
  private let own: Double

  init(_ child: Node, priority: Double) {
    own = priority
    super.init(child)
  }

  override var priority: Double { own }
}
