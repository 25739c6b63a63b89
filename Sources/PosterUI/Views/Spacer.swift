/// Room that takes what the other views of a stack leave.
public struct Spacer: View {
  private let minLength: Double

  public init(minLength: Double = 0) {
    self.minLength = minLength
  }
}

extension Spacer {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) { resolver.add(SpacerNode(minLength: minLength)) }
}

private final class SpacerNode: Node {
  private let minLength: Double

  init(minLength: Double) {
    self.minLength = minLength
    super.init(NodeTraits(isSpacer: true))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: max(minLength, proposal.width ?? 0), height: max(minLength, proposal.height ?? 0))
  }
}
