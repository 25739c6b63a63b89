internal import CPango
internal import Foundation

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

  init(retaining pointer: UnsafeMutableRawPointer) {
    raw = pointer
    g_object_ref(pointer)
  }

  deinit { g_object_unref(raw) }

  /// As Pango's contexts and layouts are typed in Swift.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// As Pango's font maps are typed in Swift.
  var fontMap: UnsafeMutablePointer<PangoFontMap> { raw.assumingMemoryBound(to: PangoFontMap.self) }
}

/// The variables of the environment that would change how a sheet looks.
enum TextEnvironment {
  /// Sets them once in the process, before fontconfig or Pango has read them.
  ///
  /// Both prefer fonts of the languages that the user's locale names, which must not change a report.
  static func pin() { _ = pinned }

  private static let pinned: Void = {
    setenv("FC_LANG", "en", 1)
    setenv("PANGO_LANGUAGE", "en", 1)
  }()
}
