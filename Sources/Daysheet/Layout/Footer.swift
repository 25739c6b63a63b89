import PosterUI

/// The foot of a page: what the signs mean, what was left out, which page.
struct Footer: View {
  let quality: Quality
  let flights: Int
  let page: PageInfo

  /// What a reader must know of the data.
  struct Quality {
    var codesharesMerged = 0
    var rowsLeftOut = 0
    var warnings = 0
  }

  var body: some View {
    Styled { style in
      VStack(alignment: .leading, spacing: style.length(5)) {
        Rectangle().fill(style.theme.hairline).frame(height: style.length(0.75))
        ViewThatFits {
          HStack(spacing: style.length(12)) {
            Legend()
            Spacer()
            note(style)
          }
          VStack(alignment: .leading, spacing: style.length(3)) {
            Legend()
            note(style)
          }
        }
      }
      .padding(.top, style.length(8))
    }
  }

  private func note(_ style: PosterStyle) -> some View {
    Text(style.joined(notes(style))).font(style.text(6.5)).foregroundColor(style.theme.quiet)
  }

  private func notes(_ style: PosterStyle) -> [String] {
    func counted(_ count: Int, _ noun: Words.Noun) -> String? {
      count > 0 ? style.counted(count, noun) : nil
    }
    return [
      counted(flights, .flight), counted(quality.codesharesMerged, .codeshareMerged),
      counted(quality.rowsLeftOut, .rowLeftOut),
      counted(quality.warnings, .warning),
      "daysheet", style.words.page(style.number(page.number), style.number(page.count)),
    ].compactMap(\.self)
  }
}

/// Glyph, colour and word of every status, and the colours of the hour strip.
private struct Legend: View {
  private static let statuses: [Status] = [
    .scheduled, .boarding, .inFlight, .landed, .delayed, .diverted, .cancelled,
  ]

  var body: some View {
    Styled { style in
      Wrap(spacing: style.length(8), lineSpacing: style.length(2)) {
        ForEach(Self.statuses) { status in
          HStack(spacing: style.length(2.5)) {
            StatusGlyph(status: status, color: style.theme.color(of: status), size: style.length(5))
            Text(style.words.word(for: status)).frame(height: style.line(6.5), alignment: .top)
          }
        }
        bar(style.theme.arrivals, style.words.plural(.arrival), style)
        bar(style.theme.departures, style.words.plural(.departure), style)
      }
      .font(style.text(6.5)).foregroundColor(style.theme.quiet)
    }
  }

  private func bar(_ color: Color, _ word: String, _ style: PosterStyle) -> some View {
    HStack(spacing: style.length(2.5)) {
      RoundedRectangle(cornerRadius: style.length(1)).fill(color).frame(
        width: style.length(5), height: style.length(5))
      Text(word)
    }
  }
}
