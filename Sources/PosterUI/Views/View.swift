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

  /// Adds the layout nodes that stand for the view; the default asks ``body``.
  ///
  /// An implementation detail of PosterUI's own views, which lay themselves out instead of describing themselves by
  /// others. It is a requirement so that resolving a view costs a call and no cast.
  func _resolve(into resolver: inout ViewResolver)
}

extension View {
  public func _resolve(into resolver: inout ViewResolver) { body._resolve(into: &resolver) }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) lays itself out and has no body") }
}

extension Never: View {
  public typealias Body = Never
  public func _resolve(into resolver: inout ViewResolver) {}
}

/// Unfolds views into layout nodes.
public struct ViewResolver {
  let context: ViewContext
  fileprivate(set) var subviews: [Subview] = []

  init(_ context: ViewContext) {
    self.context = context
  }

  mutating func add(_ node: Node) { subviews.append(Subview(node: node)) }

  /// Adds the nodes of `view` as they are in another environment.
  mutating func add(_ view: some View, in environment: EnvironmentValues) {
    var inner = ViewResolver(ViewContext(environment: environment, shaper: context.shaper))
    view._resolve(into: &inner)
    subviews += inner.subviews
  }
}

/// What views are resolved with: the environment that they inherit and the shaper that measures their texts.
struct ViewContext {
  var environment: EnvironmentValues
  let shaper: any TextShaping
}

extension View {
  /// The view's nodes: one, or several for a transparent list such as `ForEach`.
  func subviews(in context: ViewContext) -> [Subview] {
    var resolver = ViewResolver(context)
    _resolve(into: &resolver)
    return resolver.subviews
  }

  /// The view as one node: several nodes lie on top of each other, none takes no room.
  func node(in context: ViewContext) -> Node {
    let subviews = subviews(in: context)
    if subviews.count == 1 { return subviews[0].node }
    return LayoutNode(OverlayLayout(alignment: .center), subviews: subviews, in: context)
  }
}
