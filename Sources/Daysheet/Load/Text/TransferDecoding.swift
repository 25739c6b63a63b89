import Foundation
import GLibText

/// Values that mail programs wrote for a world of seven bits.
enum TransferDecoding {
  /// `=C3=A9` for each byte beyond ASCII; what is no such code stays as it is. Line ends are joined before.
  static func quotedPrintable(_ text: some Sequence<UInt8>) -> [UInt8] {
    let text = Array(text)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      if text[position] == Byte.equals, position + 2 < text.count, let high = hexDigit(text[position + 1]),
        let low = hexDigit(text[position + 2])
      {
        bytes.append(high << 4 | low)
        position += 3
      } else {
        bytes.append(text[position])
        position += 1
      }
    }
    return bytes
  }

  /// `nil` where it is not base64.
  static func base64(_ text: some Sequence<UInt8>) -> [UInt8]? {
    Data(base64Encoded: Data(text.filter { $0 > Byte.blank })).map { [UInt8]($0) }
  }

  /// The bytes as UTF-8: from the named encoding, else as they are, else as Windows-1252.
  static func utf8(_ bytes: [UInt8], charset: String?) -> [UInt8] {
    if let charset, charset.uppercased() != "UTF-8", let text = Charset.utf8(bytes, from: charset) {
      return text
    }
    if UTF8Census(bytes).broken.isEmpty { return bytes }
    return Charset.utf8(bytes, from: "WINDOWS-1252") ?? Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
