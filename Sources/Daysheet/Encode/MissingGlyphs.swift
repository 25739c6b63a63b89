internal import CairoCanvas
import Foundation
import PosterUI

/// Letters on a sheet that no installed font has, gathered by script.
struct MissingGlyphs {
  enum Group: Hashable {
    /// ISO 15924 code.
    case script(String)
    case emoji
    /// Signs that belong to no script.
    case symbols

    init(_ scalar: Unicode.Scalar) {
      switch Script(of: scalar).code {
      case "Zyyy", "Zinh", "Zzzz": self = scalar.properties.isEmojiPresentation ? .emoji : .symbols
      case let code: self = .script(code)
      }
    }

    /// As it stands in an English sentence.
    var name: String {
      switch self {
      case .script(let code):
        "the script \(Locale(identifier: "en").localizedString(forScriptCode: code) ?? code)"
      case .emoji: "emoji"
      case .symbols: "every symbol"
      }
    }
  }

  /// One group with its first text and character.
  private struct Finding {
    let group: Group
    let scalar: Unicode.Scalar
    let text: String
  }

  private let findings: [Finding]

  init(in runs: [TextRun]) {
    var seen: Set<Group> = []
    findings = runs.flatMap { run in
      run.text.missing.compactMap { scalar in
        let group = Group(scalar)
        guard seen.insert(group).inserted else { return nil }
        return Finding(group: group, scalar: scalar, text: run.text.text)
      }
    }
  }

  /// One warning for each script, in the order of the sheet.
  func warnings(file: String) -> [Diagnostic] {
    findings.map { finding in
      let code = "U+" + String(finding.scalar.value, radix: 16, uppercase: true)
      return Diagnostic(
        .warning, .missingGlyph,
        "no font has \(finding.group.name): \(finding.scalar) (\(code)) of “\(finding.text)” is missing",
        at: SourceLocation(file: file),
        hint: "Debian has one in the package \(FallbackFont.debianPackage(for: finding.group)).")
    }
  }
}

extension Diagnostic.Code {
  /// A script of which no installed font has a character.
  package static let missingGlyph = Self(rawValue: "missing-glyph")
}
