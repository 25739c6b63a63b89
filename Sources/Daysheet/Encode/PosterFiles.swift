internal import CairoCanvas
import Foundation
import PosterUI
import Timelines

/// The poster's pages, laid out with this machine's fonts and ready to be encoded.
struct PosterFiles {
  private let pages: [Drawing]
  private let tools: DrawingTools
  /// Those of the PDF, with what a printer needs.
  private let printPages: [Drawing]
  /// Warnings that only layout can give: scripts that no font has.
  let diagnostics: [Diagnostic]
  /// What was shortened to fit.
  let shortened: [Shortening]

  /// Empty where no picture is asked for.
  ///
  /// - Throws: exit code 69 where a font family of the theme is not installed, 78 where its logo is damaged.
  init(_ summary: Summary, options: ReportOptions, sheet: SheetDay, tools: DrawingTools) throws(RunError) {
    self.tools = tools
    guard options.formats.contains(where: \.isPoster) else {
      pages = []
      printPages = []
      diagnostics = []
      shortened = []
      return
    }
    let theme = options.theme
    try FontCheck.requireFonts(of: theme, tools.fonts)
    try theme.requireLogoPixels()
    let shaper = tools.shaper(language: options.locale.tag)
    let warnings = sheet.diagnostics.count { $0.severity == .warning }
    func draw(warnings: Int) -> [Drawing] {
      Poster(summary, options: options, rowsLeftOut: sheet.rejects.count, warnings: warnings)
        .drawings(shaper: shaper, isParallel: tools.threads > 1)
    }
    var pages = draw(warnings: warnings)
    var runs = pages.flatMap(\.textRuns)
    let missing = MissingGlyphs(in: runs).warnings(file: options.flights.first ?? "-")
    // The sheet says how many warnings there are, so one that only its own layout gives needs a second one.
    if !missing.isEmpty {
      pages = draw(warnings: warnings + missing.count)
      runs = pages.flatMap(\.textRuns)
    }
    self.pages = pages
    printPages = options.print.pages(of: pages, shaper: shaper)
    diagnostics = missing + LongTexts.notes(in: runs, file: options.flights.first ?? "-")
    shortened = runs.compactMap { run in
      run.shortenedFrom.map { Shortening(shown: run.text.isCut ? "…" : run.text.text, full: $0) }
    }
  }

  /// - Parameter created: the date in the PDF's metadata.
  func encoded(_ options: ReportOptions, created: Instant) throws(RunError) -> [OutputFile] {
    let parts = parts(options.formats)
    let work = EncoderWork(
      pages: pages, printPages: printPages, options: options, created: created, threads: tools.threads)
    var files: [Result<OutputFile, RunError>?] = Array(repeating: nil, count: parts.count)
    WorkerPool.run(parts, threads: tools.threads) {
      { part in Result { () throws(RunError) in try work.file(part) } }
    } collect: { index, file in
      files[index] = file
      return true
    }
    return try files.compactMap(\.self).map { file throws(RunError) in try file.get() }
  }

  private func parts(_ formats: Set<ReportOptions.Format>) -> [EncoderWork.Part] {
    let byPage = pages.indices.flatMap { index -> [EncoderWork.Part] in
      [formats.contains(.svg) ? .svg(index) : nil, formats.contains(.png) ? .png(index) : nil].compactMap(
        \.self)
    }
    return byPage + (formats.contains(.pdf) ? [.pdf] : []) + (formats.contains(.txt) ? [.txt] : [])
  }
}

/// What every thread that encodes a part of a poster needs.
private struct EncoderWork: Sendable {
  /// One file; pages from 0.
  enum Part { case svg(Int), png(Int), pdf, txt }

  let pages: [Drawing]
  let printPages: [Drawing]
  let options: ReportOptions
  let created: Instant
  let threads: Int

  func file(_ part: Part) throws(RunError) -> OutputFile {
    switch part {
    case .svg(let index):
      let bytes = try drawn { () throws(CanvasError) in try SVGEncoder.encode(pages[index]) }
      return OutputFile(name: "\(Self.name(ofPage: index)).svg", bytes: bytes)
    case .png(let index):
      return try OutputFile.png(
        pages[index], name: "\(Self.name(ofPage: index)).png", options, threads: threads)
    case .pdf:
      let bytes = try drawn { () throws(CanvasError) in
        try PDFEncoder.encode(printPages, created: created.seconds, creator: "daysheet \(daysheetVersion)")
      }
      return OutputFile(name: "poster.pdf", bytes: bytes)
    case .txt:
      return OutputFile(name: "poster.txt", bytes: PlainTextEncoder.encode(pages))
    }
  }

  private static func name(ofPage index: Int) -> String { index == 0 ? "poster" : "poster-\(index + 1)" }
}

/// A text of the poster that stands in a shorter form.
package struct Shortening: Hashable, Sendable {
  /// The shorter wording, or an ellipsis where its end is cut.
  package let shown: String
  package let full: String
}

extension Provenance {
  /// The fonts of the theme and the libraries that draw.
  package static func ofThisMachine(theme: Theme = .light) -> Provenance {
    ofThisMachine(theme: theme, FontCatalogue())
  }

  static func ofThisMachine(theme: Theme, _ catalogue: FontCatalogue) -> Provenance {
    Provenance(
      fonts: [theme.textFamily, theme.displayFamily].map { family in
        let file = catalogue.file(of: family).map { URL(fileURLWithPath: $0).lastPathComponent }
        return Part(name: family, version: file ?? "missing")
      },
      libraries: FontCatalogue.libraryVersions.map { Part(name: $0.name, version: $0.version) })
  }
}

extension Theme {
  /// - Throws: exit code 78 for a picture that begins as a PNG does and then breaks off or is damaged.
  fileprivate func requireLogoPixels() throws(RunError) {
    guard case .picture(let picture)? = logo else { return }
    do {
      try picture.checkPixels()
    } catch {
      throw RunError(
        .configuration,
        [
          // Cairo's own words would mislead: it takes a wrong checksum for a lack of memory.
          Diagnostic(
            .error, .badTheme, "logo.png: the file is damaged or ends too early",
            at: logoPlace ?? SourceLocation(file: name))
        ])
    }
  }
}

/// What `encode` makes; a picture that cannot be is a fault of the run.
func drawn<Picture>(_ encode: () throws(CanvasError) -> Picture) throws(RunError) -> Picture {
  do {
    return try encode()
  } catch {
    let code: ExitCode = error.code == .badSize ? .usage : .software
    throw RunError(
      code, [Diagnostic(.error, .drawing, error.description, at: SourceLocation(file: "poster"))])
  }
}

extension Diagnostic.Code {
  /// A picture that cannot be drawn, such as one of too many pixels.
  package static let drawing = Self(rawValue: "drawing")
}
