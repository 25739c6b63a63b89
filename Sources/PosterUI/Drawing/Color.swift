/// An sRGB colour with opacity, eight bits a channel.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 is clear, 255 opaque.
  public var alpha: UInt8

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 255, green: 255, blue: 255)

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written in code as `Color(0x16202E)`; the lower 24 bits count.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// Reads `#RRGGBB`; `nil` for anything else.
  public init?(hex text: some StringProtocol) {
    guard text.first == "#", text.utf8.count == 7, let value = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    self.init(value)
  }

  /// The same colour with its alpha multiplied by `opacity` (0…1).
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }

  /// The opaque colour that this one gives on an opaque `ground`.
  public func over(_ ground: Color) -> Color {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let weight = Int(alpha)
      return UInt8((Int(top) * weight + Int(bottom) * (255 - weight) + 127) / 255)
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// `#RRGGBB`, the opacity left out.
  public var hex: String {
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
