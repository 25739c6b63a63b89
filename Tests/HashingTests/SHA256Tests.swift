import Hashing
import Hashing
import Testing

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4 and its companions: empty, one block, two blocks, a million letters.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func givesThePublishedDigests(text: String, digest: String) {
    #expect(SHA256.hex(Array(text.utf8)) == digest)
  }

  @Test(arguments: [1, 3, 55, 56, 63, 64, 65, 119, 200])
  func isTheSameHoweverTheBytesArrive(chunk: Int) {
    let bytes = (0..<200).map { UInt8($0) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      hash.update(bytes[start..<min(start + chunk, bytes.count)])
    }
    // From coreutils: the bytes 0…199.
    #expect(hash.hex() == "1901da1c9f699b48f6b2636e65cbf73abf99d0441ef67f5c540a42f7051dec6f")
  }
}
