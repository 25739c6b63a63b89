extension View {
  /// Draws `background` behind the view, in the view's own size.
  public func background(alignment: Alignment = .center, @ViewBuilder _ background: () -> some View)
    -> some View
  {
    LayeredView(
      back: background(), front: self, layout: LayeredLayout(alignment: alignment, main: 1))
  }

  public func background(_ color: Color, in shape: some Shape = Rectangle()) -> some View {
    background { shape.fill(color) }
  }

  /// Draws `overlay` over the view, in the view's own size.
  public func overlay(alignment: Alignment = .center, @ViewBuilder _ overlay: () -> some View) -> some View {
    LayeredView(
      back: self, front: overlay(), layout: LayeredLayout(alignment: alignment, main: 0))
  }
}

/// Two views of which one decides the size.
private struct LayeredView<Back: View, Front: View>: View {
  typealias Body = Never

  let back: Back
  let front: Front
  let layout: LayeredLayout

  func _resolve(into resolver: inout ViewResolver) {
    let context = resolver.context
    let children = [back.node(in: context), front.node(in: context)]
    resolver.add(LayoutNode(layout, children: children, in: context))
  }
}
