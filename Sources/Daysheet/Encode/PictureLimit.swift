internal import CairoCanvas

extension ReportOptions {
  /// What is wrong with a resolution at which the sheet's rows have more pixels than a PNG here may have, and what helps;
  /// `nil` where nothing is.
  package var resolutionConflict: (text: String, hint: String)? {
    guard formats.contains(.png) else { return nil }
    let width = orientation == .landscape ? paper.height ?? paper.width : paper.width
    let most = (Double(PNGEncoder.longestRow) / width * 72).rounded(.down)
    guard ppi > most else { return nil }
    let pixels = (width * ppi / 72).rounded()
    return (
      "--ppi \(ppi.formatted) gives --paper \(paper.name) \(pixels.formatted) pixels a row, and a PNG has at most "
        + "\(PNGEncoder.longestRow)", "The most for this paper is --ppi \(most.formatted)."
    )
  }
}

extension Double {
  fileprivate var formatted: String { Int(exactly: self).map { String($0) } ?? String(self) }
}
