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
/// places it. Nothing is observed or redrawn; a view is laid out once and becomes marks of a ``Drawing``. A body may be
/// asked for on any thread, so it reads what it is given and changes nothing.
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
  private(set) var context: ViewContext
  /// What the view that is being resolved inherits.
  public var environment: EnvironmentValues { context.environment }
  /// Nodes that no container has taken yet: a stack, so that resolving a view allocates nothing but its nodes.
  private var subviews: [Subview] = []

  init(_ context: ViewContext) {
    self.context = context
  }

  mutating func add(_ node: Node) { subviews.append(Subview(node: node)) }

  /// Adds the nodes of `view` as they are in another environment.
  mutating func add(_ view: some View, in environment: EnvironmentValues) {
    let outer = context.environment
    context.environment = environment
    view._resolve(into: &self)
    context.environment = outer
  }

  /// The nodes of `view`, for its container: one, or several for a transparent list such as `ForEach`.
  mutating func subviews(of view: some View) -> [Subview] {
    let start = subviews.count
    view._resolve(into: &self)
    defer { subviews.removeSubrange(start...) }
    return Array(subviews[start...])
  }

  /// `view` as one node: several nodes lie on top of each other, none takes no room.
  mutating func node(of view: some View) -> Node {
    let start = subviews.count
    view._resolve(into: &self)
    if subviews.count == start + 1 { return subviews.removeLast().node }
    defer { subviews.removeSubrange(start...) }
    return LayoutNode(OverlayLayout(alignment: .center), subviews: Array(subviews[start...]), in: context)
  }
}

/// What views are resolved with: the environment that they inherit and the shaper that measures their texts.
struct ViewContext {
  var environment: EnvironmentValues
  let shaper: any TextShaping

  /// The node of a view that is resolved on its own.
  func node(of view: some View) -> Node {
    var resolver = ViewResolver(self)
    return resolver.node(of: view)
  }
}
