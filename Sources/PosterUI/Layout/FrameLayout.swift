/// The rule of `.frame`: a view in a room of a given length, or of lengths within limits.
struct FrameLayout: Layout {
  var minWidth: Double?
  var maxWidth: Double?
  var minHeight: Double?
  var maxHeight: Double?
  let alignment: Alignment

  func size(for proposal: ProposedSize, subviews: [Subview]) -> Size {
    let offered = ProposedSize(
      width: clamp(proposal.width, minWidth, maxWidth), height: clamp(proposal.height, minHeight, maxHeight))
    let child = OverlayLayout(alignment: alignment).size(for: offered, subviews: subviews)
    return Size(
      width: resolve(proposal.width, child.width, minWidth, maxWidth),
      height: resolve(proposal.height, child.height, minHeight, maxHeight))
  }

  func frames(in bounds: Rect, subviews: [Subview]) -> [Rect] {
    OverlayLayout(alignment: alignment).frames(in: bounds, subviews: subviews)
  }

  private func clamp(_ length: Double?, _ least: Double?, _ most: Double?) -> Double? {
    if let least, least == most { return least }
    guard let length else { return most == .infinity ? nil : most }
    return min(max(length, least ?? 0), most ?? .infinity)
  }

  /// The child's own length within the limits; a frame with a maximum takes all that is offered up to it.
  private func resolve(_ offered: Double?, _ child: Double, _ least: Double?, _ most: Double?) -> Double {
    let wanted = most != nil ? max(child, offered ?? child) : child
    return min(max(wanted, least ?? 0), most ?? .infinity)
  }
}

extension View {
  /// A room of fixed width or height; `nil` keeps the view's own.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View
  {
    LayoutView(
      layout: FrameLayout(
        minWidth: width, maxWidth: width, minHeight: height, maxHeight: height, alignment: alignment),
      content: self)
  }

  /// A room within limits; with a maximum it takes all that is offered up to that.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    LayoutView(
      layout: FrameLayout(
        minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
        alignment: alignment),
      content: self)
  }
}

/// The rule of `.padding`.
struct PaddingLayout: Layout {
  let insets: EdgeInsets

  func size(for proposal: ProposedSize, subviews: [Subview]) -> Size {
    let inner = ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
    let child = OverlayLayout(alignment: .center).size(for: inner, subviews: subviews)
    return Size(width: child.width + insets.horizontal, height: child.height + insets.vertical)
  }

  func frames(in bounds: Rect, subviews: [Subview]) -> [Rect] {
    let inner = Rect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.horizontal), height: max(0, bounds.height - insets.vertical))
    return OverlayLayout(alignment: .topLeading).frames(in: inner, subviews: subviews)
  }
}

extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    LayoutView(layout: PaddingLayout(insets: insets), content: self)
  }

  public func padding(_ length: Double) -> some View { padding(EdgeInsets(length)) }

  public func padding(_ edges: Edge.Set, _ length: Double) -> some View {
    padding(EdgeInsets(edges, length))
  }
}
