import CCairo
import Foundation
import Testing

/// A picture in memory, `0xRRGGBB`.
struct Picture: Equatable {
  var width: Int
  var height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads a PNG of any kind with libpng, over white.
  init(file: URL) throws {
    let source = cairo_image_surface_create_from_png(file.path)
    defer { cairo_surface_destroy(source) }
    guard cairo_surface_status(source) == CAIRO_STATUS_SUCCESS else {
      throw PNGFile.Failure(description: "cannot read \(file.path)")
    }
    width = Int(cairo_image_surface_get_width(source))
    height = Int(cairo_image_surface_get_height(source))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_set_source_surface(context, source, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      throw PNGFile.Failure(description: "no pixels in \(file.path)")
    }
    pixels = []
    for row in 0..<height {
      let start = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      pixels += UnsafeBufferPointer(start: start, count: width).map { $0 & 0xFFFFFF }
    }
  }

  func write(to file: URL) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return }
    for row in 0..<height {
      let start = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { start[column] = pixels[row * width + column] }
    }
    cairo_surface_mark_dirty(surface)
    cairo_surface_write_to_png(surface, file.path)
  }

  /// The largest difference of a channel in each pixel.
  func differences(from other: Picture) -> [UInt32] {
    zip(pixels, other.pixels).map { left, right in
      [16, 8, 0].map { shift in
        let (a, b) = (Int(left >> UInt32(shift) & 0xFF), Int(right >> UInt32(shift) & 0xFF))
        return UInt32(abs(a - b))
      }.max() ?? 0
    }
  }
}

/// Fails where more than `share` of the pixels differ by more than `threshold` of 255 in a channel.
///
/// A failure leaves the expected and the actual picture and their difference in Tests/Failures.
func expectSame(
  _ actual: Picture, _ expected: Picture, threshold: UInt32, share: Double, name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let sameSize = actual.width == expected.width && actual.height == expected.height
  #expect(sameSize, "\(name): sizes differ", sourceLocation: sourceLocation)
  guard sameSize else { return }
  let differences = actual.differences(from: expected)
  let wrong = differences.count { $0 > threshold }
  let isSame = Double(wrong) <= share * Double(differences.count)
  #expect(
    isSame, "\(name): \(wrong) of \(differences.count) pixels differ, at most by \(differences.max() ?? 0)",
    sourceLocation: sourceLocation)
  guard !isSame else { return }
  let folder = repository.appending(path: "Tests/Failures")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  actual.write(to: folder.appending(path: "\(name)-actual.png"))
  expected.write(to: folder.appending(path: "\(name)-expected.png"))
  let grey = differences.map { 0xFFFFFF - $0 * 0x010101 }
  Picture(width: actual.width, height: actual.height, pixels: grey).write(
    to: folder.appending(path: "\(name)-difference.png"))
}

/// Compares with References/`name`.png, which DAYSHEET_RECORD=1 writes; a missing reference is a failure.
func expectReference(_ actual: Picture, name: String, sourceLocation: SourceLocation = #_sourceLocation)
  throws
{
  let file = repository.appending(path: "Tests/CairoCanvasTests/References/\(name).png")
  if ProcessInfo.processInfo.environment["DAYSHEET_RECORD"] == "1" { actual.write(to: file) }
  try #require(
    FileManager.default.fileExists(atPath: file.path),
    "no reference \(name).png; look at the picture, then record it with DAYSHEET_RECORD=1",
    sourceLocation: sourceLocation)
  expectSame(
    actual, try Picture(file: file), threshold: 16, share: 0.001, name: name, sourceLocation: sourceLocation)
}

let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
