import Timelines

/// A recorded time, or none, in eight bytes: a year's file has millions of them.
struct PackedTime: Hashable {
  private enum Kind: Int64 {
    case none, instant, local, clock, datedClock
  }

  /// The kind in 3 bits, an offset in seconds or a number of days in 17, and seconds or minutes in the rest, which
  /// reach further than any year that is read.
  private let bits: Int64

  init(_ time: RecordedTime?) {
    bits =
      switch time {
      case nil: Self.pack(.none, 0, 0)
      case .instant(let instant, let offset): Self.pack(.instant, instant.seconds, offset)
      case .local(let local): Self.pack(.local, local.wallSeconds, 0)
      case .clock(let minutes, nil): Self.pack(.clock, minutes, 0)
      case .clock(let minutes, let days?): Self.pack(.datedClock, minutes, days)
      }
  }

  var time: RecordedTime? {
    let value = Int(bits >> 20)
    // The sign comes back by shifting from the top.
    let detail = Int((bits << 44) >> 47)
    return switch Kind(rawValue: bits & 7) ?? .none {
    case .none: nil
    case .instant: .instant(Instant(seconds: value), offset: detail)
    case .local: .local(LocalTime(wallSeconds: value))
    case .clock: .clock(minutes: value, days: nil)
    case .datedClock: .clock(minutes: value, days: detail)
    }
  }

  private static func pack(_ kind: Kind, _ value: Int, _ detail: Int) -> Int64 {
    Int64(value) << 20 | (Int64(detail) & 0x1FFFF) << 3 | kind.rawValue
  }
}
