internal import CUchardet

/// What Mozilla's detector takes a text's encoding for.
package enum CharsetGuess {
  /// The encoding's name as iconv knows it; `nil` where the detector is undecided, or is not installed.
  package static func charset(of bytes: [UInt8]) -> String? {
    var library = cuchardet()
    guard cuchardet_open(&library) == 1, let detector = library.create() else { return nil }
    defer { library.destroy(detector) }
    let isRead = bytes.withUnsafeBytes { buffer in
      library.feed(detector, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count) == 0
    }
    guard isRead else { return nil }
    library.end(detector)
    let name = library.charset(detector).map { String(cString: $0) } ?? ""
    return name.isEmpty ? nil : name
  }
}
