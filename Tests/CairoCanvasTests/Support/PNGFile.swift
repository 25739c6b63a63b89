import CDeflate

/// A PNG file taken apart by the tests' own reader, so that pictures of any height can be checked.
struct PNGFile {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Chunk {
    var type: String
    var payload: [UInt8]
  }

  let chunks: [Chunk]
  let width: Int
  let height: Int
  let colorType: UInt8
  /// `0xRRGGBB`, row by row.
  let pixels: [UInt32]

  /// Checks the signature, every chunk's CRC, the zlib stream and that rows have no filter.
  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Failure(description: "no PNG signature")
    }
    var chunks: [Chunk] = []
    var place = 8
    while place < bytes.count {
      let length = Self.integer(bytes[place...])
      let payload = Array(bytes[place + 8..<place + 8 + length])
      let covered = Array(bytes[place + 4..<place + 8 + length])
      let type = String(decoding: covered.prefix(4), as: UTF8.self)
      let checksum = Self.integer(bytes[(place + 8 + length)...])
      guard libdeflate_crc32(0, covered, covered.count) == UInt32(checksum) else {
        throw Failure(description: "wrong CRC of \(type)")
      }
      chunks.append(Chunk(type: type, payload: payload))
      place += 12 + length
    }
    self.chunks = chunks
    guard let header = chunks.first, header.type == "IHDR", header.payload.count == 13,
      chunks.last?.type == "IEND"
    else { throw Failure(description: "no IHDR or IEND") }
    width = Self.integer(header.payload[0...])
    height = Self.integer(header.payload[4...])
    colorType = header.payload[9]
    let rowLength = 1 + width * (colorType == 3 ? 1 : 3)
    let data = chunks.filter { $0.type == "IDAT" }.flatMap(\.payload)
    let rows = try inflateZlib(data, length: height * rowLength)
    let palette = chunks.first { $0.type == "PLTE" }?.payload ?? []
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      guard rows[row * rowLength] == 0 else { throw Failure(description: "row \(row) has a filter") }
      for column in 0..<width {
        let source = colorType == 3 ? palette : rows
        let start =
          colorType == 3
          ? 3 * Int(rows[row * rowLength + 1 + column]) : row * rowLength + 1 + 3 * column
        pixels.append(
          UInt32(source[start]) << 16 | UInt32(source[start + 1]) << 8 | UInt32(source[start + 2]))
      }
    }
    self.pixels = pixels
  }

  func payload(of type: String) -> [UInt8]? { chunks.first { $0.type == type }?.payload }

  static func integer(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }
}

/// Decompresses a zlib stream that must have exactly `length` bytes.
func inflateZlib(_ stream: [UInt8], length: Int) throws -> [UInt8] {
  guard let decompressor = libdeflate_alloc_decompressor() else {
    throw PNGFile.Failure(description: "no memory")
  }
  defer { libdeflate_free_decompressor(decompressor) }
  var bytes = [UInt8](repeating: 0, count: length)
  let result = libdeflate_zlib_decompress(decompressor, stream, stream.count, &bytes, length, nil)
  guard result == LIBDEFLATE_SUCCESS else {
    throw PNGFile.Failure(description: "bad zlib stream: \(result.rawValue)")
  }
  return bytes
}
