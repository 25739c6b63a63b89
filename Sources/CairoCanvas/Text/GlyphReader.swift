internal import CCairo
internal import CPango

/// Copies a line's glyphs out of Pango, so that they outlive the layout and need no thread of their own.
final class GlyphReader {
  private var fonts: [UnsafeMutablePointer<PangoFont>: ScaledFont] = [:]

  deinit {
    for font in fonts.keys { g_object_unref(font) }
  }

  /// - Parameters:
  ///   - text: the layout's UTF-8.
  ///   - scale: what every length is multiplied by.
  func read(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, text: [UInt8], scale: Double
  ) -> (glyphs: GlyphLine, missing: [Unicode.Scalar]) {
    var runs: [GlyphRun] = []
    var missing: [Unicode.Scalar] = []
    var x = 0
    var next = line.pointee.runs
    while let link = next {
      next = link.pointee.next
      guard let item = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
      if let run = read(item, text: text, scale: scale, from: &x, missing: &missing) { runs.append(run) }
    }
    return (GlyphLine(runs: runs), missing)
  }

  /// - Parameter x: where the run begins, and then where it ends, in Pango's units.
  func read(
    _ glyphItem: UnsafeMutablePointer<PangoGlyphItem>, text: [UInt8], scale: Double, from x: inout Int,
    missing: inout [Unicode.Scalar]
  ) -> GlyphRun? {
    guard let item = glyphItem.pointee.item?.pointee, let string = glyphItem.pointee.glyphs?.pointee else {
      return nil
    }
    let infos = UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
    let unit = scale / pangoUnits
    let isBackward = item.analysis.level & 1 == 1
    var glyphs: [cairo_glyph_t] = []
    var kept: [Bool] = []
    glyphs.reserveCapacity(infos.count)
    for info in infos {
      let id = info.glyph
      let isUnknown = id & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0
      if isUnknown, let scalar = Unicode.Scalar(id & ~UInt32(PANGO_GLYPH_UNKNOWN_FLAG)),
        !missing.contains(scalar)
      {
        missing.append(scalar)
      }
      let isDrawn = id != UInt32(PANGO_GLYPH_EMPTY)
      kept.append(isDrawn)
      if isDrawn {
        glyphs.append(
          cairo_glyph_t(
            // Glyph 0 is every font's own picture of a character that it lacks.
            index: isUnknown ? 0 : UInt(id),
            x: Double(x + Int(info.geometry.x_offset)) * unit,
            y: Double(Int(info.geometry.y_offset) - Int(glyphItem.pointee.y_offset)) * unit))
      }
      x += Int(info.geometry.width)
    }
    guard let pangoFont = item.analysis.font, !glyphs.isEmpty, let font = scaledFont(of: pangoFont) else {
      return nil
    }
    let shown = Array(text[Int(item.offset)..<Int(item.offset + item.length)])
    let clusters = clusters(
      starts: UnsafeBufferPointer(start: string.log_clusters, count: infos.count), kept: kept,
      length: shown.count, isBackward: isBackward)
    return GlyphRun(
      font: font, size: font.size * scale, glyphs: glyphs,
      clusters: isBackward ? clusters.reversed() : clusters,
      text: isBackward ? reversed(shown, clusters: clusters) : shown)
  }

  /// Groups of bytes and of glyphs that belong together, in logical order.
  ///
  /// - Parameters:
  ///   - starts: for each glyph in visual order the byte at which its cluster starts.
  ///   - kept: for each glyph whether it is drawn.
  private func clusters(
    starts: UnsafeBufferPointer<Int32>, kept: [Bool], length: Int, isBackward: Bool
  ) -> [cairo_text_cluster_t] {
    let logical = isBackward ? Array(starts.indices.reversed()) : Array(starts.indices)
    var clusters: [cairo_text_cluster_t] = []
    var start = 0
    for (place, glyph) in logical.enumerated() {
      if place == 0 || starts[glyph] != starts[logical[place - 1]] {
        // Bytes before the first cluster belong to it.
        let newStart = place == 0 ? 0 : Int(starts[glyph])
        if !clusters.isEmpty { clusters[clusters.count - 1].num_bytes = Int32(newStart - start) }
        start = newStart
        clusters.append(cairo_text_cluster_t(num_bytes: 0, num_glyphs: 0))
      }
      if kept[glyph] { clusters[clusters.count - 1].num_glyphs += 1 }
    }
    if !clusters.isEmpty { clusters[clusters.count - 1].num_bytes = Int32(length - start) }
    return clusters
  }

  /// The text with its clusters in the opposite order, characters within a cluster as they were.
  private func reversed(_ text: [UInt8], clusters: [cairo_text_cluster_t]) -> [UInt8] {
    var reversed: [UInt8] = []
    var end = text.count
    for cluster in clusters.reversed() {
      let start = end - Int(cluster.num_bytes)
      reversed += text[start..<end]
      end = start
    }
    return reversed
  }

  private func scaledFont(of font: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
    if let known = fonts[font] { return known }
    guard let created = FaceGuard.scaledFont(of: font) else { return nil }
    // Kept alive, so that its address stays its name.
    g_object_ref(font)
    fonts[font] = created
    return created
  }
}
