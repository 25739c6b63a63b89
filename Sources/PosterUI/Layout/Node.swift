/// What a container knows of a view before it proposes a size; found out once, since stacks ask for it all the time.
struct NodeTraits: Equatable {
  /// Higher ones are offered room first; see `View.layoutPriority(_:)`.
  var priority = 0.0
  /// Whether the view is room that is taken only where there is some to spare.
  var isSpacer = false
  /// Whether the view's size depends on the height that it is offered: a text's does not.
  var usesHeight = true
}

/// A view resolved for layout: it answers proposals with sizes and leaves marks where it is placed.
class Node {
  final var traits: NodeTraits

  init(_ traits: NodeTraits = NodeTraits()) {
    self.traits = traits
  }

  private typealias Answer = (proposal: ProposedSize, size: Size)

  /// Most nodes are asked two questions only; an array for them would cost more than the answers.
  private var first: Answer?
  private var second: Answer?
  private var further: [Answer] = []

  /// The size that the view chooses for a proposal; the same question is answered from memory.
  final func size(for proposal: ProposedSize) -> Size {
    let proposal = traits.usesHeight ? proposal : ProposedSize(width: proposal.width, height: nil)
    if let first, first.proposal == proposal { return first.size }
    if let second, second.proposal == proposal { return second.size }
    if let known = further.first(where: { $0.proposal == proposal }) { return known.size }
    let answer = (proposal, measure(proposal))
    if first == nil {
      first = answer
    } else if second == nil {
      second = answer
    } else {
      further.append(answer)
    }
    return answer.1
  }

  /// Computes ``size(for:)``.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  /// Leaves the view's marks in `rect`, which has a size that the view chose.
  func place(in rect: Rect, into marks: inout [Mark]) {}

  /// Distance from the top to the first line's baseline when the view is `size`; `nil` where it has no text.
  func baseline(in size: Size) -> Double? { nil }
}

/// A size that a parent offers. `nil` asks for the ideal length, 0 for the least, infinity for the most.
public struct ProposedSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public static let unspecified = ProposedSize(width: nil, height: nil)

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal with `nil` replaced by the lengths of `size`.
  public func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
