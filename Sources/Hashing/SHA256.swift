internal import CNettle

/// SHA-256 as in FIPS 180-4, for `run.json`, with the processor's own instructions where it has them.
///
/// Feed it with ``update(_:)`` as often as needed, then ask for ``hex()``.
package struct SHA256: Sendable {
  private var context = sha256_ctx()

  package init() {
    nettle_sha256_init(&context)
  }

  /// The digest of `bytes` in lower-case hex, 64 characters.
  package static func hex(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes[...])
    return hash.hex()
  }

  package mutating func update(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { nettle_sha256_update(&context, $0.count, $0.baseAddress) }
  }

  /// The digest of all that came, in lower-case hex.
  package consuming func hex() -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
