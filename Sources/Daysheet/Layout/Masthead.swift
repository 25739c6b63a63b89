import PosterUI
import Timelines

/// The head of the first page: whose day, which day, how busy, how late.
struct Masthead: View {
  let summary: Summary
  let title: String

  var body: some View {
    Styled { style in
      VStack(alignment: .leading, spacing: style.length(6)) {
        ViewThatFits {
          HStack(alignment: .bottom, spacing: style.length(24)) {
            MastheadLogo()
            MastheadTitle(summary: summary, title: title)
            Spacer()
            MastheadFigures(summary: summary)
          }
          VStack(alignment: .leading, spacing: style.length(10)) {
            MastheadTitle(summary: summary, title: title)
            MastheadFigures(summary: summary)
          }
        }
        Rectangle().fill(style.theme.ink).frame(height: style.length(1))
        HourStrip(summary: summary)
      }
      .padding(.bottom, style.length(5))
    }
  }
}

/// The theme's mark, as high as the title.
private struct MastheadLogo: View {
  var body: some View {
    Styled { style in
      if let logo = style.theme.logo {
        let height = style.length(40)
        let width = height * logo.outline.bounds.width / logo.outline.bounds.height
        OutlineShape(logo.outline).fill(logo.color ?? style.theme.ink).frame(width: width, height: height)
      }
    }
  }
}

private struct MastheadTitle: View {
  let summary: Summary
  let title: String

  var body: some View {
    Styled { style in
      let clockLine = DayText(summary: summary, style: style).clockLine
      VStack(alignment: .leading) {
        Text(title).font(style.display(32)).foregroundColor(style.theme.ink).lineLimit(2)
          .accessibilityRole(.heading)
        Text(style.language.text.longDate(summary.day.date)).font(style.text(13, .medium)).foregroundColor(
          style.theme.landed)
        Text(clockLine).font(style.text(8)).foregroundColor(style.theme.quiet)
      }
    }
  }
}

/// The day's clock in words.
struct DayText {
  let summary: Summary
  let style: PosterStyle

  /// `Western European Time (UTC+0) · as of 14:30 · each time is local to its own airport`.
  var clockLine: String {
    style.joined([zone, asOf, style.words.eachTimeLocal])
  }

  /// As-of with its date where that is not the sheet's.
  var asOf: String {
    let local = summary.day.zone.local(at: summary.asOf)
    let date = summary.day.contains(summary.asOf) ? [] : [style.language.text.shortDate(local.date)]
    return style.words.asOf((date + [style.time(local)]).joined(separator: " "))
  }

  private var zone: String {
    let day = summary.day
    let offsets = day.hours.reduce(into: [Hour]()) { hours, hour in
      if hours.last?.offset != hour.offset { hours.append(hour) }
    }
    let texts = offsets.enumerated().map { index, hour in
      let offset = Hour.shortOffset(hour.offset)
      return index == 0 ? offset : style.words.offset(offset, style.time(hour.local))
    }
    let name = style.language.text.zoneName(day.zone.identifier) ?? day.zone.identifier
    return "\(name) (\(style.joined(texts, by: ", ")))"
  }
}

private struct MastheadFigures: View {
  let summary: Summary

  var body: some View {
    Styled { style in
      Wrap(spacing: style.length(20), lineSpacing: style.length(4)) {
        ForEach(figures(style)) { figure in
          VStack(alignment: .trailing) {
            Text(style.number(figure.count)).font(style.display(21)).foregroundColor(figure.color)
            Text(figure.label).font(style.text(7.5)).foregroundColor(style.theme.quiet)
          }
          .accessibilityLabel(style.words.counted(style.number(figure.count), figure.label))
        }
      }
    }
  }

  private struct Figure {
    let count: Int
    let label: String
    let color: Color
  }

  private func figures(_ style: PosterStyle) -> [Figure] {
    let counts = summary.counts
    let words = style.words
    let theme = style.theme
    let flights = [
      Figure(count: counts.arrivals, label: words.noun(.arrival, counts.arrivals), color: theme.ink),
      Figure(count: counts.departures, label: words.noun(.departure, counts.departures), color: theme.ink),
      Figure(
        count: counts.delayed, label: words.noun(.delayed, counts.delayed),
        color: counts.delayed > 0 ? theme.delayed : theme.ink),
      Figure(
        count: counts.cancelled, label: words.noun(.cancelled, counts.cancelled),
        color: counts.cancelled > 0 ? theme.stopped : theme.ink),
    ]
    guard summary.hasPeople else { return flights }
    return flights + [
      Figure(count: counts.people, label: words.noun(.person, counts.people), color: theme.ink),
      Figure(count: counts.companies, label: words.noun(.company, counts.companies), color: theme.ink),
    ]
  }
}

/// What is left of the masthead on further pages.
struct RunningHead: View {
  let summary: Summary
  let title: String

  var body: some View {
    Styled { style in
      VStack(alignment: .leading, spacing: style.length(4)) {
        HStack(alignment: .firstTextBaseline, spacing: style.length(8)) {
          Text(title).font(style.display(12)).foregroundColor(style.theme.ink)
          Text(
            style.joined([
              style.language.text.longDate(summary.day.date), DayText(summary: summary, style: style).asOf,
            ])
          )
          .font(style.text(8)).foregroundColor(style.theme.quiet)
          Spacer()
        }
        Rectangle().fill(style.theme.ink).frame(height: style.length(1))
      }
      .lineLimit(1)
      .padding(.bottom, style.length(6))
    }
  }
}
