import Foundation
import Testing

@testable import Daysheet

@Suite struct TextDecodingTests {
  private static let text = "Zoë,Łódź,🛫\r\nx,y,z\r\n"

  @Test func readsUTF8() throws {
    let decoded = try TextDecoding.decode(Array(Self.text.utf8))
    #expect(decoded.encoding == .utf8)
    #expect(decoded.bytes == Array(Self.text.utf8))
    #expect(decoded.flaws.isEmpty)
  }

  @Test func takesAByteOrderMarkAway() throws {
    let decoded = try TextDecoding.decode([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8))
    #expect(decoded.encoding == .utf8WithMark)
    #expect(decoded.bytes == Array(Self.text.utf8))
  }

  @Test(arguments: [(String.Encoding.utf16LittleEndian, "\u{FEFF}"), (.utf16BigEndian, "\u{FEFF}")])
  func readsUTF16WithItsMark(encoding: String.Encoding, mark: String) throws {
    let raw = try #require((mark + Self.text).data(using: encoding))
    let decoded = try TextDecoding.decode([UInt8](raw))
    #expect(decoded.bytes == Array(Self.text.utf8))
    #expect(decoded.encoding == (encoding == .utf16BigEndian ? .utf16BigEndian : .utf16LittleEndian))
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func knowsUTF16WithoutAMarkByItsNULBytes(encoding: String.Encoding) throws {
    let raw = try #require("flight,date\nZoë 1,2026\n".data(using: encoding))
    #expect(try TextDecoding.decode([UInt8](raw)).bytes == Array("flight,date\nZoë 1,2026\n".utf8))
  }

  @Test func refusesBrokenUTF16() {
    #expect(throws: UndecodableText.self) { try TextDecoding.decode([0xFF, 0xFE, 0x41]) }
    // The first half of a surrogate pair, then a letter.
    #expect(throws: UndecodableText.self) { try TextDecoding.decode([0xFF, 0xFE, 0x3D, 0xD8, 0x41, 0]) }
    #expect(throws: UndecodableText.self) { try TextDecoding.decode([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0]) }
  }

  /// Every byte of Windows-1252 that means something, against Foundation's table.
  @Test(arguments: (UInt8(0x80)...0xFF).filter { ![0x81, 0x8D, 0x8F, 0x90, 0x9D].contains($0) })
  func readsWindows1252(byte: UInt8) throws {
    let expected = try #require(String(bytes: [byte], encoding: .windowsCP1252))
    let decoded = try TextDecoding.decode([0x41, byte, 0x42], as: .windows1252)
    #expect(decoded.encoding == .codePage(.windows1252, .wanted))
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == "A\(expected)B")
    #expect(decoded.firstForeignByte == 1)
  }

  @Test(arguments: [0x81, 0x8D, 0x8F, 0x90, 0x9D] as [UInt8])
  func refusesBytesOfNoEncoding(byte: UInt8) {
    #expect(throws: UndecodableText.self) { try TextDecoding.decode([0x41, byte, 0x42], as: .windows1252) }
  }

  @Test func keepsUTF8WithOneBrokenPlace() throws {
    let decoded = try TextDecoding.decode(Array("é,ü\na".utf8) + [0xC3] + Array("b,\0\nö\n".utf8))
    #expect(decoded.encoding == .utf8)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == "é,ü\na\u{FFFD}b,\0\nö\n")
    #expect(decoded.flaws.map(\.kind) == [.notUTF8, .nul])
    #expect(decoded.flaws.map(\.offset) == [7, 12])
  }

  /// The standard library's own repair is the judge of what is one broken character.
  @Test(
    arguments: [
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x9B], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0x80],
      [0xE0, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func repairsAsTheStandardLibraryDoes(broken: [UInt8]) throws {
    let raw = Array("ééééé ".utf8) + broken + Array(" é".utf8)
    let decoded = try TextDecoding.decode(raw)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == String(decoding: raw, as: UTF8.self))
  }
}
