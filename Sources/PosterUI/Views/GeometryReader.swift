/// A view that takes the room it is offered and is built when it is known how much that is.
public struct GeometryReader<Content: View>: View {
  private let content: (Size) -> Content

  public init(@ViewBuilder content: @escaping (Size) -> Content) {
    self.content = content
  }
}

extension GeometryReader {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    let context = resolver.context
    resolver.add(GeometryNode { size in context.node(of: content(size)) })
  }
}

private final class GeometryNode: Node {
  private let content: (Size) -> Node

  init(content: @escaping (Size) -> Node) {
    self.content = content
  }

  override func measure(_ proposal: ProposedSize) -> Size { proposal.replacingUnspecified() }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    let node = content(rect.size)
    let size = node.size(for: ProposedSize(rect.size))
    node.place(in: Alignment.topLeading.frame(of: size, in: rect), into: &marks)
  }
}
