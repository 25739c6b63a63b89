import Foundation

/// A time zone with its changes of offset, so that conversions are a search in a short array.
///
/// `TimeZone` answers correctly but slowly; a sheet converts tens of thousands of times within one year. A zone
/// therefore keeps the offsets of the days around the instant that it was made for and asks `TimeZone` outside them.
public struct Zone: Sendable, Hashable, CustomStringConvertible {
  /// IANA identifier such as `Europe/Lisbon`, or `UTC+05:30` for a fixed offset.
  public let identifier: String

  private let timeZone: TimeZone
  /// Offsets in order of their beginning; the first holds from ``cacheStart`` on.
  private let spans: [Span]
  private let cacheStart: Int
  private let cacheEnd: Int

  private struct Span: Sendable {
    var start: Int
    var offset: Int
  }

  /// How a wall-clock reading maps to instants.
  public enum Resolution: Hashable, Sendable {
    case unique(Instant)
    /// The clocks went back over it: it was read twice.
    case repeated(first: Instant, second: Instant)
    /// The clocks jumped over it: the instant is the reading moved forward by the gap.
    case missing(moved: Instant)
  }

  /// `nil` where the zone data knows no such identifier.
  ///
  /// - Parameter center: conversions within 400 days of it are quick; all others are right too.
  public init?(identifier: String, around center: Instant) {
    // Foundation accepts abbreviations such as "EST" too; only IANA names and UTC are meant here.
    guard identifier.contains("/") || identifier == "UTC" || identifier == "GMT",
      let timeZone = TimeZone(identifier: identifier)
    else { return nil }
    self.init(identifier: identifier, timeZone: timeZone, around: center)
  }

  public static let utc = Zone(constantOffset: 0, timeZone: .gmt)

  /// A zone that is always `offset` seconds ahead of UTC; `nil` beyond 18 hours.
  public init?(fixedOffset offset: Int) {
    guard abs(offset) <= 18 * 3600, let timeZone = TimeZone(secondsFromGMT: offset) else { return nil }
    self.init(constantOffset: offset, timeZone: timeZone)
  }

  private init(constantOffset offset: Int, timeZone: TimeZone) {
    identifier = offset == 0 ? "UTC" : "UTC" + Self.offsetText(offset)
    self.timeZone = timeZone
    spans = [Span(start: .min, offset: offset)]
    cacheStart = .min
    cacheEnd = .max
  }

  private init(identifier: String, timeZone: TimeZone, around center: Instant) {
    self.identifier = identifier
    self.timeZone = timeZone
    let reach = 400 * 86_400
    cacheStart = center.seconds - reach
    cacheEnd = center.seconds + reach
    let first = Span(start: cacheStart, offset: Self.offset(of: timeZone, at: cacheStart))
    spans = [first] + Self.changes(of: timeZone, after: first, before: cacheEnd)
  }

  /// The changes of offset later than the beginning of `span`.
  private static func changes(of timeZone: TimeZone, after span: Span, before end: Int) -> [Span] {
    var changes: [Span] = []
    var last = span
    var date = Date(timeIntervalSince1970: Double(span.start))
    while let change = timeZone.nextDaylightSavingTimeTransition(after: date), change > date,
      Int(change.timeIntervalSince1970) < end
    {
      let start = Int(change.timeIntervalSince1970)
      let offset = offset(of: timeZone, at: start)
      // A change of name or of law alone moves no clock.
      if offset != last.offset {
        last = Span(start: start, offset: offset)
        changes.append(last)
      }
      date = change
    }
    return changes
  }

  private static func offset(of timeZone: TimeZone, at seconds: Int) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
  }

  public static func == (left: Zone, right: Zone) -> Bool { left.identifier == right.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  public var description: String { identifier }

  /// Seconds ahead of UTC at `instant`.
  public func offset(at instant: Instant) -> Int {
    guard instant.seconds >= cacheStart, instant.seconds < cacheEnd else {
      return Self.offset(of: timeZone, at: instant.seconds)
    }
    var index = spans.count - 1
    while index > 0, spans[index].start > instant.seconds { index -= 1 }
    return spans[index].offset
  }

  /// What the wall clock shows at `instant`.
  public func local(at instant: Instant) -> LocalTime {
    LocalTime(wallSeconds: instant.seconds + offset(at: instant))
  }

  /// The instants at which the wall clock shows `local` (domain.md, "Time").
  public func resolve(_ local: LocalTime) -> Resolution {
    // A day before and a day after the reading, every zone is on the offset of the one or the other side of a change.
    let before = offset(at: Instant(seconds: local.wallSeconds - 86_400 - 14 * 3600))
    let after = offset(at: Instant(seconds: local.wallSeconds + 86_400 + 14 * 3600))
    let first = Instant(seconds: local.wallSeconds - before)
    guard before != after else { return .unique(first) }
    let second = Instant(seconds: local.wallSeconds - after)
    switch (offset(at: first) == before, offset(at: second) == after) {
    case (true, true): return .repeated(first: first, second: second)
    case (true, false): return .unique(first)
    case (false, true): return .unique(second)
    case (false, false): return .missing(moved: first)
    }
  }

  /// The offset changes in `start ..< end`, in order.
  func changes(from start: Instant, to end: Instant) -> [Instant] {
    let isCached = start.seconds >= cacheStart && end.seconds <= cacheEnd
    let before = Instant(seconds: start.seconds - 1)
    let changes =
      isCached
      ? spans.dropFirst()
      : Self.changes(
        of: timeZone, after: Span(start: before.seconds, offset: offset(at: before)), before: end.seconds)[
          ...]
    return changes.lazy.map { Instant(seconds: $0.start) }.filter { $0 >= start && $0 < end }
  }

  /// ISO 8601 with offset and without seconds where they are zero: `2026-03-12T06:10+00:00`.
  public func iso8601(_ instant: Instant) -> String {
    let offset = offset(at: instant)
    let local = LocalTime(wallSeconds: instant.seconds + offset)
    let second = local.secondOfDay % 60
    return "\(local.date)T\(local.clock)" + (second == 0 ? "" : ":" + second.padded(2))
      + Self.offsetText(offset)
  }

  /// `+05:30` for 19,800 seconds.
  public static func offsetText(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    return "\(seconds < 0 ? "-" : "+")\((minutes / 60).padded(2)):\((minutes % 60).padded(2))"
  }
}
