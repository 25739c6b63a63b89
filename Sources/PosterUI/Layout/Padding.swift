extension View {
  public func padding(_ insets: EdgeInsets) -> some View { PaddingView(content: self, insets: insets) }

  public func padding(_ length: Double) -> some View { padding(EdgeInsets(length)) }

  public func padding(_ edges: Edge.Set, _ length: Double) -> some View {
    padding(EdgeInsets(edges, length))
  }
}

private struct PaddingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let insets: EdgeInsets

  func _resolve(into resolver: inout ViewResolver) {
    let direction = resolver.context.environment.layoutDirection
    resolver.add(PaddingNode(resolver.node(of: content), insets: insets, direction: direction))
  }
}

private final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets
  private let direction: LayoutDirection

  init(_ child: Node, insets: EdgeInsets, direction: LayoutDirection) {
    self.insets = insets
    self.direction = direction
    super.init(child)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let own = child.size(
      for: ProposedSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) }))
    return Size(width: own.width + insets.horizontal, height: own.height + insets.vertical)
  }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    child.place(in: direction.resolve(frame(in: rect), in: rect), into: &marks)
  }

  override func baseline(in size: Size) -> Double? {
    child.baseline(in: frame(in: Rect(origin: .zero, size: size)).size).map { insets.top + $0 }
  }

  private func frame(in rect: Rect) -> Rect {
    let inner = Rect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top, width: max(0, rect.width - insets.horizontal),
      height: max(0, rect.height - insets.vertical))
    return Alignment.topLeading.frame(of: child.size(for: ProposedSize(inner.size)), in: inner)
  }
}
