internal import CPango

/// Owner of one reference to a GObject of Pango's.
///
/// GLib ends the process where memory is short, so its constructors never return `NULL`.
struct PangoObject: ~Copyable {
  let raw: UnsafeMutableRawPointer

  init(adopting pointer: UnsafeMutableRawPointer) {
    raw = pointer
  }

  init(adopting pointer: OpaquePointer) {
    raw = UnsafeMutableRawPointer(pointer)
  }

  deinit { g_object_unref(raw) }

  /// As Pango's contexts and layouts are typed in Swift.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// As Pango's font maps are typed in Swift.
  var fontMap: UnsafeMutablePointer<PangoFontMap> { raw.assumingMemoryBound(to: PangoFontMap.self) }
}
