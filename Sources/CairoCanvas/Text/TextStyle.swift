internal import CPango
internal import PosterUI

/// A font as Pango wants to be told of it, with its metrics.
final class TextStyle {
  let description: OpaquePointer
  let attributes: OpaquePointer
  /// The first one that Pango finds for the description.
  private let font: UnsafeMutablePointer<PangoFont>?
  private let features: UnsafeMutablePointer<GSList>?
  private let hasASCII: Bool
  /// `nil` where figures are as wide as they are.
  private(set) lazy var figures =
    hasTabularFigures
    ? TabularFigures(analysis(script: PANGO_SCRIPT_COMMON, language: nil)) : nil
  private let hasTabularFigures: Bool
  /// Whether letters are spaced as the font has them.
  let isUntracked: Bool
  /// Points above and below the baseline, by the font's own metrics.
  let ascent: Double
  let descent: Double

  init(_ font: Font, fallbackFamilies: [String], context: borrowing PangoObject) {
    description = pango_font_description_new()
    let families = ([font.family] + fallbackFamilies).joined(separator: ",")
    pango_font_description_set_family(description, families)
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_absolute_size(description, font.size * pangoUnits)

    attributes = pango_attr_list_new()
    hasTabularFigures = font.tabularFigures
    features = font.tabularFigures ? g_slist_append(nil, pango_attr_font_features_new("tnum=1")) : nil
    if font.tabularFigures {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    isUntracked = font.tracking == 0
    if font.tracking != 0 {
      let spacing = Int32((font.tracking * pangoUnits).rounded())
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing))
    }

    // The font's own metrics: those of the context would have Pango sort all fonts for another language.
    let own = pango_context_load_font(context.opaque, description)
    self.font = own
    hasASCII = (UInt8(ascii: " ")...UInt8(ascii: "~")).allSatisfy { Self.has(Unicode.Scalar($0), in: own) }
    let metrics = pango_font_get_metrics(own, pango_language_from_string("en"))
    ascent = Double(pango_font_metrics_get_ascent(metrics)) / pangoUnits
    descent = Double(pango_font_metrics_get_descent(metrics)) / pangoUnits
    pango_font_metrics_unref(metrics)
    if let own { _ = FaceGuard.scaledFont(of: own) }
  }

  /// Whether the style's own font has the character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    hasASCII && scalar.value < 0x7F || Self.has(scalar, in: font)
  }

  private static func has(_ scalar: Unicode.Scalar, in font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    font != nil && pango_font_has_char(font, scalar.value) != 0
  }

  /// How Pango is to shape a piece of text in the style's own font; valid as long as the style is.
  func analysis(script: PangoScript, language: OpaquePointer?) -> PangoAnalysis {
    var analysis = PangoAnalysis()
    analysis.font = font
    analysis.script = UInt8(truncatingIfNeeded: script.rawValue)
    analysis.language = language
    analysis.extra_attrs = features
    return analysis
  }

  deinit {
    if let font { g_object_unref(font) }
    g_slist_free_full(features) { attribute in
      pango_attribute_destroy(attribute?.assumingMemoryBound(to: PangoAttribute.self))
    }
    pango_font_description_free(description)
    pango_attr_list_unref(attributes)
  }
}
