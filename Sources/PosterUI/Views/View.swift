/// A piece of a poster, described by other pieces.
///
///     struct Badge: View {
///       let text: String
///       var body: some View {
///         Text(text).padding(4).background(Color(0xE1E6EC), in: Capsule())
///       }
///     }
///
/// The vocabulary and the rules are SwiftUI's: the parent proposes a size, the child chooses its own, and the parent
/// places it. Nothing is observed or redrawn; a view is laid out once and becomes marks of a ``Drawing``.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

/// A view that lays itself out instead of describing itself by others.
protocol PrimitiveView: View where Body == Never {
  /// The layout nodes that stand for the view: one, or several for a transparent list such as `ForEach`.
  func makeNodes(in context: ViewContext) -> [Node]
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) lays itself out and has no body") }
}

/// What views are resolved with: the environment that they inherit and the shaper that measures their texts.
struct ViewContext {
  var environment: EnvironmentValues
  let shaper: any TextShaping
}

extension View {
  /// Unfolds the view down to primitive ones.
  func nodes(in context: ViewContext) -> [Node] {
    if let primitive = self as? any PrimitiveView { return primitive.makeNodes(in: context) }
    return body.nodes(in: context)
  }

  /// The view as one node: several nodes lie on top of each other, none takes no room.
  func node(in context: ViewContext) -> Node {
    let nodes = nodes(in: context)
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(OverlayLayout(alignment: .center), children: nodes, in: context)
  }
}
