import PosterUI
import Timelines

/// A time in display type; a 12-hour clock's marker stands beside it in small type.
struct DisplayTime: View {
  /// `nil` where it is not known.
  let local: LocalTime?
  /// Points at scale 1.
  let size: Double
  let isStruckThrough: Bool

  /// Points at scale 1.
  static let markerSize = 6.5
  static let markerSpacing = 1.5

  var body: some View {
    Styled { style in
      let reading = local.map(style.language.clock.reading) ?? ClockText.Reading(time: "–")
      let leads = style.language.clock.markerLeads
      HStack(alignment: .firstTextBaseline, spacing: style.length(Self.markerSpacing)) {
        if leads { marker(reading, style) }
        Text(reading.time).strikethrough(isStruckThrough).font(style.display(size))
        if !leads { marker(reading, style) }
      }
      .foregroundColor(style.theme.ink)
    }
  }

  @ViewBuilder private func marker(_ reading: ClockText.Reading, _ style: PosterStyle) -> some View {
    if let marker = reading.marker {
      Text(marker).strikethrough(isStruckThrough).font(style.text(Self.markerSize, .semibold))
    }
  }
}
