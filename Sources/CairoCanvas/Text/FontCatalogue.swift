internal import CCairo
internal import CDeflate
internal import CPango
public import PosterUI

/// The fonts of this machine and the libraries that draw with them, for `daysheet info` and run.json.
public struct FontCatalogue: Sendable {
  /// Every family that is installed, sorted.
  public let families: [String]

  public init() {
    let map = Self.makeFontMap()
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map.fontMap, &list, &count)
    defer { g_free(list) }
    families = Set(
      UnsafeBufferPointer(start: list, count: Int(count)).compactMap { family in
        family.map { String(cString: pango_font_family_get_name($0)) }
      }
    ).sorted()
  }

  /// Whether a family of exactly this name is installed; fontconfig itself would take the nearest one.
  public func has(_ family: String) -> Bool { families.contains(family) }

  /// The file that a family and weight come from; `nil` where the family is not installed.
  public func file(of family: String, weight: Font.Weight = .regular) -> String? {
    guard has(family) else { return nil }
    let map = Self.makeFontMap()
    let context = PangoObject(adopting: pango_font_map_create_context(map.fontMap))
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    guard let font = pango_font_map_load_font(map.fontMap, context.opaque, description) else { return nil }
    defer { g_object_unref(font) }
    let path = FontFile(of: font).path
    return path.isEmpty ? nil : path
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

  private static func makeFontMap() -> PangoObject {
    TextEnvironment.pin()
    return PangoObject(adopting: UnsafeMutableRawPointer(pango_cairo_font_map_new()))
  }
}
