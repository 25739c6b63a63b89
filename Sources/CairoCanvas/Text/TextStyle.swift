internal import CPango
internal import PosterUI

/// A font as Pango wants to be told of it, with its metrics.
final class TextStyle {
  let description: OpaquePointer
  let attributes: OpaquePointer
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
    if font.tabularFigures {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    if font.tracking != 0 {
      let spacing = Int32((font.tracking * pangoUnits).rounded())
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing))
    }

    // The font's own metrics: those of the context would have Pango sort all fonts for another language.
    let font = pango_context_load_font(context.opaque, description)
    let metrics = pango_font_get_metrics(font, pango_language_from_string("en"))
    ascent = Double(pango_font_metrics_get_ascent(metrics)) / pangoUnits
    descent = Double(pango_font_metrics_get_descent(metrics)) / pangoUnits
    pango_font_metrics_unref(metrics)
    if let font {
      _ = FaceGuard.scaledFont(of: font)
      g_object_unref(font)
    }
  }

  deinit {
    pango_font_description_free(description)
    pango_attr_list_unref(attributes)
  }
}
