/// A typeface at a size.
public struct Font: Hashable, Sendable {
  public enum Weight: Int, Hashable, Sendable, Comparable {
    case regular = 400, medium = 500, semibold = 600, bold = 700

    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// Family as fontconfig knows it, such as `Inter`.
  public var family: String
  /// Points.
  public var size: Double
  public var weight: Weight
  /// Whether all digits have one width, so that figures align in columns.
  public var tabularFigures: Bool
  /// Extra space after each letter, in points.
  public var tracking: Double

  public init(
    _ family: String, size: Double, weight: Weight = .regular, tabularFigures: Bool = false,
    tracking: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.tabularFigures = tabularFigures
    self.tracking = tracking
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.tabularFigures = true
    return font
  }
}
