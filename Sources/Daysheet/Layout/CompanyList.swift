import PosterUI
import Timelines

/// One person in a company's section: name, and each flight with direction, number and time.
struct PersonRow: View {
  let entry: PersonEntry
  /// Of every flight on the sheet.
  let flights: [FlightFacts]

  var body: some View {
    Styled { style in
      HStack(alignment: .top, spacing: style.length(5)) {
        Text(entry.name, shorter: entry.shortName).font(style.text(7.2)).foregroundColor(style.theme.ink)
        Spacer()
        VStack(alignment: .trailing, spacing: style.length(1)) {
          ForEach(entry.lines) { line in
            PersonFlight(facts: line.flight.map { flights[$0] }, unlinkedFlight: line.unlinkedFlight)
          }
        }
        .layoutPriority(1)
      }
      .lineLimit(1)
      .semantics { semantics in
        semantics.role = .listItem
        semantics.identifier = entry.identifier
        semantics.link = entry.lines.count == 1 ? entry.lines[0].flight.map { flights[$0].identifier } : nil
      }
    }
  }
}

/// One person of a section with all their lines, so that each stands on the sheet once.
struct PersonEntry {
  let name: String
  /// The given name as an initial, for where the name does not fit.
  let shortName: String
  var lines: [PersonLine]
  /// Unique on the sheet.
  let identifier: String

  /// Lines of one person follow each other; they are told apart by their row in the file.
  ///
  /// - Parameter number: of the section, for identifiers.
  static func entries(of section: CompanySection, number: Int) -> [PersonEntry] {
    var entries: [PersonEntry] = []
    for line in section.people {
      if let last = entries.last?.lines.last, last.person.row.location == line.person.row.location {
        entries[entries.count - 1].lines.append(line)
      } else {
        let person = line.person
        let initial = person.givenName.first.map { "\(person.familyName), \($0)." }
        entries.append(
          PersonEntry(
            name: person.listName, shortName: initial ?? "", lines: [line],
            identifier: "person-\(number)-\(entries.count)"))
      }
    }
    return entries
  }
}

private struct PersonFlight: View {
  /// `nil` where the flight was not found.
  let facts: FlightFacts?
  let unlinkedFlight: String

  var body: some View {
    Styled { style in
      HStack(alignment: .firstTextBaseline, spacing: style.length(3)) {
        if let facts {
          let flight = facts.line.flight
          Text(style.joined([style.sign(of: flight.direction), flight.number.spaced], by: " "))
            .font(style.text(7.2)).foregroundColor(style.theme.quiet)
          Text(facts.here.local.map(style.time) ?? "–")
            .strikethrough(facts.line.status == .cancelled)
            .font(style.text(7.2, .bold)).foregroundColor(style.theme.landed)
        } else {
          Text(
            style.joined([unlinkedFlight, style.words.notFound].filter { !$0.isEmpty }, by: " "), shorter: "–"
          )
          .font(style.text(7.2)).foregroundColor(style.theme.quiet)
        }
      }
      .frame(height: style.line(7.2), alignment: .top)
      .link(facts?.identifier)
    }
  }
}

/// The head of a company's section.
struct CompanyHeader: View {
  let heading: SectionHeading<PersonEntry>

  var body: some View {
    Styled { style in
      let name = heading.title ?? style.words.noCompany
      VStack(alignment: .leading, spacing: style.length(2)) {
        // A long name is worth more than the whole word.
        ViewThatFits {
          line(name, continued: style.words.continued, style)
          line(name, continued: "…", style)
        }
        Rectangle().fill(style.theme.hairline).frame(height: style.length(0.75))
      }
      .lineLimit(1)
      .accessibilityRole(.heading)
      .accessibilityLabel(name)
      .outline(level: heading.isContinued ? nil : 1)
    }
  }

  private func line(_ name: String, continued: String, _ style: PosterStyle) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: style.length(6)) {
      Text(name)
        .font(style.display(11))
        .foregroundColor(style.theme.companyColor(heading.index, hasName: heading.title != nil))
      if heading.isContinued {
        Text("(\(continued))")
          .font(style.text(7.2)).foregroundColor(style.theme.quiet).layoutPriority(1)
      }
      Spacer()
      Text(style.number(heading.section.elements.count))
        .font(style.text(7.2, .semibold)).foregroundColor(style.theme.quiet).layoutPriority(1)
    }
  }
}
