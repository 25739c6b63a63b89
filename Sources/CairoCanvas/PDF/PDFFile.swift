/// The number of an object of a file.
struct PDFReference: Hashable {
  let number: Int
}

/// A PDF file under construction: streams as they come, all other objects packed, and the table of both
/// (ISO 32000-1, 7.5).
struct PDFFile: ~Copyable {
  private enum Place {
    case nowhere
    case byte(Int)
    case packed(stream: Int, index: Int)
  }

  /// More would have a reader unpack too much for one of them.
  private static let packedLimit = 500
  private static let compressionLevel = 6

  private let compressor: Compressor
  private var bytes: [UInt8]
  /// By number; 0 is none's.
  private var places: [Place] = [.nowhere]
  private var packed: [(number: Int, body: PDFSyntax)] = []

  init() throws(CanvasError) {
    compressor = try Compressor(level: Self.compressionLevel)
    // Bytes that are no text keep programs from converting the file.
    bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, UInt8(ascii: "\n")]
  }

  /// The next number, for an object to come.
  mutating func reserve() -> PDFReference {
    places.append(.nowhere)
    return PDFReference(number: places.count - 1)
  }

  mutating func reserve(_ count: Int) -> [PDFReference] { (0..<count).map { _ in reserve() } }

  mutating func add(_ body: PDFSyntax, as reference: PDFReference) throws(CanvasError) {
    packed.append((reference.number, body))
    if packed.count == Self.packedLimit { try pack() }
  }

  mutating func add(_ body: PDFSyntax) throws(CanvasError) -> PDFReference {
    let reference = reserve()
    try add(body, as: reference)
    return reference
  }

  /// - Parameter entries: of the stream's dictionary, besides length and filter.
  mutating func add(
    stream: [UInt8], entries: String = "", isCompressed: Bool = true, as reserved: PDFReference? = nil
  ) throws(CanvasError) -> PDFReference {
    let reference = reserved ?? reserve()
    places[reference.number] = .byte(bytes.count)
    let content = isCompressed ? try zlib(stream) : stream
    let filter = isCompressed ? "/Filter/FlateDecode" : ""
    bytes += "\(reference.number) 0 obj\n<<\(entries)\(filter)/Length \(content.count)>>stream\n".utf8
    bytes += content
    bytes += "\nendstream\nendobj\n".utf8
    return reference
  }

  /// Ends the file with its table.
  mutating func finish(root: PDFReference, info: PDFReference) throws(CanvasError) -> [UInt8] {
    try pack()
    let table = reserve()
    places[table.number] = .byte(bytes.count)
    let start = bytes.count
    let id = Fingerprint(of: bytes).hexadecimal
    let entries =
      "/Type/XRef/Size \(places.count)/W[1 4 2]/Root \(root.number) 0 R/Info \(info.number) 0 R"
      + "/ID[<\(id)><\(id)>]/DecodeParms<</Predictor 12/Columns 7>>"
    _ = try add(stream: tableRows(), entries: entries, as: table)
    bytes += "startxref\n\(start)\n%%EOF\n".utf8
    return bytes
  }

  /// Each row as what differs from the one above, which is hardly anything.
  private func tableRows() -> [UInt8] {
    var rows: [UInt8] = []
    var above = [UInt8](repeating: 0, count: 7)
    for place in places {
      let row: [UInt8] =
        switch place {
        case .nowhere: [0, 0, 0, 0, 0, 0xFF, 0xFF]
        case .byte(let offset): [1] + PNGChunk.bigEndian(offset) + [0, 0]
        case .packed(let stream, let index):
          [2] + PNGChunk.bigEndian(stream) + [UInt8(index >> 8), UInt8(index & 0xFF)]
        }
      // The number of PNG's filter that the predictor is.
      rows.append(2)
      rows += zip(row, above).map { $0 &- $1 }
      above = row
    }
    return rows
  }

  /// Writes the collected objects as one stream (7.5.7).
  private mutating func pack() throws(CanvasError) {
    guard !packed.isEmpty else { return }
    var header = PDFSyntax()
    var bodies: [UInt8] = []
    for (number, body) in packed {
      header.integer(number)
      header.token(" ")
      header.integer(bodies.count)
      header.token(" ")
      bodies += body.bytes
      bodies.append(UInt8(ascii: "\n"))
    }
    let stream = try add(
      stream: header.bytes + bodies,
      entries: "/Type/ObjStm/N \(packed.count)/First \(header.bytes.count)")
    for (index, object) in packed.enumerated() {
      places[object.number] = .packed(stream: stream.number, index: index)
    }
    packed.removeAll(keepingCapacity: true)
  }

  private func zlib(_ content: [UInt8]) throws(CanvasError) -> [UInt8] {
    try content.withUnsafeBufferPointer { content throws(CanvasError) in
      try compressor.compress(UnsafeRawBufferPointer(content))
    }
  }
}

/// 128 bits that stand for some bytes: FNV-1a from two beginnings. It names, it does not protect.
struct Fingerprint {
  private var halves: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)

  init(of bytes: some Sequence<UInt8>) {
    for byte in bytes {
      halves.0 = (halves.0 ^ UInt64(byte)) &* 0x100_0000_01B3
      halves.1 = (halves.1 ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  var hexadecimal: String {
    [halves.0, halves.1].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Six capital letters.
  var letters: String {
    var rest = halves.0
    return (0..<6).reduce(into: "") { letters, _ in
      letters.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(rest % 26)))
      rest /= 26
    }
  }
}
