internal import CGLib

/// Turns bytes of any encoding that the system's iconv knows into UTF-8.
package enum Charset {
  /// `nil` where the encoding is not known or the bytes are not in it.
  ///
  /// - Parameter name: as mail programs write it: `ISO-8859-1`, `windows-1250`.
  package static func utf8(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    var written: gsize = 0
    let converted = bytes.withUnsafeBytes { buffer in
      g_convert(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(buffer.count), "UTF-8", name, nil,
        &written, nil)
    }
    guard let converted else { return nil }
    defer { g_free(converted) }
    return [UInt8](UnsafeRawBufferPointer(start: converted, count: Int(written)))
  }
}
