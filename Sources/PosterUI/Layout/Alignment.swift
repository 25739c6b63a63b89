public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// Where a view of `length` begins in a room of `available`.
  func offset(_ length: Double, in available: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: (available - length) / 2
    case .trailing: available - length
    }
  }
}

public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline

  /// Where a view of `length` begins in a room of `available`; baselines are the stack's own affair.
  func offset(_ length: Double, in available: Double) -> Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (available - length) / 2
    case .bottom: available - length
    }
  }
}

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public static let center = Alignment(.center, .center)
  public static let leading = Alignment(.leading, .center)
  public static let trailing = Alignment(.trailing, .center)
  public static let top = Alignment(.center, .top)
  public static let bottom = Alignment(.center, .bottom)
  public static let topLeading = Alignment(.leading, .top)
  public static let topTrailing = Alignment(.trailing, .top)
  public static let bottomLeading = Alignment(.leading, .bottom)
  public static let bottomTrailing = Alignment(.trailing, .bottom)

  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The frame of a view of `size` in `rect`.
  func frame(of size: Size, in rect: Rect) -> Rect {
    Rect(
      x: rect.minX + horizontal.offset(size.width, in: rect.width),
      y: rect.minY + vertical.offset(size.height, in: rect.height), width: size.width, height: size.height)
  }
}

/// Distances from the edges of a view.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(_ length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Insets of `length` on some edges and none on the others.
  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  public var horizontal: Double { leading + trailing }
  public var vertical: Double { top + bottom }
}

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}
