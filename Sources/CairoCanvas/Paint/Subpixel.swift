/// A coordinate in pixels as a whole pixel and one of a few places within it, so that equal shapes meet equal pixels.
struct Subpixel: Hashable {
  let pixel: Int
  /// In steps of a pixel, below their number.
  let phase: Int

  init(_ coordinate: Double, steps: Int) {
    let place = Int((coordinate * Double(steps)).rounded())
    pixel = place >> steps.trailingZeroBitCount
    phase = place & (steps - 1)
  }
}
