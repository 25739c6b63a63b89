/// The first of several views whose ideal width fits the room; the last one where none does.
///
/// A choice is resolved when those before it turned out too wide.
public struct ViewThatFits: View {
  private let choices: [AnyView]

  public init(@ChoiceBuilder choices: () -> [AnyView]) {
    self.choices = choices()
  }
}

/// Collects the choices of a ``ViewThatFits``.
@resultBuilder
public enum ChoiceBuilder {
  public static func buildExpression(_ view: some View) -> AnyView { AnyView(view) }
  public static func buildBlock(_ choices: AnyView...) -> [AnyView] { choices }
}

extension ViewThatFits {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    resolver.add(FittingNode(choices, in: resolver.context))
  }
}

private final class FittingNode: Node {
  private let choices: [AnyView]
  private let context: ViewContext
  /// As many of the choices as anybody asked for.
  private var nodes: [Node] = []

  init(_ choices: [AnyView], in context: ViewContext) {
    self.choices = choices
    self.context = context
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    choice(width: proposal.width)?.size(for: proposal) ?? .zero
  }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    choice(width: rect.width)?.place(in: rect, into: &marks)
  }

  override func baseline(in size: Size) -> Double? { choice(width: size.width)?.baseline(in: size) }

  private func choice(width: Double?) -> Node? {
    for index in choices.indices {
      let node = node(index)
      guard let width, index + 1 < choices.count else { return node }
      if node.size(for: .unspecified).width <= width + 0.01 { return node }
    }
    return nil
  }

  private func node(_ index: Int) -> Node {
    if index == nodes.count { nodes.append(context.node(of: choices[index])) }
    return nodes[index]
  }
}
