internal import CPango

/// The script of a character, by its ISO 15924 code such as `Hani`; `Zyyy` where it belongs to many.
public struct Script: Hashable, Sendable {
  public let code: String

  public init(of scalar: Unicode.Scalar) {
    let letters = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
    code = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) }, as: UTF8.self)
  }
}
