import Foundation
import Timelines

/// Dates, numbers and names of zones as a locale has them, from Foundation's data.
///
/// For what a sheet says a handful of times: a number or date costs many microseconds here.
struct LocaleText: Sendable {
  private let locale: Locale

  init(_ locale: PosterLocale) {
    self.locale = locale.data
  }

  /// `Thursday, 12 March 2026`, the first letter large, since it stands alone.
  func longDate(_ date: CalendarDate) -> String { capitalized(text(date, .complete)) }

  /// `12 Mar 2026`.
  func shortDate(_ date: CalendarDate) -> String { text(date, .abbreviated) }

  /// `2,085`.
  func number(_ number: Int) -> String {
    // No locale groups three digits.
    abs(number) < 1000 ? String(number) : number.formatted(.number.locale(locale))
  }

  /// `Western European Time`; `nil` where the zone has no name but its offset.
  func zoneName(_ identifier: String) -> String? {
    guard let zone = TimeZone(identifier: identifier),
      let name = zone.localizedName(for: .generic, locale: locale),
      !["GMT", "UTC"].contains(where: name.hasPrefix)
    else { return nil }
    return capitalized(name)
  }

  private func text(_ date: CalendarDate, _ style: Date.FormatStyle.DateStyle) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let noon = Date(timeIntervalSince1970: (Double(date.daysSince1970) + 0.5) * 86_400)
    return Date.FormatStyle(date: style, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
      .format(noon)
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased(with: locale) + text.dropFirst()
  }
}
