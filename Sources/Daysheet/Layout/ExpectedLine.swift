import PosterUI
import Timelines

/// A line above the first hour: a flight of the day before that is still to come, and its people.
struct ExpectedLine: View {
  let expected: ExpectedFlight
  let day: Day

  var body: some View {
    Styled { style in
      HStack(alignment: .firstTextBaseline, spacing: style.length(5)) {
        Text(style.sign(of: expected.flight.direction))
          .font(style.text(9, .bold)).foregroundColor(style.theme.now)
        Text(style.joined([sentence(style)] + names, by: " · "))
          .font(style.text(9, .semibold)).foregroundColor(style.theme.ink)
        Spacer()
      }
      .padding(.vertical, style.length(2))
    }
  }

  private func sentence(_ style: PosterStyle) -> String {
    let flight = expected.flight
    let date = day.zone.local(at: flight.here.scheduled ?? expected.time).date
    let local = day.zone.local(at: expected.time)
    // An estimate that has passed may lie before the day.
    let prefix = local.date == day.date ? "" : style.language.text.shortDate(local.date) + " "
    return ExpectedWords.sentence(
      flight.direction, flight.number.spaced, of: style.language.text.shortDate(date),
      at: prefix + style.time(local), in: style.language.language)
  }

  private var names: [String] {
    let people = expected.people.map(\.fullName)
    return people.isEmpty ? [] : [people.joined(separator: ", ")]
  }
}
