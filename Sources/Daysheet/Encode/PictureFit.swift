internal import CairoCanvas
import PosterUI

/// What became of a picture so that it keeps to `--max-bytes`.
package struct PictureFit: Hashable, Sendable {
  package var ppi: Double
  /// Of the palette; `nil` where no colour was lost.
  package var colors: Int?
}

extension OutputFile {
  /// A PNG of at most `options.maxBytes`.
  ///
  /// - Throws: exit code 64 where the sheet could not be read in so few.
  static func png(
    _ page: Drawing, name: String, _ options: ReportOptions, threads: Int
  ) throws(RunError) -> OutputFile {
    guard let most = options.maxBytes else {
      let bytes = try drawn { () throws(CanvasError) in
        try PNGEncoder.encode(page, ppi: options.ppi, threads: threads)
      }
      return OutputFile(name: name, bytes: bytes)
    }
    let fit = try drawn { () throws(CanvasError) in
      try PNGEncoder.fit(page, ppi: options.ppi, mostBytes: most, threads: threads)
    }
    switch fit {
    case .success(let fit):
      var file = OutputFile(name: name, bytes: fit.bytes)
      file.fit = PictureFit(ppi: fit.ppi, colors: fit.colors)
      return file
    case .failure(let failure):
      let diagnostic = Diagnostic(
        .error, .maxBytes,
        "needs \(failure.needed) bytes to stay legible at \(Int(failure.ppi)) ppi; --max-bytes is \(most)",
        at: SourceLocation(file: name),
        hint: "Raise --max-bytes, choose a smaller --paper for more pages, or leave png out of --format.")
      throw RunError(.usage, [diagnostic])
    }
  }

  /// What was lost so that the file is small enough; `nil` where nothing was.
  var note: Diagnostic? {
    guard let fit, let colors = fit.colors else { return nil }
    return Diagnostic(
      .note, .maxBytes, "\(Int(fit.ppi)) ppi and \(colors) colours, to keep to --max-bytes",
      at: SourceLocation(file: name))
  }
}

extension Diagnostic.Code {
  /// A picture was reduced to keep to `--max-bytes`, or cannot be (exit 64).
  package static let maxBytes = Self(rawValue: "max-bytes")
}
