/// The first of several views whose ideal width fits the room; the last one where none does.
public struct ViewThatFits<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    resolver.add(FittingNode(content.subviews(in: resolver.context).map(\.node)))
  }
}

private final class FittingNode: Node {
  private let choices: [Node]

  init(_ choices: [Node]) {
    self.choices = choices
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    choice(width: proposal.width)?.size(for: proposal) ?? .zero
  }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    choice(width: rect.width)?.place(in: rect, into: &marks)
  }

  override func baseline(in size: Size) -> Double? { choice(width: size.width)?.baseline(in: size) }

  private func choice(width: Double?) -> Node? {
    guard let width else { return choices.first }
    let ideal = ProposedSize.unspecified
    return choices.first { $0.size(for: ideal).width <= width + 0.01 } ?? choices.last
  }
}
