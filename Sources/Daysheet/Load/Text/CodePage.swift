import GLibText

/// An encoding that a text does not name itself.
package struct CodePage: Hashable, Sendable {
  /// As people call it.
  package let name: String
  /// As iconv calls it; of encodings with a wider successor from the same hands the wider one.
  let converter: String

  private init(_ name: String, _ converter: String) {
    self.name = name
    self.converter = converter
  }

  static let windows1252 = CodePage("Windows-1252", "CP1252")
  static let windows1250 = CodePage("Windows-1250", "CP1250")
  static let windows1251 = CodePage("Windows-1251", "CP1251")
  static let windows1253 = CodePage("Windows-1253", "CP1253")
  static let windows1254 = CodePage("Windows-1254", "CP1254")
  static let windows1255 = CodePage("Windows-1255", "CP1255")
  static let windows1256 = CodePage("Windows-1256", "CP1256")
  static let windows1257 = CodePage("Windows-1257", "CP1257")
  static let latin2 = CodePage("ISO-8859-2", "ISO-8859-2")
  static let macRoman = CodePage("MacRoman", "MACINTOSH")
  static let shiftJIS = CodePage("Shift-JIS", "CP932")
  static let gbk = CodePage("GBK", "GB18030")
  static let big5 = CodePage("Big5", "CP950")
  static let eucKR = CodePage("EUC-KR", "CP949")
  static let utf8 = CodePage("UTF-8", "UTF-8")

  /// `nil` for a name that neither Daysheet nor the system's iconv knows.
  package init?(named name: String) {
    if let known = Self.byName[Self.folded(name)] {
      self = known
    } else if !name.isEmpty, name.utf8.allSatisfy({ $0 < 0x80 && $0 != Byte.slash }), Charset.isKnown(name) {
      self.init(name.uppercased(), name)
    } else {
      return nil
    }
  }

  /// For what the detector says: of ISO's and Microsoft's tables for one language files have Microsoft's.
  init?(detected name: String) {
    if let page = Self.successors[Self.folded(name)] { self = page } else { self.init(named: name) }
  }

  /// `nil` where the bytes are not in it.
  func decode(_ bytes: [UInt8]) -> [UInt8]? { Charset.utf8(bytes, from: converter) }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let byName: [String: CodePage] = {
    var pages: [String: CodePage] = [:]
    let windows = [
      windows1250, windows1251, windows1252, windows1253, windows1254, windows1255, windows1256, windows1257,
    ]
    for page in windows {
      let number = String(page.converter.dropFirst(2))
      for prefix in ["windows", "cp", "win", ""] { pages[prefix + number] = page }
    }
    let others: [CodePage: [String]] = [
      macRoman: ["macroman", "macintosh", "mac"],
      shiftJIS: ["shiftjis", "sjis", "cp932", "windows31j", "ms932"],
      gbk: ["gbk", "gb2312", "gb18030", "cp936"], big5: ["big5", "cp950"], eucKR: ["euckr", "cp949", "uhc"],
      utf8: ["utf8"],
    ]
    for (page, names) in others {
      for name in names { pages[name] = page }
    }
    return pages
  }()

  private static let successors: [String: CodePage] = [
    "iso88591": windows1252, "iso885915": windows1252, "iso88597": windows1253, "iso88598": windows1255,
    "iso88599": windows1254, "iso88596": windows1256, "iso885913": windows1257, "iso88594": windows1257,
    "iso88592": latin2,
  ]
}
