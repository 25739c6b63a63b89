internal import CGLib

/// Turns bytes of any encoding that the system's iconv knows into UTF-8.
package enum Charset {
  /// `nil` where the encoding is not known or the bytes are not in it.
  ///
  /// - Parameter name: as mail programs write it: `ISO-8859-1`, `windows-1250`.
  package static func utf8(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    convert(bytes, from: name, to: "UTF-8")
  }

  /// UTF-8 in another encoding; `nil` where that has not all of its characters.
  package static func bytes(_ utf8: [UInt8], in name: String) -> [UInt8]? {
    convert(utf8, from: "UTF-8", to: name)
  }

  private static func convert(_ bytes: [UInt8], from source: String, to target: String) -> [UInt8]? {
    var written: gsize = 0
    let converted = bytes.withUnsafeBytes { buffer in
      g_convert(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(buffer.count), target, source, nil,
        &written, nil)
    }
    guard let converted else { return nil }
    defer { g_free(converted) }
    return [UInt8](UnsafeRawBufferPointer(start: converted, count: Int(written)))
  }

  /// Whether the system's iconv turns such text into UTF-8.
  package static func isKnown(_ name: String) -> Bool { utf8([], from: name) != nil }
}
