internal import CairoCanvas

/// Whether the fonts are there that a sheet is set in.
package enum FontCheck {
  /// Never a silent swap: a family that is not there ends the run.
  ///
  /// - Throws: exit code 69 with a diagnostic for each family of the theme that is not installed.
  package static func requireFonts(of theme: Theme = .light) throws(RunError) {
    try requireFonts(of: theme, FontCatalogue())
  }

  static func requireFonts(of theme: Theme, _ catalogue: FontCatalogue) throws(RunError) {
    let missing = [theme.textFamily, theme.displayFamily].filter { !catalogue.has($0) }
    guard !missing.isEmpty else { return }
    throw RunError(
      .unavailable,
      missing.map { family in
        Diagnostic(
          .error, .missingFont, "the font family “\(family)” is not installed",
          at: SourceLocation(file: "theme"),
          hint: "Debian has Inter in the package fonts-inter; \"daysheet info\" lists what was found.")
      })
  }
}

extension Diagnostic.Code {
  /// A font family of the theme that is not installed.
  package static let missingFont = Self(rawValue: "missing-font")
}
