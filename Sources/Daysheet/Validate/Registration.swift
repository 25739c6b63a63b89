/// The mark that an aircraft carries, such as `N827DN` or `CS-TUA`.
struct Registration: Hashable {
  let mark: String

  /// `nil` for what may be an aircraft's type or a fleet number, which many flights share: only marks with a hyphen
  /// after their nationality and those of the United States are known for certain.
  init?(_ text: String) {
    let mark = text.split(whereSeparator: \.isWhitespace).joined().uppercased()
    guard Self.isHyphenated(mark) || Self.isAmerican(mark) else { return nil }
    self.mark = mark
  }

  /// `D-AIMA`, `9V-SKA`, `B-2447`; not `A320-200`, `B-777`.
  private static func isHyphenated(_ mark: String) -> Bool {
    let parts = mark.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), (3...5).contains(parts[1].count) else {
      return false
    }
    let hasLetters = parts[1].contains(where: \.isLetter)
    return parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && (hasLetters ? !parts[1].hasSuffix("NEO") : parts[1].count > 3)
  }

  /// `N`, one to five digits, of which the last two may be letters.
  private static func isAmerican(_ mark: String) -> Bool {
    let serial = mark.dropFirst()
    guard mark.first == "N", (3...5).contains(serial.count), serial.first?.isNumber == true else {
      return false
    }
    return serial.dropLast(2).allSatisfy { $0.isASCII && $0.isNumber }
      && serial.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
  }
}
