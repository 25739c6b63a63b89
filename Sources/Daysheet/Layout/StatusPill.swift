import PosterUI

/// Glyph, colour and word of a status, always together.
struct StatusPill: View {
  let status: Status

  var body: some View {
    Styled { style in
      HStack(spacing: style.length(2.5)) {
        StatusGlyph(status: status, color: style.theme.color(of: status), size: style.length(5))
        Text(style.words.word(for: status))
          .font(style.text(6.5, .bold))
          .foregroundColor(style.theme.color(of: status))
          .frame(height: style.line(6.5), alignment: .top)
      }
      .padding(.horizontal, style.length(5))
      .padding(.vertical, style.length(1.5))
      .background(style.theme.pillColor(of: status), in: Capsule())
      .fixedSize()
    }
  }
}
