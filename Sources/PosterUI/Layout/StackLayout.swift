/// The rule of `HStack` and `VStack`: views side by side, the least flexible ones choosing first.
struct StackLayout: Layout {
  enum Axis { case horizontal, vertical }

  let axis: Axis
  let alignment: Alignment
  let spacing: Double

  func size(for proposal: ProposedSize, subviews: [Subview]) -> Size {
    let sizes = sizes(for: proposal, subviews: subviews)
    let length = sizes.reduce(gaps(subviews)) { $0 + main($1) }
    return size(main: length, cross: crossExtent(of: sizes, subviews: subviews))
  }

  func frames(in bounds: Rect, subviews: [Subview]) -> [Rect] {
    let sizes = sizes(for: ProposedSize(bounds.size), subviews: subviews)
    let baseline = usesBaseline ? zip(subviews, sizes).map { $0.baseline(in: $1) }.max() : nil
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    return zip(subviews, sizes).map { subview, size in
      defer { position += main(size) + spacing }
      if axis == .vertical {
        let x = bounds.minX + alignment.horizontal.offset(size.width, in: bounds.width)
        return Rect(origin: Point(x: x, y: position), size: size)
      }
      let drop = baseline.map { $0 - subview.baseline(in: size) }
      let y = bounds.minY + (drop ?? alignment.vertical.offset(size.height, in: bounds.height))
      return Rect(origin: Point(x: position, y: y), size: size)
    }
  }

  /// A spacer's height counts only along a column.
  func usesHeight(_ subviews: [Subview]) -> Bool {
    subviews.contains { $0.usesHeight && (axis == .vertical || !$0.isSpacer) }
  }

  var isItsOnlyView: Bool { true }

  private var usesBaseline: Bool { axis == .horizontal && alignment.vertical == .firstTextBaseline }

  private func main(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
  private func cross(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }

  private func size(main: Double, cross: Double) -> Size {
    axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  private func gaps(_ subviews: [Subview]) -> Double {
    spacing * Double(max(0, subviews.count - 1))
  }

  private func crossExtent(of sizes: [Size], subviews: [Subview]) -> Double {
    guard usesBaseline else { return sizes.reduce(0) { max($0, cross($1)) } }
    var (ascent, descent) = (0.0, 0.0)
    for (subview, size) in zip(subviews, sizes) {
      let baseline = subview.baseline(in: size)
      ascent = max(ascent, baseline)
      descent = max(descent, size.height - baseline)
    }
    return ascent + descent
  }

  /// SwiftUI's negotiation: by priority, then from the least to the most flexible, each is offered an equal share of
  /// what is left; views of lower priority keep their least length, and spacers share only what all others leave.
  private func sizes(for proposal: ProposedSize, subviews: [Subview]) -> [Size] {
    let across = axis == .horizontal ? proposal.height : proposal.width
    let length = axis == .horizontal ? proposal.width : proposal.height
    guard let length, length.isFinite else { return subviews.map { ask($0, length, across) } }
    var claims = subviews.indices.map { Claim(subviews[$0], at: $0) }
    // How flexible a view is matters only among its peers; asking costs two more measurements of all that is in it.
    for place in claims.indices where claims.count(where: claims[place].isPeer) > 1 {
      let subview = subviews[place]
      claims[place].flexibility = main(ask(subview, .infinity, across)) - main(ask(subview, 0, across))
    }
    claims.sort { $0.precedes($1) }
    var sizes = [Size](repeating: .zero, count: subviews.count)
    var remaining = length - gaps(subviews)
    for (place, claim) in claims.enumerated() {
      var peers = 1.0
      var reserved = 0.0
      for other in claims[(place + 1)...] {
        if other.isPeer(of: claim) {
          peers += 1
        } else {
          reserved += main(ask(subviews[other.place], 0, across))
        }
      }
      let size = ask(subviews[claim.place], max(0, (remaining - reserved) / peers), across)
      sizes[claim.place] = size
      remaining -= main(size)
    }
    return sizes
  }

  private func ask(_ subview: Subview, _ length: Double?, _ across: Double?) -> Size {
    let size = subview.size(
      for: axis == .horizontal
        ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length))
    return subview.isSpacer ? self.size(main: main(size), cross: 0) : size
  }

  /// What a view wants of a stack's length; peers share what is left.
  private struct Claim {
    let place: Int
    let priority: Double
    let isSpacer: Bool
    var flexibility = 0.0

    init(_ subview: Subview, at place: Int) {
      self.place = place
      priority = subview.priority
      isSpacer = subview.isSpacer
    }

    func isPeer(of other: Claim) -> Bool { priority == other.priority && isSpacer == other.isSpacer }

    /// Whether the view chooses before the other one.
    func precedes(_ other: Claim) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if isSpacer != other.isSpacer { return other.isSpacer }
      return (flexibility, place) < (other.flexibility, other.place)
    }
  }
}

/// Views side by side, from leading to trailing.
public struct HStack<Content: View>: View {
  private let layout: StackLayout
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double = 0, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .horizontal, alignment: Alignment(.center, alignment), spacing: spacing)
    self.content = content()
  }
}

extension HStack {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) { resolver.add(layout, of: content) }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  private let layout: StackLayout
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double = 0, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .vertical, alignment: Alignment(alignment, .center), spacing: spacing)
    self.content = content()
  }
}

extension VStack {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) { resolver.add(layout, of: content) }
}
