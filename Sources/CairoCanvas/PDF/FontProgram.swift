internal import CHarfBuzz
internal import PosterUI

/// A font file as HarfBuzz reads it, for what a PDF wants to know of it and to cut out what it needs.
///
/// One thread's.
final class FontProgram {
  private let face: OpaquePointer
  private let font: OpaquePointer
  private let unitsPerEm: Int
  /// Whether its outlines are CFF's cubic curves, not TrueType's quadratic ones.
  let isCFF: Bool

  /// `nil` where the file's outlines are not of a kind that a PDF can have, or must not be embedded.
  ///
  /// - Parameter index: of the face within a collection, from 0.
  init?(path: String, face index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    face = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    font = hb_font_create(face)
    unitsPerEm = Int(hb_face_get_upem(face))
    isCFF = Self.length(of: "CFF ", in: face) > 0
    let isVariable = Self.length(of: "fvar", in: face) > 0
    guard isCFF || Self.length(of: "glyf", in: face) > 0, !isVariable, unitsPerEm > 0, mayBeEmbedded else {
      return nil
    }
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// Whether the font's maker allows to embed a subset (OpenType specification, OS/2, fsType).
  private var mayBeEmbedded: Bool {
    let table = bytes(of: "OS/2")
    guard table.count > 9 else { return true }
    let type = Int(table[8]) << 8 | Int(table[9])
    return type & 0xF != 2 && type & 0x0300 == 0
  }

  /// Thousandths of an em.
  func advance(of glyph: UInt32) -> Int { thousandths(Int(hb_font_get_glyph_h_advance(font, glyph))) }

  /// Whether it is the glyph that the font has for the character alone.
  func isGlyph(_ glyph: UInt32, of scalar: Unicode.Scalar) -> Bool {
    var nominal: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &nominal) != 0 && nominal == glyph
  }

  /// A font file with these glyphs and no others, and the numbers that they have in it, in their order.
  func subset(_ glyphs: [UInt32]) throws(CanvasError) -> (program: [UInt8], numbers: [UInt32]) {
    let failure = CanvasError(.libraryFailure, while: "making a subset of \(name)")
    guard let input = hb_subset_input_create_or_fail() else { throw failure }
    defer { hb_subset_input_destroy(input) }
    let wanted = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(wanted, glyph) }
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for table in Self.tablesForShaping { hb_set_add(dropped, Self.tag(table)) }
    // Else the sign for characters that the font lacks would be blank.
    if glyphs.contains(0) { hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NOTDEF_OUTLINE.rawValue) }
    guard let plan = hb_subset_plan_create_or_fail(face, input) else { throw failure }
    defer { hb_subset_plan_destroy(plan) }
    guard let subset = hb_subset_plan_execute_or_fail(plan) else { throw failure }
    defer { hb_face_destroy(subset) }
    let map = hb_subset_plan_old_to_new_glyph_mapping(plan)
    let blob = hb_face_reference_blob(subset)
    defer { hb_blob_destroy(blob) }
    return (Self.bytes(of: blob), glyphs.map { hb_map_get(map, $0) })
  }

  /// What a reader of text that is already shaped has no use for.
  private static let tablesForShaping = [
    "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "MATH", "kern", "morx", "mort", "kerx", "trak", "feat", "name",
    "post", "OS/2", "DSIG", "gasp", "hdmx", "VDMX", "LTSH", "VORG", "vhea", "vmtx", "meta", "PCLT", "STAT",
  ]

  /// The PostScript name, as far as a name of PDF can have its characters.
  var name: String {
    var length: UInt32 = 128
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      hb_ot_name_get_utf8(face, hb_ot_name_id_t(6), nil, &length, buffer.baseAddress)
      return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    let plain = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return plain.isEmpty ? "Font" : plain
  }

  /// The entries of a font descriptor that tell of the face (ISO 32000-1, 9.8).
  var descriptor: String {
    let head = bytes(of: "head")
    func corner(_ place: Int) -> Int {
      guard head.count > place + 1 else { return 0 }
      return thousandths(Int(Int16(bitPattern: UInt16(head[place]) << 8 | UInt16(head[place + 1]))))
    }
    let box = [36, 38, 40, 42].map { "\(corner($0))" }.joined(separator: " ")
    let ascent = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
    let descent = metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    let capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT)
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    // No font says how thick its stems are; this is what weights usually have.
    let stem = Int(50 + weight * weight / 4225)
    let angle = Int(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE).rounded())
    return "/Flags 4/FontBBox[\(box)]/ItalicAngle \(angle)/Ascent \(ascent)/Descent \(descent)"
      + "/CapHeight \(capHeight)/StemV \(stem)"
  }

  private func metric(_ tag: hb_ot_metrics_tag_t) -> Int {
    var value: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, tag, &value)
    return thousandths(Int(value))
  }

  private func thousandths(_ units: Int) -> Int {
    Int((Double(units) * 1000 / Double(unitsPerEm)).rounded())
  }

  private func bytes(of table: String) -> [UInt8] {
    let blob = hb_face_reference_table(face, Self.tag(table))
    defer { hb_blob_destroy(blob) }
    return Self.bytes(of: blob)
  }

  private static func bytes(of blob: OpaquePointer?) -> [UInt8] {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  private static func length(of table: String, in face: OpaquePointer?) -> UInt32 {
    let blob = hb_face_reference_table(face, tag(table))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob)
  }

  private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
