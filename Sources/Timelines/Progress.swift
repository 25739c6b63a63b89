/// The fraction of a journey that is behind it, 0…1.
public enum Progress {
  /// Whole minutes since departure divided by the minutes between the ends (domain.md, "Progress").
  ///
  /// - Returns: 0 before departure, 1 from arrival on, `nil` where arrival is not after departure.
  public static func fraction(from departure: Instant, to arrival: Instant, at asOf: Instant) -> Double? {
    guard arrival.minutes(since: departure) > 0 else { return nil }
    if asOf < departure { return 0 }
    if asOf >= arrival { return 1 }
    // By the exact length, so that a flight with seconds in its times does not reach 1 before it lands.
    let elapsed = asOf.minutes(since: departure) * 60
    return Double(elapsed) / Double(arrival.seconds - departure.seconds)
  }
}
