public import Foundation

/// Any events of one day, in hour buckets: flights, meetings, shifts, deliveries.
///
///     let timeline = Timeline(shifts, in: day, time: \.start)
///     for hour in timeline.hours { print(hour.label, timeline.events(in: hour).count) }
///
/// It never reads a clock or the machine's zone (domain.md, "The generic timeline").
public struct Timeline<Event> {
  public let day: Day
  /// Index in `day.hours` of the hour of the earliest event; the day's first hour where there are none.
  public let earliestHour: Int
  /// One past the index of the hour of the latest event; the day's end (24 on a common day) where there are none.
  public let latestHour: Int
  /// How many of the given events lie outside the day and are in no bucket.
  public let eventsOutsideDay: Int

  /// One array for each hour of the day, each in time order.
  private let buckets: [[Event]]

  /// Sorts `events` into the hours of `day`.
  ///
  /// - Parameters:
  ///   - time: read once for each event.
  ///   - tie: whether the first of two events at the same instant comes first; without it they keep their given order.
  public init(
    _ events: some Sequence<Event>, in day: Day, time: KeyPath<Event, Instant>,
    tie: ((Event, Event) -> Bool)? = nil
  ) {
    self.init(events.map { ($0[keyPath: time], $0) }, in: day, tie: tie)
  }

  /// The same for events that carry a Foundation date; fractions of a second are dropped.
  public init(
    _ events: some Sequence<Event>, in day: Day, time: KeyPath<Event, Date>,
    tie: ((Event, Event) -> Bool)? = nil
  ) {
    self.init(events.map { (Instant($0[keyPath: time]), $0) }, in: day, tie: tie)
  }

  private init(_ timed: [(time: Instant, event: Event)], in day: Day, tie: ((Event, Event) -> Bool)?) {
    let inside = timed.indices.filter { day.contains(timed[$0].time) }.sorted { left, right in
      if timed[left].time != timed[right].time { return timed[left].time < timed[right].time }
      if let tie {
        if tie(timed[left].event, timed[right].event) { return true }
        if tie(timed[right].event, timed[left].event) { return false }
      }
      return left < right
    }
    var buckets = [[Event]](repeating: [], count: day.hours.count)
    var hour = 0
    for index in inside {
      while !day.hours[hour].contains(timed[index].time) { hour += 1 }
      buckets[hour].append(timed[index].event)
    }
    self.day = day
    self.buckets = buckets
    earliestHour = buckets.firstIndex { !$0.isEmpty } ?? 0
    latestHour = buckets.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? buckets.count
    eventsOutsideDay = timed.count - inside.count
  }

  /// The hours `earliestHour ..< latestHour`, empty ones too.
  public var hours: ArraySlice<Hour> { day.hours[earliestHour..<latestHour] }

  /// The events of one hour of the day in time order.
  public func events(in hour: Hour) -> [Event] { buckets[hour.index] }

  /// Every event of the day in time order.
  public var events: [Event] { Array(buckets.joined()) }
}

extension Timeline: Sendable where Event: Sendable {}

extension Instant {
  /// The whole second that `date` falls in.
  public init(_ date: Date) {
    self.init(seconds: Int(date.timeIntervalSince1970.rounded(.down)))
  }

  public var date: Date { Date(timeIntervalSince1970: Double(seconds)) }
}
