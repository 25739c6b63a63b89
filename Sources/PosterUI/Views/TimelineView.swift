public import Foundation
public import Timelines

/// A day's events under the hours in which they begin, as cards in a grid.
///
///     TimelineView(events: shifts, time: \.start) { shift in
///       Text(shift.name)
///     }
///     .hourHeader { heading in Text(heading.hour.label) }
///
/// It is a view, and flows over the pages of a ``Sheet`` row by row.
public struct TimelineView<Event: Identifiable, Card: View, Header: View> {
  private let timeline: (EnvironmentValues) -> Timeline<Event>
  private let card: (Event) -> Card
  private var header: (HourHeading<Event>) -> Header
  private var style = TimelineStyle()
  private var marker: Marker?

  /// A line drawn behind the cards at the place of an instant.
  private struct Marker {
    let instant: Instant
    let line: AnyView
  }
}

/// Lengths of a ``TimelineView``, in points.
public struct TimelineStyle: Sendable {
  public var columns = 4
  public var headerWidth = 60.0
  public var headerSpacing = 8.0
  public var columnSpacing = 8.0
  /// Between two rows of one hour.
  public var rowSpacing = 6.0
  /// Rows of an hour that no page parts: as many as are about as high as its header, which would push them apart.
  public var rowsPerBlock = 1
  /// Above and below the line between two hours.
  public var hourSpacing = 6.0
  public var rule = Stroke(Color(0xE1E6EC), width: 0.75)

  public init() {}
}

/// What an hour's header may say.
public struct HourHeading<Event> {
  public let hour: Hour
  public let events: [Event]
  /// Whether the hour began on an earlier page.
  public let isContinued: Bool
}

extension TimelineView where Header == DefaultHourHeader {
  /// - Parameters:
  ///   - events: of the day in the environment; without one, of the day of the earliest event in UTC.
  ///   - time: when an event begins.
  public init(
    events: some RandomAccessCollection<Event>, time: KeyPath<Event, Instant>,
    @ViewBuilder content: @escaping (Event) -> Card
  ) {
    let instants = events.map { $0[keyPath: time] }
    timeline = { Timeline(events, in: $0.day(of: instants), time: time) }
    card = content
    header = { DefaultHourHeader($0) }
  }

  public init(
    events: some RandomAccessCollection<Event>, time: KeyPath<Event, Date>,
    @ViewBuilder content: @escaping (Event) -> Card
  ) {
    let instants = events.map { Instant($0[keyPath: time]) }
    timeline = { Timeline(events, in: $0.day(of: instants), time: time) }
    card = content
    header = { DefaultHourHeader($0) }
  }

  /// The view of a timeline that was computed before.
  public init(_ timeline: Timeline<Event>, @ViewBuilder content: @escaping (Event) -> Card) {
    self.timeline = { _ in timeline }
    card = content
    header = { DefaultHourHeader($0) }
  }
}

extension TimelineView {
  /// Replaces the header of every hour.
  public func hourHeader<NewHeader: View>(
    @ViewBuilder _ header: @escaping (HourHeading<Event>) -> NewHeader
  ) -> TimelineView<Event, Card, NewHeader> {
    TimelineView<Event, Card, NewHeader>(
      timeline: timeline, card: card, header: header, style: style,
      marker: marker.map { .init(instant: $0.instant, line: $0.line) })
  }

  /// Changes columns and distances.
  public func timelineStyle(_ style: TimelineStyle) -> TimelineView {
    var view = self
    view.style = style
    return view
  }

  /// Draws `line` behind the cards, vertically centred on the place of `instant` in its hour.
  public func marker(at instant: Instant, @ViewBuilder line: () -> some View) -> TimelineView {
    var view = self
    view.marker = Marker(instant: instant, line: AnyView(line()))
    return view
  }
}

extension TimelineView: View {
  public var body: some View {
    EnvironmentReader { environment in
      VStack(alignment: .leading) {
        ForEach(blocks(in: environment)) { block in
          block.content.padding(.top, block.spacing)
        }
      }
    }
  }
}

extension TimelineView: FlowContent {
  public func segments(in environment: EnvironmentValues) -> [FlowSegment] {
    [FlowSegment(blocks(in: environment))]
  }

  private func blocks(in environment: EnvironmentValues) -> [Block] {
    let timeline = timeline(environment)
    return timeline.hours.flatMap { hour -> [Block] in
      let events = timeline.events(in: hour)
      let rows = stride(from: 0, to: max(events.count, 1), by: style.columns).map { start in
        Array(events[start..<min(events.count, start + style.columns)])
      }
      let rowsPerBlock = max(1, style.rowsPerBlock)
      return stride(from: 0, to: rows.count, by: rowsPerBlock).map { start in
        let numbers = Array(start..<min(rows.count, start + rowsPerBlock))
        let content = VStack(alignment: .leading, spacing: style.rowSpacing) {
          ForEach(numbers) { number in
            cards(rows[number], markerAt: markerPosition(in: hour, row: number, of: rows.count))
          }
        }
        let continued = headed(content, HourHeading(hour: hour, events: events, isContinued: true))
        guard start > 0 else {
          return Block(
            headed(content, HourHeading(hour: hour, events: events, isContinued: false)),
            continued: continued, group: hour.index, spacing: style.hourSpacing)
        }
        return Block(
          indented(content), continued: continued, group: hour.index, spacing: style.rowSpacing)
      }
    }
  }

  /// Cards below the line between two hours, with the hour's header beside them.
  private func headed(_ cards: some View, _ heading: HourHeading<Event>) -> some View {
    VStack(alignment: .leading, spacing: style.hourSpacing) {
      Rectangle().fill(style.rule.color).frame(height: style.rule.width)
      // Widths are known, so nothing has to be negotiated.
      ZStack(alignment: .topLeading) {
        header(heading).frame(width: style.headerWidth, alignment: .topLeading)
        indented(cards)
      }
    }
  }

  private func indented(_ cards: some View) -> some View {
    cards.padding(.leading, style.headerWidth + style.headerSpacing)
  }

  private func cards(_ row: [Event], markerAt position: Double?) -> some View {
    Grid(columns: style.columns, spacing: style.columnSpacing) {
      ForEach(row) { card($0) }
    }
    .background {
      if let marker, let position {
        GeometryReader { size in
          marker.line.frame(height: 0).offset(y: size.height * position)
        }
      }
    }
  }

  /// Where the marker crosses a row, 0…1 of its height; `nil` where it does not.
  private func markerPosition(in hour: Hour, row: Int, of rows: Int) -> Double? {
    guard let marker, hour.contains(marker.instant) else { return nil }
    let elapsed = Double(marker.instant.seconds - hour.start.seconds)
    let place = elapsed / Double(hour.end.seconds - hour.start.seconds) * Double(rows) - Double(row)
    return (0..<1).contains(place) ? place : nil
  }
}

extension EnvironmentValues {
  /// The day that is set, else the day of the earliest instant in UTC.
  fileprivate func day(of instants: [Instant]) -> Day {
    if let day { return day }
    let earliest = instants.min() ?? Instant(seconds: 0)
    return Day(LocalTime(wallSeconds: earliest.seconds).date, in: .utc)
  }
}

/// The hour and how many events it has.
public struct DefaultHourHeader: View {
  private let label: String
  private let count: Int
  private let isContinued: Bool

  public init(_ heading: HourHeading<some Any>) {
    label = heading.hour.label
    count = heading.events.count
    isContinued = heading.isContinued
  }

  public var body: some View {
    EnvironmentReader { environment in
      VStack(alignment: .leading) {
        Text(label).font(environment.font.weight(.bold))
        Text(isContinued ? "(continued)" : count == 0 ? "none" : String(count))
      }
    }
  }
}
