/// A point in time, in whole seconds since 1970-01-01T00:00:00Z.
///
/// All arithmetic of a sheet is on instants; local readings (``LocalTime``) are for people (domain.md, "Time").
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public var seconds: Int

  public init(seconds: Int) {
    self.seconds = seconds
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.seconds < right.seconds
  }

  public func adding(minutes: Int) -> Instant {
    Instant(seconds: seconds + minutes * 60)
  }

  public func adding(seconds: Int) -> Instant {
    Instant(seconds: self.seconds + seconds)
  }

  /// Whole minutes from `earlier` to this instant, rounded down; negative when `earlier` is later.
  public func minutes(since earlier: Instant) -> Int {
    (seconds - earlier.seconds).flooredDivision(by: 60).quotient
  }
}

extension Int {
  /// Division that rounds towards negative infinity, so that times before 1970 fall on the right day.
  func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// Decimal digits, padded with zeros to `width`; a sign comes before them.
  func padded(_ width: Int) -> String {
    let digits = String(magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, width - digits.count))
    return (self < 0 ? "-" : "") + zeros + digits
  }
}
