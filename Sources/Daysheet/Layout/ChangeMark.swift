import PosterUI

/// A word that says what changed since an earlier report.
struct ChangeMark: View {
  let change: Change.Kind
  /// In points at scale 1.
  var size = 6.5

  var body: some View {
    Styled { style in
      Text(style.language.word(for: change))
        .font(style.text(size, .bold))
        .foregroundColor(style.theme.now)
        .fixedSize()
    }
  }
}
