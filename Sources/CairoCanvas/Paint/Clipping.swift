internal import PosterUI

extension Path {
  /// Whether a clip to the path leaves the mark as it is, as far as that is easy to say.
  func showsAll(of mark: Mark) -> Bool {
    guard case .rect(let rect) = self else { return false }
    return rect.contains(mark.closeBounds, tolerance: 0.005)
  }
}

extension Mark {
  /// The bounds, without the room that other lines than level ones with plain ends would need.
  fileprivate var closeBounds: Rect {
    guard case .stroke(.line(let start, let end), let stroke) = self, start.y == end.y, stroke.cap == .butt
    else { return bounds }
    return Rect(
      x: min(start.x, end.x), y: start.y - stroke.width / 2, width: abs(end.x - start.x), height: stroke.width
    )
  }
}
