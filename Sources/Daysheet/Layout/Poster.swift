import AirportData
package import PosterUI
import Timelines

/// The timeline poster of one day.
package struct Poster {
  private let summary: Summary
  private let title: String
  private let paper: PaperSize
  private let sections: [Section<PersonEntry>]
  private let quality: Footer.Quality
  private let locale: PosterLocale
  private let language: PosterLanguage
  private let theme: Theme
  /// By their place in ``Summary/flights``.
  private let facts: [FlightFacts]
  /// From roomy to tight; the last one is used where nothing fits on one page.
  private let densities: [Density]

  /// - Parameters:
  ///   - rowsLeftOut: rows that are in rejects.csv.
  ///   - warnings: of the whole run.
  package init(_ summary: Summary, options: ReportOptions, rowsLeftOut: Int, warnings: Int) {
    self.summary = summary
    title = options.title ?? Self.title(of: summary.airport)
    paper = PaperSize(options.paper, options.orientation, margin: options.print.margin?.points)
    sections = summary.sections.enumerated().map { number, section in
      Section(title: section.company, elements: PersonEntry.entries(of: section, number: number))
    }
    facts = Self.facts(of: summary, sections: sections, theme: options.theme)
    quality = Footer.Quality(
      codesharesMerged: summary.counts.mergedCodeshares, rowsLeftOut: rowsLeftOut, warnings: warnings)
    locale = options.locale
    language = PosterLanguage(options.locale, clock: options.clock)
    theme = options.theme
    densities = options.density.map { [$0] } ?? Density.allCases
  }

  /// One drawing for each page, in the roomiest arrangement that needs one page, else in the common one over several.
  ///
  /// - Parameter isParallel: whether all cores lay out; the drawings are the same.
  package func drawings(shaper: some TextShaping, isParallel: Bool = false) -> [Drawing] {
    let markerWidth = markerWidth(shaper: shaper)
    let candidates = Arrangement.candidates(
      for: summary, on: paper, densities: densities, markerWidth: markerWidth)
    for arrangement in candidates {
      let style = style(arrangement, shaper: shaper)
      let sheet = paginated(arrangement, style, shaper: shaper, isParallel: isParallel)
      if sheet.pageCount == 1 { return finished(sheet.drawings(), style) }
    }
    let common = Arrangement.common(
      for: summary, on: paper, density: densities.last ?? .rows, markerWidth: markerWidth)
    let style = style(common, shaper: shaper)
    let sheet = paginated(common, style, shaper: shaper, isParallel: isParallel)
    return finished(sheet.drawings(), style)
  }

  /// What `PM` adds to a time, at scale 1.
  private func markerWidth(shaper: some TextShaping) -> Double {
    let font = PosterStyle(theme: theme, language: language).text(DisplayTime.markerSize, .semibold)
    let widths = language.clock.markers.map { shaper.shape($0, font: font, width: nil).size.width }
    return widths.max().map { $0 + DisplayTime.markerSpacing } ?? 0
  }

  private func style(_ arrangement: Arrangement, shaper: some TextShaping) -> PosterStyle {
    PosterStyle(
      theme: theme, language: language, density: arrangement.density, scale: arrangement.scale,
      markerWidth: arrangement.markerWidth * arrangement.scale,
      lineHeight: shaper.shape("0", font: Font(theme.textFamily, size: 1), width: nil).size.height)
  }

  private func paginated(
    _ arrangement: Arrangement, _ style: PosterStyle, shaper: some TextShaping, isParallel: Bool
  ) -> PaginatedSheet {
    var environment = EnvironmentValues()
    environment.style = style
    environment.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
    let sheet = Sheet(
      width: paper.width, height: paper.height, margins: EdgeInsets(arrangement.margin),
      stretch: arrangement.stretch
    ) {
      for flight in summary.expected { ExpectedLine(expected: flight, day: summary.day) }
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
    return sheet.paginated(environment: environment, shaper: shaper, isParallel: isParallel)
  }

  /// The pages with what is said of them as a whole.
  private func finished(_ pages: [Drawing], _ style: PosterStyle) -> [Drawing] {
    pages.enumerated().map { index, page in
      var page = page
      if pages.count > 1 { page.name = style.words.page(style.number(index + 1), style.number(pages.count)) }
      page.title = "\(title), \(summary.day.date)"
      page.summary = style.joined(
        [
          style.counted(summary.counts.arrivals, .arrival),
          style.counted(summary.counts.departures, .departure),
        ],
        by: ", ")
      page.language = locale.tag
      page.background = style.theme.paper
      return page
    }
  }

  private func timeline(_ arrangement: Arrangement, style: PosterStyle) -> some FlowContent {
    TimelineView(summary.timeline) { line in
      FlightEntry(facts: facts[line.id])
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
    SectionList(sections, columns: arrangement.sectionColumns) { entry in
      PersonRow(entry: entry, flights: facts)
    }
    .sectionHeader { CompanyHeader(heading: $0) }
    .sectionListStyle(arrangement.sectionStyle)
  }

  private static func facts(
    of summary: Summary, sections: [Section<PersonEntry>], theme: Theme
  ) -> [FlightFacts] {
    let colors = summary.sections.enumerated().map {
      theme.companyColor($0.offset, hasName: $0.element.company != nil)
    }
    let links = sections.flatMap(\.elements).flatMap { entry in
      entry.lines.compactMap(\.flight).map { ($0, entry.identifier) }
    }
    // A card leads to the first of its people.
    let people = Dictionary(links, uniquingKeysWith: { first, _ in first })
    return summary.flights.map { line in
      FlightFacts(
        line, on: summary.day, companyColors: line.personSections.map { colors[$0] }, person: people[line.id])
    }
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
        .padding(.vertical, style.length(24))
    }
  }
}
