internal import PosterUI

/// The marks of a page by the strips that they may leave ink in, sorted once.
struct StripMarks: Sendable {
  /// A mark with the clips of the groups that it was taken out of.
  struct Piece: Sendable {
    let mark: Mark
    let clips: [Path]
  }

  private var pieces: [Piece] = []
  /// For each strip the indices of its pieces, those at the back first.
  private var strips: [[Int32]]

  subscript(strip: Int) -> some Sequence<Piece> { strips[strip].lazy.map { pieces[Int($0)] } }

  func isBlank(_ strip: Int) -> Bool { strips[strip].isEmpty }

  init(_ page: PNGPage) {
    strips = Array(repeating: [], count: page.stripCount)
    add(page.drawing.marks, clips: [], page: page)
  }

  /// Groups that reach over many strips are taken apart, smaller ones stay whole.
  private mutating func add(_ marks: [Mark], clips: [Path], page: PNGPage) {
    for mark in marks {
      let touched = page.strips(touchedBy: mark.bounds)
      guard !touched.isEmpty else { continue }
      if case .group(let group) = mark, touched.count > 2 {
        add(group.marks, clips: clips + (group.clip.map { [$0] } ?? []), page: page)
      } else {
        for strip in touched { strips[strip].append(Int32(pieces.count)) }
        pieces.append(Piece(mark: mark, clips: clips))
      }
    }
  }
}
