internal import CCairo

/// How much of each pixel of an upright block a shape covers, from 0 to 255 in steps of ``step``.
struct Coverage {
  /// The block's pixels, from the whole pixel that the shape's origin lies in.
  let columns: Range<Int>
  let rows: Range<Int>
  /// Row by row.
  let values: [UInt8]

  /// A fifteenth: no eye sees finer steps on an edge a pixel wide, and a PNG of fewer colours is a third smaller.
  static let step: UInt8 = 17

  /// - Parameter share: from 0 to 1.
  static func rounded(_ share: Float) -> UInt8 { UInt8(share * Float(255 / step) + 0.5) * step }

  static let none = Coverage(columns: 0..<0, rows: 0..<0, values: [])
}

/// Finds the coverage of shapes: fills from the polygon that Cairo makes of their path, strokes by having Cairo draw them on
/// one small surface that is used again and again. One thread's.
struct CoverageScanner: ~Copyable {
  private var surface: Surface
  private(set) var context: Context
  private var size: (width: Int, height: Int)

  init() throws(CanvasError) {
    size = (256, 256)
    surface = try Surface.image(format: CAIRO_FORMAT_A8, width: size.width, height: size.height)
    context = Context(surface)
  }

  /// The coverage of what lies inside a path.
  ///
  /// Cairo would paint it too, in several times the time, and in a grid of 15 rows a pixel.
  ///
  /// - Parameter trace: makes the path; what lies outside of the block is cut off.
  func fill(
    columns: Range<Int>, rows: Range<Int>, _ trace: (borrowing Context) -> Void
  ) throws(CanvasError) -> Coverage {
    cairo_identity_matrix(context.pointer)
    cairo_new_path(context.pointer)
    trace(context)
    // A path keeps the pixels that it was traced in.
    cairo_identity_matrix(context.pointer)
    return CoverageArea.coverage(of: try Polygon(context), in: (columns, rows))
  }

  /// - Parameter draw: paints the shape in opaque black; what lies outside of the block is cut off.
  mutating func scan(
    columns: Range<Int>, rows: Range<Int>, _ draw: (borrowing Context) -> Void
  ) throws(CanvasError) -> Coverage {
    guard !columns.isEmpty, !rows.isEmpty else { return .none }
    try makeRoom(width: columns.count, height: rows.count)
    cairo_identity_matrix(context.pointer)
    cairo_reset_clip(context.pointer)
    cairo_new_path(context.pointer)
    cairo_rectangle(context.pointer, 0, 0, Double(columns.count), Double(rows.count))
    cairo_clip(context.pointer)
    cairo_translate(context.pointer, -Double(columns.lowerBound), -Double(rows.lowerBound))
    draw(context)
    try context.check("painting a shape of \(columns.count) × \(rows.count) pixels")
    return Coverage(columns: columns, rows: rows, values: take(width: columns.count, height: rows.count))
  }

  private mutating func makeRoom(width: Int, height: Int) throws(CanvasError) {
    guard width > size.width || height > size.height else { return }
    size = (max(width, size.width), max(height, size.height))
    surface = try Surface.image(format: CAIRO_FORMAT_A8, width: size.width, height: size.height)
    context = Context(surface)
  }

  /// Copies the upper left part of the surface and clears it for the next shape.
  private func take(width: Int, height: Int) -> [UInt8] {
    cairo_surface_flush(surface.pointer)
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: width * height) { values, count in
      count = width * height
      for row in 0..<height {
        let source = data + row * stride
        for column in 0..<width {
          values[row * width + column] = Coverage.rounded(Float(source[column]) / 255)
        }
        source.update(repeating: 0, count: width)
      }
    }
  }
}
