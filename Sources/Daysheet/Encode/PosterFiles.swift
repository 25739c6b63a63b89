internal import CairoCanvas
import Foundation
import PosterUI
import Timelines

/// The poster's pages, laid out with this machine's fonts and ready to be encoded.
struct PosterFiles {
  private let pages: [Drawing]
  private let tools: DrawingTools
  /// Warnings that only layout can give: characters that no font has.
  let diagnostics: [Diagnostic]

  /// Empty where no picture is asked for.
  ///
  /// - Throws: exit code 69 where a font family of the theme is not installed.
  init(_ summary: Summary, options: ReportOptions, sheet: SheetDay, tools: DrawingTools) throws(RunError) {
    self.tools = tools
    guard !options.formats.isDisjoint(with: [.svg, .png, .pdf]) else {
      pages = []
      diagnostics = []
      return
    }
    let theme = options.theme
    try tools.fonts.require([theme.textFamily, theme.displayFamily])
    let warnings = sheet.diagnostics.count { $0.severity == .warning }
    func draw(warnings: Int) -> [Drawing] {
      Poster(summary, options: options, rowsLeftOut: sheet.rejects.count, warnings: warnings)
        .drawings(shaper: tools.shaper)
    }
    let pages = draw(warnings: warnings)
    let missing = Self.missingCharacters(in: pages, file: options.flights.first ?? "-")
    // The sheet says how many warnings there are, so one that only its own layout gives needs a second one.
    self.pages = missing.isEmpty ? pages : draw(warnings: warnings + missing.count)
    diagnostics = missing
  }

  /// What was shortened to fit.
  var shortened: [Shortening] {
    pages.flatMap(\.textRuns).compactMap { run in
      run.shortenedFrom.map { Shortening(shown: run.text.isCut ? "…" : run.text.text, full: $0) }
    }
  }

  /// - Parameter created: the date in the PDF's metadata.
  func encoded(as formats: Set<ReportOptions.Format>, ppi: Double, created: Instant) throws(RunError)
    -> [OutputFile]
  {
    do throws(CanvasError) {
      var files: [OutputFile] = []
      for (index, page) in pages.enumerated() {
        let name = index == 0 ? "poster" : "poster-\(index + 1)"
        if formats.contains(.svg) {
          files.append(OutputFile(name: "\(name).svg", bytes: try SVGEncoder.encode(page)))
        }
        if formats.contains(.png) {
          let bytes = try PNGEncoder.encode(page, ppi: ppi, threads: tools.pngThreads)
          files.append(OutputFile(name: "\(name).png", bytes: bytes))
        }
      }
      if formats.contains(.pdf) {
        let bytes = try PDFEncoder.encode(
          pages, created: created.seconds, creator: "daysheet \(daysheetVersion)")
        files.append(OutputFile(name: "poster.pdf", bytes: bytes))
      }
      return files
    } catch {
      let code: ExitCode = error.code == .badSize ? .usage : .software
      throw RunError(
        code, [Diagnostic(.error, .drawing, error.description, at: SourceLocation(file: "poster"))])
    }
  }

  /// One warning for each character that no installed font has.
  private static func missingCharacters(in pages: [Drawing], file: String) -> [Diagnostic] {
    var seen: Set<Unicode.Scalar> = []
    return pages.flatMap(\.textRuns).flatMap { run in
      run.text.missing.filter { seen.insert($0).inserted }.map { scalar in
        let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
        return Diagnostic(
          .warning, .missingGlyph, "no font has the character \(scalar) (\(code)) of “\(run.text.text)”",
          at: SourceLocation(file: file),
          hint: "Install a font for its script, such as one of Debian's fonts-noto packages.")
      }
    }
  }
}

/// A text of the poster that stands in a shorter form.
package struct Shortening: Hashable, Sendable {
  /// The shorter wording, or an ellipsis where its end is cut.
  package let shown: String
  package let full: String
}

extension Theme {
  /// Families that are asked in turn for characters that the theme's own lack.
  static let fallbackFamilies = [
    "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
  ]
}

extension FontCatalogue {
  /// Never a silent swap: a family that is not there ends the run.
  fileprivate func require(_ wanted: [String]) throws(RunError) {
    let missing = wanted.filter { !has($0) }
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

extension Provenance {
  /// The fonts of the theme and the libraries that draw.
  package static func ofThisMachine(theme: Theme = .light) -> Provenance {
    let catalogue = FontCatalogue()
    return Provenance(
      fonts: [theme.textFamily, theme.displayFamily].map { family in
        let file = catalogue.file(of: family).map { URL(fileURLWithPath: $0).lastPathComponent }
        return Part(name: family, version: file ?? "missing")
      },
      libraries: FontCatalogue.libraryVersions.map { Part(name: $0.name, version: $0.version) })
  }
}

extension Diagnostic.Code {
  /// A character that no installed font has.
  package static let missingGlyph = Self(rawValue: "missing-glyph")
  /// A font family of the theme that is not installed.
  package static let missingFont = Self(rawValue: "missing-font")
  /// A picture that cannot be drawn, such as one of too many pixels.
  package static let drawing = Self(rawValue: "drawing")
}
