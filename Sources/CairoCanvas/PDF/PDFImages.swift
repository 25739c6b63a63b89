internal import CCairo
internal import PosterUI

/// The pictures of a document, each once however often it is shown (ISO 32000-1, 8.9.5).
final class PDFImages {
  private var numbers: [[UInt8]: Int] = [:]
  private var references: [PDFReference] = []

  /// The number of a picture that was written, which is `/I` and it.
  func number(of picture: PNGPicture) -> Int? { numbers[picture.bytes] }

  /// Writes a picture unless it is there; its number.
  @discardableResult
  func write(_ picture: PNGPicture, to file: inout PDFFile) throws(CanvasError) -> Int {
    if let known = numbers[picture.bytes] { return known }
    let pixels = try PicturePixels(picture)
    let size = "/Type/XObject/Subtype/Image/Width \(pixels.width)/Height \(pixels.height)/BitsPerComponent 8"
    var entries = size + "/ColorSpace/DeviceRGB/Interpolate true"
    if let alpha = pixels.alpha {
      let mask = try file.add(stream: alpha, entries: size + "/ColorSpace/DeviceGray/Interpolate true")
      entries += "/SMask \(mask.number) 0 R"
    }
    references.append(try file.add(stream: pixels.rgb, entries: entries))
    numbers[picture.bytes] = references.count - 1
    return references.count - 1
  }

  /// A dictionary of all so far.
  var names: PDFSyntax {
    var syntax = PDFSyntax("<<")
    for (number, image) in references.enumerated() {
      syntax.write("/I\(number) ")
      syntax.reference(image)
    }
    syntax.token(">>")
    return syntax
  }
}

/// A decoded picture, colours and opacity apart.
private struct PicturePixels {
  let width: Int
  let height: Int
  /// Three bytes a pixel.
  private(set) var rgb: [UInt8] = []
  /// A byte a pixel; `nil` where the picture hides all below it.
  private(set) var alpha: [UInt8]?

  init(_ picture: PNGPicture) throws(CanvasError) {
    let surface = try Surface.adopt(
      picture.makeSurface(), "reading a PNG of \(picture.width) × \(picture.height) pixels")
    width = picture.width
    height = picture.height
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else {
      throw CanvasError(.libraryFailure, while: "reading the pixels of a PNG")
    }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    let hasAlpha = cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_ARGB32
    var opacities: [UInt8] = []
    rgb.reserveCapacity(width * height * 3)
    for row in 0..<height {
      let start = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      for pixel in UnsafeBufferPointer(start: start, count: width) {
        let opacity = hasAlpha ? pixel >> 24 : 255
        if hasAlpha { opacities.append(UInt8(opacity)) }
        for shift: UInt32 in [16, 8, 0] {
          // Cairo's channels are multiplied by the opacity.
          let channel = pixel >> shift & 0xFF
          rgb.append(opacity == 0 ? 0 : UInt8(min(255, (channel * 255 + opacity / 2) / opacity)))
        }
      }
    }
    if opacities.contains(where: { $0 < 255 }) { alpha = opacities }
  }
}
