extension View {
  /// Draws `background` behind the view, in the view's own size.
  public func background(alignment: Alignment = .center, @ViewBuilder _ background: () -> some View)
    -> some View
  {
    LayeredView(main: self, other: background(), isOtherInFront: false, alignment: alignment)
  }

  public func background(_ color: Color, in shape: some Shape = Rectangle()) -> some View {
    background { shape.fill(color) }
  }

  /// Draws `overlay` over the view, in the view's own size.
  public func overlay(alignment: Alignment = .center, @ViewBuilder _ overlay: () -> some View) -> some View {
    LayeredView(main: self, other: overlay(), isOtherInFront: true, alignment: alignment)
  }
}

/// Two views on top of each other, of which the main one decides the size.
private struct LayeredView<Main: View, Other: View>: View {
  typealias Body = Never

  let main: Main
  let other: Other
  let isOtherInFront: Bool
  let alignment: Alignment

  func _resolve(into resolver: inout ViewResolver) {
    resolver.add(
      LayeredNode(
        resolver.node(of: main), other: resolver.node(of: other), isOtherInFront: isOtherInFront,
        alignment: alignment, direction: resolver.context.environment.layoutDirection))
  }
}

private final class LayeredNode: WrapperNode {
  private let other: Node
  private let isOtherInFront: Bool
  private let alignment: Alignment
  private let direction: LayoutDirection

  init(_ main: Node, other: Node, isOtherInFront: Bool, alignment: Alignment, direction: LayoutDirection) {
    self.other = other
    self.isOtherInFront = isOtherInFront
    self.alignment = alignment
    self.direction = direction
    super.init(main)
  }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    let frame = alignment.frame(of: other.size(for: ProposedSize(rect.size)), in: rect)
    if isOtherInFront { child.place(in: rect, into: &marks) }
    other.place(in: direction.resolve(frame, in: rect), into: &marks)
    if !isOtherInFront { child.place(in: rect, into: &marks) }
  }
}
