internal import CCairo
internal import CDeflate
internal import CPango
public import PosterUI

/// The fonts of this machine and the libraries that draw with them, for `daysheet info` and run.json.
public struct FontCatalogue: Sendable {
  private let faces: [String: [Face]]

  private struct Face {
    let path: String
    /// OpenType's scale, such as 400; `nil` for a variable font, which has them all.
    let weight: Double?
    let isUpright: Bool
  }

  /// Asks fontconfig for its list; to ask Pango would sort it for every style.
  public init() {
    TextEnvironment.pin()
    var faces: [String: [Face]] = [:]
    if let fonts = FcConfigGetFonts(nil, FcSetSystem)?.pointee {
      for pattern in UnsafeBufferPointer(start: fonts.fonts, count: Int(fonts.nfont)) {
        let font = FontPattern(pattern)
        faces[font.string(FC_FAMILY), default: []].append(
          Face(path: font.string(FC_FILE), weight: font.weight, isUpright: font.isUpright))
      }
    }
    self.faces = faces
  }

  /// Every family that is installed, sorted.
  public var families: [String] { faces.keys.sorted() }

  /// Whether a family of exactly this name is installed; fontconfig itself would take the nearest one.
  public func has(_ family: String) -> Bool { faces[family] != nil }

  /// The file that a family and weight come from; `nil` where the family is not installed.
  public func file(of family: String, weight: Font.Weight = .regular) -> String? {
    func distance(_ face: Face) -> Double { face.weight.map { abs($0 - Double(weight.rawValue)) } ?? 0 }
    return faces[family]?.min { first, second in
      if first.isUpright != second.isUpright { return first.isUpright }
      return (distance(first), first.path) < (distance(second), second.path)
    }?.path
  }

  /// Name and version of every library that a picture's bytes depend on, sorted by name.
  public static var libraryVersions: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    return [
      ("cairo", String(cString: cairo_version_string())),
      ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
      ("harfbuzz", String(cString: hb_version_string())),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("pango", String(cString: pango_version_string())),
    ]
  }
}
