import Foundation
import Hashing

/// Names of folders for keys that may be anything, such as companies' names.
///
/// Letters and digits of every script stay, all else becomes a hyphen. No two are alike, not even where case and
/// compatible characters do not count, and none is one that Windows or a shell would stumble over.
enum FolderNames {
  /// A folder for each of `keys`, the same for the same set of keys in any order.
  ///
  /// Keys whose plain names would be one have a piece of their hash behind it, all of them.
  static func names(for keys: Set<[String]>) -> [[String]: String] {
    let plain = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.map(safe).joined(separator: "-")) })
    let counts = Dictionary(plain.values.map { (folded($0), 1) }, uniquingKeysWith: +)
    return plain.reduce(into: [:]) { names, entry in
      let (key, name) = entry
      let isTaken = counts[folded(name), default: 0] > 1
      names[key] = isTaken ? "\(name)-\(hash(of: key))" : name
    }
  }

  /// The share of a key among `count`, 0 ..< count: by its hash, so that it does not depend on the other keys.
  static func share(of key: [String], among count: Int) -> Int {
    (Int(hash(of: key), radix: 16) ?? 0) % count
  }

  private static func hash(of key: [String]) -> String {
    String(SHA256.hex(Array(key.joined(separator: "\u{0}").utf8)).prefix(8))
  }

  private static func folded(_ name: String) -> String {
    name.precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// Most file systems take 255 bytes; a batch may join several values, and a hash.
  private static let byteLimit = 60

  private static func safe(_ value: String) -> String {
    var name = ""
    for character in value.precomposedStringWithCanonicalMapping {
      if character.isLetter || character.isNumber {
        if name.utf8.count + character.utf8.count > byteLimit { break }
        name.append(character)
      } else if let last = name.last, last != "-" {
        name.append("-")
      }
    }
    if name.hasSuffix("-") { name.removeLast() }
    if name.isEmpty { return "none" }
    return devices.contains(name.uppercased()) ? name + "-" : name
  }

  /// Names that Windows keeps for devices.
  private static let devices: Set<String> = Set(
    ["CON", "PRN", "AUX", "NUL"] + (0...9).flatMap { ["COM\($0)", "LPT\($0)"] })
}
