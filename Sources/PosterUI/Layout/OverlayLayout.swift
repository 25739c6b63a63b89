/// The rule of `ZStack`: views on top of each other, the first one at the back.
struct OverlayLayout: Layout {
  let alignment: Alignment

  func size(for proposal: ProposedSize, subviews: [Subview]) -> Size {
    subviews.reduce(.zero) { size, subview in
      let own = subview.size(for: proposal)
      return Size(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func usesHeight(_ subviews: [Subview]) -> Bool { subviews.contains(where: \.usesHeight) }

  func frames(in bounds: Rect, subviews: [Subview]) -> [Rect] {
    subviews.map { alignment.frame(of: $0.size(for: ProposedSize(bounds.size)), in: bounds) }
  }
}

/// Views on top of each other, the first one at the back.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

}

extension ZStack {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    resolver.add(OverlayLayout(alignment: alignment), of: content)
  }
}
