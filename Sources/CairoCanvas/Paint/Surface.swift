internal import CCairo

/// Turns a status of Cairo into an error; a status that is not success is one, known or not.
func check(_ status: cairo_status_t, _ activity: @autoclosure () -> String) throws(CanvasError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let code: CanvasError.Code =
    switch status {
    case CAIRO_STATUS_NO_MEMORY: .outOfMemory
    case CAIRO_STATUS_INVALID_SIZE: .badSize
    default: .libraryFailure
    }
  throw CanvasError(code, while: activity(), detail: String(cString: cairo_status_to_string(status)))
}

/// Owner of a Cairo surface.
///
/// Cairo's constructors never return `NULL`: a failure is an object whose status says so.
struct Surface: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over what a `cairo_…_surface_create` function returned.
  static func adopt(
    _ created: OpaquePointer, _ activity: @autoclosure () -> String
  ) throws(CanvasError) -> Surface {
    let surface = Surface(pointer: created)
    try check(cairo_surface_status(created), activity())
    return surface
  }

  static func image(
    format: cairo_format_t = CAIRO_FORMAT_RGB24, width: Int, height: Int
  ) throws(CanvasError) -> Surface {
    try adopt(
      cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height)),
      "making an image of \(width) × \(height) pixels")
  }

  private init(pointer: OpaquePointer) { self.pointer = pointer }

  deinit { cairo_surface_destroy(pointer) }

  /// Ends all output to the surface and reports what went wrong on the way.
  func finish(_ activity: @autoclosure () -> String) throws(CanvasError) {
    cairo_surface_finish(pointer)
    try CairoCanvas.check(cairo_surface_status(pointer), activity())
  }
}

/// Owner of a Cairo drawing context.
struct Context: ~Copyable {
  let pointer: OpaquePointer

  init(_ surface: borrowing Surface) {
    pointer = cairo_create(surface.pointer)
  }

  deinit { cairo_destroy(pointer) }

  /// Cairo keeps a context's first error, so that one check after many calls is enough.
  func check(_ activity: @autoclosure () -> String) throws(CanvasError) {
    try CairoCanvas.check(cairo_status(pointer), activity())
  }
}
