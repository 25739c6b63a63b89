import Hashing
import PosterUI

/// A theme in a JSON file: a built-in one with some of its tokens changed.
///
///     { "extends": "dark", "colors": { "ink": "#FFFFFF", "companies": ["#FFB45E"] },
///       "fonts": { "text": "Inter" }, "sizes": { "text": 1.1 },
///       "logo": { "path": "M0 0H24V24H0Z", "color": "#B3261E" } }
///
/// A logo may also be a picture, `{ "png": "logo.png" }`, its path relative to the theme file.
package enum ThemeFile {
  /// The theme of that name, or the one in the file of that path.
  ///
  /// - Throws: exit code 78 for a name that is none, a file that cannot be read, and an unknown or wrong token.
  package static func theme(_ nameOrPath: String) throws(RunError) -> Theme {
    if let theme = Theme.builtIn.first(where: { $0.name == nameOrPath }) { return theme }
    let bytes: [UInt8]
    do {
      bytes = try InputReader.bytes(of: nameOrPath)
    } catch {
      let names = Theme.builtIn.map(\.name)
      let near = Spelling.nearest(to: nameOrPath, among: names).map { "Did you mean ‘\($0)’?" }
      throw RunError(
        .configuration,
        [
          Diagnostic(
            .error, .badTheme, "neither a theme nor a file that can be read",
            at: SourceLocation(file: nameOrPath),
            hint: near ?? "Themes: \(names.joined(separator: ", ")), or a JSON file.")
        ])
    }
    return try read(bytes, file: nameOrPath)
  }

  /// - Throws: exit code 78, with the path of the token.
  package static func read(_ bytes: [UInt8], file: String) throws(RunError) -> Theme {
    let settings = try Setting.read(bytes, file: file)
    var theme = try base(of: settings)
    theme.name = SourceLocation(file: file).baseName
    theme.files = [file]
    for setting in settings where setting.key != "extends" {
      switch setting.key {
      case "colors": try change(setting, in: &theme, with: color)
      case "fonts": try change(setting, in: &theme, with: font)
      case "sizes": try change(setting, in: &theme, with: size)
      case "logo":
        (theme.logo, theme.logoPlace) = (try logo(setting), setting.location)
        theme.files += pictureFiles(setting)
      default: throw unknown(setting.key, setting, among: ["extends", "colors", "fonts", "sizes", "logo"])
      }
    }
    // A logo of its own file is a part of the theme: the same theme with another one is another theme.
    let picture = if case .picture(let picture)? = theme.logo { picture.bytes } else { [] as [UInt8] }
    theme.sha256 = SHA256.hex(bytes + picture)
    return theme
  }

  /// The tokens of poster.md, as a file names them.
  static let colorTokens: [(name: String, keyPath: any WritableKeyPath<Theme, Color> & Sendable)] = [
    ("paper", \.paper), ("ink", \.ink), ("quiet", \.quiet), ("hairline", \.hairline),
    ("card-fill", \.cardFill),
    ("card-stroke", \.cardStroke), ("now", \.now), ("arrivals", \.arrivals), ("departures", \.departures),
    ("on-time", \.onTime), ("in-flight", \.inFlight), ("landed", \.landed), ("boarding", \.boarding),
    ("delayed", \.delayed), ("cancelled", \.stopped), ("unknown", \.unknown),
  ]

  private static func base(of settings: [Setting]) throws(RunError) -> Theme {
    guard let setting = settings.first(where: { $0.key == "extends" }) else { return .light }
    let name = try string(setting, path: "extends")
    guard let theme = Theme.builtIn.first(where: { $0.name == name }) else {
      throw wrong("extends", "must be one of \(Theme.builtIn.map(\.name).joined(separator: ", "))", setting)
    }
    return theme
  }

  private static func change(
    _ group: Setting, in theme: inout Theme,
    with change: (Setting, String, inout Theme) throws(RunError) -> Void
  ) throws(RunError) {
    guard case .object(let members) = group.value else { throw wrong(group.key, "must be an object", group) }
    for member in members { try change(member, "\(group.key).\(member.key)", &theme) }
  }

  private static func color(_ setting: Setting, _ path: String, _ theme: inout Theme) throws(RunError) {
    if setting.key == "companies" {
      guard case .array(let elements) = setting.value, !elements.isEmpty else {
        throw wrong(path, "must be an array of colours", setting)
      }
      theme.companies = []
      for (index, element) in elements.enumerated() {
        theme.companies.append(try color(element, path: "\(path)[\(index)]", setting))
      }
    } else if let token = colorTokens.first(where: { $0.name == setting.key }) {
      theme[keyPath: token.keyPath] = try color(setting.value, path: path, setting)
    } else {
      throw unknown(path, setting, among: colorTokens.map(\.name) + ["companies"])
    }
  }

  static func color(
    _ value: Setting.Value, path: String, _ setting: Setting
  ) throws(RunError) -> Color {
    guard case .string(let text) = value, let color = Color(hex: text) else {
      throw wrong(path, "must be a colour such as \"#16202E\"", setting)
    }
    return color
  }

  private static func font(_ setting: Setting, _ path: String, _ theme: inout Theme) throws(RunError) {
    let family = try string(setting, path: path)
    switch setting.key {
    case "text": theme.textFamily = family
    case "display": theme.displayFamily = family
    default: throw unknown(path, setting, among: ["text", "display"])
    }
  }

  private static func size(_ setting: Setting, _ path: String, _ theme: inout Theme) throws(RunError) {
    guard case .number(let text) = setting.value, let factor = Double(text), (1...1.5).contains(factor) else {
      throw wrong(path, "must be a number from 1 to 1.5", setting)
    }
    switch setting.key {
    case "text": theme.textSize = factor
    case "display": theme.displaySize = factor
    default: throw unknown(path, setting, among: ["text", "display"])
    }
  }

  static func string(_ setting: Setting, path: String) throws(RunError) -> String {
    guard case .string(let text) = setting.value, !text.isEmpty else {
      throw wrong(path, "must be a string", setting)
    }
    return text
  }

  static func unknown(_ path: String, _ setting: Setting, among names: [String]) -> RunError {
    let near = Spelling.nearest(to: setting.key, among: names).map { "Did you mean ‘\($0)’?" }
    return wrong(
      path, "is no token of a theme", setting, hint: near ?? "Known: \(names.joined(separator: ", ")).")
  }

  static func wrong(
    _ path: String, _ problem: String, _ setting: Setting, hint: String? = nil
  ) -> RunError {
    RunError(
      .configuration,
      [Diagnostic(.error, .badTheme, "\(path): \(problem)", at: setting.location, hint: hint)])
  }
}

extension Diagnostic.Code {
  /// A theme that cannot be used: an unknown or wrong token, or no such file.
  package static let badTheme = Self(rawValue: "bad-theme")
}
