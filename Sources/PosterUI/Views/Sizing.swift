extension View {
  /// The view in its ideal size, whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    FixedSizeView(content: self, horizontal: horizontal, vertical: vertical)
  }

  /// Views of higher priority are offered a stack's room first; 0 is usual.
  public func layoutPriority(_ priority: Double) -> some View {
    PriorityView(content: self, priority: priority)
  }
}

private struct FixedSizeView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let horizontal: Bool
  let vertical: Bool

  func _resolve(into resolver: inout ViewResolver) {
    resolver.add(FixedSizeNode(resolver.node(of: content), horizontal: horizontal, vertical: vertical))
  }
}

private struct PriorityView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let priority: Double

  func _resolve(into resolver: inout ViewResolver) {
    let node = resolver.node(of: content)
    // The node is new and nobody else's yet, so no other one need be put around it.
    node.traits.priority = priority
    resolver.add(node)
  }
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
