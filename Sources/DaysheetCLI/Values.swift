import Daysheet
import Timelines

/// How the options read their values.
enum Values {
  static func text(_ value: String) throws(BadValue) -> String {
    guard !value.isEmpty else { throw .expected("a value") }
    return value
  }

  /// Where an option's target is optional, `nil` being "not given".
  static func text(_ value: String) throws(BadValue) -> String? {
    let text: String = try text(value)
    return text
  }

  static func switched(_ value: String) throws(BadValue) -> Bool {
    switch value.lowercased() {
    case "1", "true", "yes", "on": return true
    case "0", "false", "no", "off": return false
    default: throw .expected("true or false")
    }
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String
  ) throws(BadValue) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw .expected(Choice.allCases.map(\.rawValue).joined(separator: " or "))
    }
    return choice
  }

  static func airport(_ value: String) throws(BadValue) -> String? {
    let code = value.uppercased()
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) }) else {
      throw .expected("an IATA code of three letters")
    }
    return code
  }

  static func badRows(_ value: String) throws(BadValue) -> Bool {
    switch value {
    case "skip": return false
    case "fail": return true
    default: throw .expected("skip or fail")
    }
  }

  /// Names separated by commas.
  static func formats(_ value: String) throws(BadValue) -> Set<ReportOptions.Format> {
    var formats: Set<ReportOptions.Format> = []
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      if name == "txt" { throw .notBuiltYet }
      guard let format = ReportOptions.Format(rawValue: String(name)) else {
        throw .expected("a list of csv,svg,png,pdf")
      }
      formats.insert(format)
    }
    return formats
  }

  static func paper(_ value: String) throws(BadValue) -> Paper {
    guard let paper = Paper(value) else {
      let (least, most) = (Int(Paper.sideLimits.lowerBound), Int(Paper.sideLimits.upperBound))
      throw .expected(
        "\(Paper.names.joined(separator: ", ")) or <w>x<h>mm with sides of \(least) to \(most) mm")
    }
    return paper
  }

  static func ppi(_ value: String) throws(BadValue) -> Double {
    guard let ppi = Double(value), (10...1200).contains(ppi) else {
      throw .expected("a number from 10 to 1200")
    }
    return ppi
  }

  static func clock(_ value: String) throws(BadValue) -> ReportOptions.ClockStyle? {
    guard let style = Int(value).flatMap(ReportOptions.ClockStyle.init) else { throw .expected("12 or 24") }
    return style
  }

  /// `nil` for `auto`.
  static func density(_ value: String) throws(BadValue) -> Density? {
    if value == "auto" { return nil }
    guard let density = Density(rawValue: value) else { throw .expected("auto, cards, compact or rows") }
    return density
  }

  static func name(_ value: String) throws(BadValue) -> String {
    guard !value.isEmpty else { throw .expected("a name") }
    return value
  }

  static func locale(_ value: String) throws(BadValue) {
    let language = value.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first
    guard let language, language.utf8.allSatisfy({ (97...122).contains($0) }) else {
      throw .expected("a language tag such as en or en-GB")
    }
    guard language == "en" else { throw .notBuiltYet }
  }
}
