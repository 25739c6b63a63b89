import Foundation

/// The columns (or JSON keys) that one kind of file may have, as an enum numbered from 0.
protocol ColumnKey: CaseIterable, RawRepresentable, Hashable, Sendable where RawValue == Int {
  /// How headers spell it, the preferred one first. Case, blanks, punctuation and accents do not matter.
  var spellings: [String] { get }

  /// What such a file must have, in one of several shapes: of each group of columns at least one.
  static var shapes: [[[Self]]] { get }

  /// Spellings of columns that such files have and Daysheet does not need; no warning names them.
  static var ordinary: [String] { get }

  /// Words of which such columns are made in many languages; a header of nothing else is ordinary too.
  static var ordinaryWords: Set<String> { get }

  /// Words that say nothing about which column a header means.
  static var fillers: Set<String> { get }

  /// `ColumnDictionary()`, kept because it takes some hundred names to make.
  static var dictionary: ColumnDictionary<Self> { get }
}

extension ColumnKey {
  static var ordinaryWords: Set<String> { [] }
  static var fillers: Set<String> { [] }

  /// The name in messages.
  var name: String { spellings.first ?? "" }
}

/// Header names brought to one form: letters and digits only, without case and accents.
enum HeaderName {
  /// A name that is longer than any known one stays as it is.
  static func normalized(_ name: String) -> String {
    guard name.utf8.count <= Limits.nameBytes else { return name }
    return normalizedASCII(name) ?? normalizedUnicode(name)
  }

  /// The words of a name, each in that form; none of a name that is longer than any known one.
  static func words(_ name: String) -> [String] {
    guard name.utf8.count <= Limits.nameBytes else { return [] }
    return name.split { !$0.isLetter && !$0.isNumber }.map { normalized(String($0)) }
  }

  /// Most names, without the time that Foundation takes for its first folding; `nil` for a name of other characters.
  private static func normalizedASCII(_ name: String) -> String? {
    var kept: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): kept.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): kept.append(byte)
      case 0x80...: return nil
      default: continue
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func normalizedUnicode(_ name: String) -> String {
    let folded = name.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return folded.filter { $0.isLetter || $0.isNumber }
  }
}
