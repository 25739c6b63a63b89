import Testing

@testable import Daysheet

@Suite struct TransferDecodingTests {
  @Test(arguments: [
    ("M=FCll", [0x4D, 0xFC, 0x6C, 0x6C] as [UInt8]), ("=3d=", [0x3D, 0x3D]), ("=G1", [0x3D, 0x47, 0x31]),
  ])
  func decodesQuotedPrintable(text: String, bytes: [UInt8]) {
    #expect(TransferDecoding.quotedPrintable(text.utf8) == bytes)
  }

  @Test func decodesBase64WithBlanks() {
    #expect(TransferDecoding.base64("UHJh\n dGE=".utf8) == Array("Prata".utf8))
    #expect(TransferDecoding.base64("%%%".utf8) == nil)
  }

  @Test(arguments: [
    ([0xFC] as [UInt8], "ISO-8859-1", "ü"), ([0xB3], "windows-1250", "ł"), ([0xC3, 0xBC], nil, "ü"),
    ([0x80], nil, "€"), ([0xC3, 0xBC], "UTF-8", "ü"), ([0xFC], "no-such-charset", "ü"),
  ])
  func decodesCharsets(bytes: [UInt8], charset: String?, text: String) {
    #expect(String(decoding: TransferDecoding.utf8(bytes, charset: charset), as: UTF8.self) == text)
  }
}
