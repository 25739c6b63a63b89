extension View {
  /// A room of fixed width or height; `nil` keeps the view's own.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View
  {
    FrameView(
      content: self, width: Limits(least: width, most: width), height: Limits(least: height, most: height),
      alignment: alignment)
  }

  /// A room within limits; with a maximum it takes all that is offered up to that.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self, width: Limits(least: minWidth, most: maxWidth),
      height: Limits(least: minHeight, most: maxHeight), alignment: alignment)
  }
}

private struct FrameView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let width: Limits
  let height: Limits
  let alignment: Alignment

  func _resolve(into resolver: inout ViewResolver) {
    resolver.add(
      FrameNode(
        resolver.node(of: content), width: width, height: height, alignment: alignment,
        direction: resolver.context.environment.layoutDirection))
  }
}

/// The least and the most that a frame takes in one direction.
private struct Limits {
  let least: Double?
  let most: Double?

  var isFixed: Bool { least != nil && least == most }

  /// What the frame offers its view of what it is offered itself.
  func offer(_ length: Double?) -> Double? {
    if isFixed { return least }
    guard let length else { return most == .infinity ? nil : most }
    return min(max(length, least ?? 0), most ?? .infinity)
  }

  /// The view's own length within the limits; a frame with a maximum takes all that is offered up to it.
  func length(of child: Double, offered: Double?) -> Double {
    let wanted = most != nil ? max(child, offered ?? child) : child
    return min(max(wanted, least ?? 0), most ?? .infinity)
  }
}

private final class FrameNode: WrapperNode {
  private let width: Limits
  private let height: Limits
  private let alignment: Alignment
  private let direction: LayoutDirection

  init(_ child: Node, width: Limits, height: Limits, alignment: Alignment, direction: LayoutDirection) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.direction = direction
    var traits = child.traits
    traits.usesHeight = !height.isFixed && (height.most != nil || traits.usesHeight)
    super.init(child, traits: traits)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let own = child.size(
      for: ProposedSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return Size(
      width: width.length(of: own.width, offered: proposal.width),
      height: height.length(of: own.height, offered: proposal.height))
  }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    child.place(in: frame(in: rect), into: &marks)
  }

  override func baseline(in size: Size) -> Double? {
    let frame = frame(in: Rect(origin: .zero, size: size))
    return child.baseline(in: frame.size).map { frame.minY + $0 }
  }

  private func frame(in rect: Rect) -> Rect {
    direction.resolve(alignment.frame(of: child.size(for: ProposedSize(rect.size)), in: rect), in: rect)
  }
}
