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

  static func map(_ value: String) throws(BadValue) -> ColumnMap? {
    do {
      return try ColumnMap(argument: value)
    } catch {
      throw BadValue(reason: "is no map: \(error.text)")
    }
  }

  static func timeFormat(_ value: String) throws(BadValue) -> TimeFormat? {
    do {
      return try TimeFormat(value)
    } catch {
      throw BadValue(reason: error.text)
    }
  }

  static func encoding(_ value: String) throws(BadValue) -> CodePage? {
    guard let page = CodePage(named: value) else {
      throw .expected("an encoding such as windows-1250, macroman or shift-jis")
    }
    return page
  }

  static func dateOrder(_ value: String) throws(BadValue) -> DateOrder? {
    guard let order = DateOrder(rawValue: value.lowercased()) else { throw .expected("dmy, mdy or ymd") }
    return order
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
      guard let format = ReportOptions.Format(rawValue: String(name)) else {
        throw .expected("a list of csv,svg,png,pdf,txt")
      }
      formats.insert(format)
    }
    return formats
  }

  static func without(_ value: String) throws(BadValue) -> Set<PersonalDetail> {
    var details: Set<PersonalDetail> = []
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let detail = PersonalDetail(rawValue: String(name)) else {
        throw .expected("a list of \(PersonalDetail.allCases.map(\.rawValue).joined(separator: ","))")
      }
      details.insert(detail)
    }
    return details
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

  /// A number of bytes, with `kB`, `MB`, `KiB` or `MiB`.
  static func size(_ value: String) throws(BadValue) -> Int? {
    let units = [("kib", 1024.0), ("mib", 1_048_576), ("kb", 1000), ("mb", 1_000_000)]
    let unit = units.first { value.lowercased().hasSuffix($0.0) }
    let digits = value.dropLast(unit?.0.count ?? 0)
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits),
      case let size = number * (unit?.1 ?? 1), (1000...1e12).contains(size)
    else {
      throw .expected("a size of at least 1000 bytes, such as 1MB, 500kB or 2MiB")
    }
    return Int(size)
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

  static func locale(_ value: String) throws(BadValue) -> PosterLocale {
    guard let locale = PosterLocale(value) else {
      throw .expected(
        "a language with or without a region, such as pt-BR; known are \(PosterLocale.Language.names)")
    }
    return locale
  }
}
