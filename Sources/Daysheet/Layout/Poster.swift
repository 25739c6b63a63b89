package import PosterUI
import Timelines

/// The timeline poster of one day.
package struct Poster {
  private let summary: Summary
  private let title: String
  private let paper: PaperSize
  private let quality: Footer.Quality
  private let theme: Theme
  private let clock: ReportOptions.ClockStyle
  /// From roomy to tight; the last one is used where nothing fits on one page.
  private let densities: [Density]

  /// - Parameters:
  ///   - rowsLeftOut: rows that are in rejects.csv.
  ///   - warnings: of the whole run.
  package init(_ summary: Summary, options: ReportOptions, rowsLeftOut: Int, warnings: Int) {
    self.summary = summary
    title = options.title ?? Self.title(of: summary.airport)
    paper = PaperSize(options.paper, options.orientation)
    quality = Footer.Quality(rowsLeftOut: rowsLeftOut, warnings: warnings)
    theme = options.theme
    clock = options.clock ?? .twentyFour
    densities = options.density.map { [$0] } ?? Density.allCases
  }

  /// One drawing for each page, in the roomiest arrangement that needs one page, else in the common one over several.
  package func drawings(shaper: some TextShaping) -> [Drawing] {
    for arrangement in Arrangement.candidates(for: summary, on: paper, densities: densities) {
      let pages = drawings(arrangement, shaper: shaper)
      if pages.count == 1 { return pages }
    }
    let density = densities.last ?? .rows
    return drawings(Arrangement.common(for: summary, on: paper, density: density), shaper: shaper)
  }

  private func drawings(_ arrangement: Arrangement, shaper: some TextShaping) -> [Drawing] {
    var environment = EnvironmentValues()
    environment.style = PosterStyle(
      theme: theme, clock: clock, density: arrangement.density, scale: arrangement.scale)
    let style = environment.style
    let sheet = Sheet(
      width: paper.width, height: paper.height, margins: EdgeInsets(arrangement.margin),
      stretch: arrangement.stretch
    ) {
      if summary.flights.isEmpty {
        EmptyDay()
      } else {
        timeline(arrangement, style: style)
      }
      if !summary.sections.isEmpty {
        companies(arrangement, style: style)
      }
    } head: { page in
      if page.isFirst {
        Masthead(summary: summary, title: title)
      } else {
        RunningHead(summary: summary, title: title)
      }
    } foot: { page in
      Footer(quality: quality, flights: summary.flights.count, page: page)
    }
    return sheet.drawings(environment: environment, shaper: shaper).map { page in
      var page = page
      page.title = "\(title), \(summary.day.date)"
      page.summary = "\(summary.counts.arrivals) arrivals and \(summary.counts.departures) departures"
      page.background = style.theme.paper
      return page
    }
  }

  private func timeline(_ arrangement: Arrangement, style: PosterStyle) -> some FlowContent {
    let colors = companyColors(style.theme)
    return TimelineView(summary.timeline) { line in
      FlightEntry(line: line, day: summary.day, companyColors: line.personSections.map { colors[$0] })
    }
    .hourHeader { heading in
      HourHeader(
        heading: heading,
        asOf: heading.hour.contains(summary.asOf) ? summary.day.zone.local(at: summary.asOf) : nil)
    }
    .timelineStyle(arrangement.timelineStyle(rule: style.theme.hairline))
    .marker(at: summary.asOf) { AsOfLine() }
  }

  private func companies(_ arrangement: Arrangement, style: PosterStyle) -> some FlowContent {
    let sections = summary.sections.map { Section(title: $0.company, elements: PersonEntry.entries(of: $0)) }
    return SectionList(sections, columns: arrangement.sectionColumns) { entry in
      PersonRow(entry: entry, summary: summary)
    }
    .sectionHeader { CompanyHeader(heading: $0) }
    .sectionListStyle(arrangement.sectionStyle)
  }

  private func companyColors(_ theme: Theme) -> [Color] {
    summary.sections.enumerated().map { theme.companyColor($0.offset, hasName: $0.element.company != nil) }
  }

  static func title(of airport: Airport) -> String {
    airport.city.isEmpty ? airport.code : "\(airport.code) · \(airport.city)"
  }
}

/// What stands where the flights would be on a day without any.
private struct EmptyDay: View {
  var body: some View {
    Styled { style in
      Text(style.words.noFlights)
        .font(style.display(24)).foregroundColor(style.theme.quiet)
        .frame(maxWidth: .infinity)
        .padding(.vertical, style.length(80))
    }
  }
}
