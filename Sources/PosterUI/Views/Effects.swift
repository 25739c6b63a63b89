extension View {
  /// Shows only what lies inside `shape`.
  public func clipShape(_ shape: some Shape) -> some View {
    EffectView(content: self) { marks, rect in
      [.group(Group(marks, clip: shape.path(in: rect)))]
    }
  }

  /// Draws the view moved by points, its room staying where it was; `x` counts from leading to trailing.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    EnvironmentReader { environment in
      let sign: Double = environment.layoutDirection == .rightToLeft ? -1 : 1
      EffectView(content: self, shift: Point(x: x * sign, y: y)) { marks, _ in marks }
    }
  }

  /// Multiplies the opacity of everything in the view.
  public func opacity(_ opacity: Double) -> some View {
    EffectView(content: self) { marks, _ in marks.map { $0.opacity(opacity) } }
  }

  /// Gives the view a meaning for those who do not see it.
  public func semantics(_ change: @escaping (inout Semantics) -> Void) -> some View {
    EffectView(content: self) { marks, _ in
      // Modifiers of one view describe one group.
      if marks.count == 1, case .group(var group) = marks[0], var semantics = group.semantics {
        change(&semantics)
        group.semantics = semantics
        return [.group(group)]
      }
      var semantics = Semantics()
      change(&semantics)
      return [.group(Group(marks, semantics: semantics))]
    }
  }

  /// What a screen reader says for the view: a complete phrase.
  public func accessibilityLabel(_ label: String) -> some View { semantics { $0.label = label } }
  /// What a screen reader adds to the label; nothing where it is empty.
  public func accessibilityValue(_ value: String) -> some View {
    semantics { $0.value = value.isEmpty ? nil : value }
  }
  public func accessibilityRole(_ role: Semantics.Role) -> some View { semantics { $0.role = role } }

  /// Names the view, unique on the sheet; links lead to it.
  public func id(_ identifier: String) -> some View { semantics { $0.identifier = identifier } }

  /// Makes the view a link to the one with that identifier; `nil` for no link.
  public func link(_ identifier: String?) -> some View { semantics { $0.link = identifier } }

  /// Lists the view in the document's outline at a level from 1, under its label; `nil` leaves it out.
  public func outline(level: Int?) -> some View { semantics { $0.outlineLevel = level } }
}

/// A view whose marks are changed after they were placed.
private struct EffectView<Content: View>: View {
  typealias Body = Never

  let content: Content
  var shift = Point.zero
  let effect: ([Mark], Rect) -> [Mark]

  func _resolve(into resolver: inout ViewResolver) {
    resolver.add(EffectNode(resolver.node(of: content), shift: shift, effect: effect))
  }
}

/// A node with one child that takes the child's size; subclasses change how it is measured or placed.
class WrapperNode: Node {
  let child: Node

  /// - Parameter traits: `nil` for the child's.
  init(_ child: Node, traits: NodeTraits? = nil) {
    self.child = child
    super.init(traits ?? child.traits)
  }

  override func measure(_ proposal: ProposedSize) -> Size { child.size(for: proposal) }
  override func baseline(in size: Size) -> Double? { child.baseline(in: size) }
  override func place(in rect: Rect, into marks: inout [Mark]) { child.place(in: rect, into: &marks) }
}

private final class EffectNode: WrapperNode {
  private let shift: Point
  private let effect: ([Mark], Rect) -> [Mark]

  init(_ child: Node, shift: Point, effect: @escaping ([Mark], Rect) -> [Mark]) {
    self.shift = shift
    self.effect = effect
    super.init(child)
  }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    var own: [Mark] = []
    child.place(in: Rect(origin: rect.origin + shift, size: rect.size), into: &own)
    marks += effect(own, rect)
  }
}

extension Mark {
  func opacity(_ opacity: Double) -> Mark {
    switch self {
    case .fill(let path, let color):
      return .fill(path, color.opacity(opacity))
    case .stroke(let path, var stroke):
      stroke.color = stroke.color.opacity(opacity)
      return .stroke(path, stroke)
    case .text(var run):
      run.color = run.color.opacity(opacity)
      return .text(run)
    case .picture(var picture):
      picture.opacity *= opacity
      return .picture(picture)
    case .group(var group):
      group.marks = group.marks.map { $0.opacity(opacity) }
      return .group(group)
    }
  }
}
