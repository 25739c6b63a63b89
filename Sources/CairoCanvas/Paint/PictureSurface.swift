internal import CCairo
public import PosterUI

extension PNGPicture {
  /// Decodes the picture to see whether that is possible.
  ///
  /// - Throws: a ``CanvasError`` for a file that is damaged or ends too early.
  public func checkPixels() throws(CanvasError) {
    _ = try Surface.adopt(makeSurface(), "reading a PNG of \(width) × \(height) pixels")
  }

  /// The pixels as a Cairo surface that the caller destroys; its status says what went wrong.
  func makeSurface() -> OpaquePointer {
    var rest = bytes[...]
    return withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { rest, target, length in
          guard let rest = rest?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let target,
            rest.pointee.count >= length
          else { return CAIRO_STATUS_READ_ERROR }
          let count = Int(length)
          _ = UnsafeMutableBufferPointer(start: target, count: count).update(from: rest.pointee)
          rest.pointee = rest.pointee.dropFirst(count)
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
  }
}
