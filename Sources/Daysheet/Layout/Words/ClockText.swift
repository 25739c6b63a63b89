import Foundation
import Timelines

/// How a sheet writes the time of day: `14:30`, or `2:30 PM` with the locale's own words and order.
///
/// It asks Foundation once; after that a time costs no more than its letters.
struct ClockText: Sendable {
  let style: ReportOptions.ClockStyle
  private let morning: String
  private let afternoon: String
  /// Before the time, as in `午後2:30`.
  let markerLeads: Bool

  /// A time and what tells the half of the day, `nil` with a 24-hour clock.
  struct Reading: Equatable {
    var time: String
    var marker: String?
  }

  /// - Parameter style: `nil` for the locale's own.
  init(_ locale: PosterLocale, style: ReportOptions.ClockStyle?) {
    let data = locale.data
    let pattern = { DateFormatter.dateFormat(fromTemplate: $0, options: 0, locale: data) ?? "" }
    self.style = style ?? (pattern("jmm").contains("a") ? .twelve : .twentyFour)
    let formatter = DateFormatter()
    formatter.locale = data
    // The blank in Spanish "p. m." would be the widest part of a card's time.
    let withoutBlanks = { (marker: String?) in (marker ?? "").filter { !$0.isWhitespace } }
    morning = withoutBlanks(formatter.amSymbol)
    afternoon = withoutBlanks(formatter.pmSymbol)
    markerLeads = pattern("hmm").hasPrefix("a")
  }

  func reading(_ local: LocalTime) -> Reading {
    switch style {
    case .twentyFour: Reading(time: local.clock)
    case .twelve: Reading(time: "\(Self.onDial(local)):\(local.clock.suffix(2))", marker: marker(local))
    }
  }

  func text(_ local: LocalTime) -> String { text(reading(local)) }

  /// A time beside another one, whose marker it need not say again.
  func text(_ local: LocalTime, beside other: LocalTime?) -> String {
    var reading = reading(local)
    if let other, marker(other) == reading.marker { reading.marker = nil }
    return text(reading)
  }

  /// A full hour without its minutes where the clock has 12 hours: `14:00`, `2 PM`.
  func hour(_ local: LocalTime) -> String {
    guard style == .twelve, local.minute == 0 else { return text(local) }
    return text(Reading(time: String(Self.onDial(local)), marker: marker(local)))
  }

  /// What an axis of hours needs to say: `14`, or `2` with its marker.
  func axis(_ local: LocalTime) -> Reading {
    switch style {
    case .twentyFour: Reading(time: String(local.clock.prefix(2)))
    case .twelve: Reading(time: String(Self.onDial(local)), marker: marker(local))
    }
  }

  /// Both halves of the day; empty with a 24-hour clock.
  var markers: [String] { style == .twelve ? [morning, afternoon] : [] }

  private func marker(_ local: LocalTime) -> String { local.hour < 12 ? morning : afternoon }

  private func text(_ reading: Reading) -> String {
    guard let marker = reading.marker else { return reading.time }
    return markerLeads ? marker + reading.time : "\(reading.time) \(marker)"
  }

  private static func onDial(_ local: LocalTime) -> Int { (local.hour + 11) % 12 + 1 }
}
