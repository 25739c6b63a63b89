import Foundation
import Glibc

/// Where a report goes and what stands beside it while it is published.
///
/// Everything beside it begins with `.NAME.daysheet-` and is removed by the next run that publishes there; a run that
/// holds the lock is the only one that has any.
struct PublishPlace {
  /// Absolute, without links.
  let parent: String
  let name: String

  var path: String { parent == "/" ? "/" + name : parent + "/" + name }
  var lock: String { beside("lock") }
  /// Keeps an earlier folder for the moment in which a link takes its place.
  var before: String { beside("before") }

  /// Follows links to where a folder really is and creates the folders above it that are missing.
  init(_ folder: String) throws(SystemFailure) {
    var folder = folder
    while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.unicodeScalars.removeLast() }
    if let resolved = try FileSystem.resolved(folder), try !Self.isOwnLink(folder) { folder = resolved }
    let above = FileSystem.parent(of: folder) ?? "."
    try FileSystem.makeFolders(above)
    guard let parent = try FileSystem.resolved(above) else {
      throw SystemFailure(doing: "find", path: above, number: ENOENT)
    }
    self.parent = parent
    name = folder.lastComponent
    guard !name.isEmpty else { throw SystemFailure(doing: "replace", path: folder, number: EBUSY) }
    if let current = try FileSystem.resolved("."), (current + "/").hasPrefix(path + "/") {
      throw .runsInside(path)
    }
  }

  /// Whether there is a folder to replace.
  ///
  /// - Throws: where something else has its place.
  func hasFolder() throws(SystemFailure) -> Bool {
    switch try FileSystem.kind(of: path) {
    case nil: return false
    case .folder: return true
    case .link where try Self.isOwnLink(path): return try FileSystem.resolved(path) != nil
    case .link, .other: throw SystemFailure(doing: "replace", path: path, number: ENOTDIR)
    }
  }

  /// A name beside the place that nothing has.
  func unusedName() throws(SystemFailure) -> String {
    var number = Int(getpid())
    while try FileSystem.kind(of: beside(String(number))) != nil { number += 1 }
    return beside(String(number))
  }

  /// Gives an earlier folder its place back where a run was interrupted between moving it aside and linking the new one.
  func restore() throws(SystemFailure) {
    if try FileSystem.kind(of: path) == nil, try FileSystem.kind(of: before) != nil {
      try FileSystem.rename(before, to: path)
    }
  }

  /// Removes what earlier runs left.
  ///
  /// - Parameter previous: an earlier folder that stays until the next run, for whoever is reading it.
  func removeLeftovers(except previous: String? = nil) throws(SystemFailure) {
    try restore()
    let kept = [try FileSystem.destination(ofLink: path), previous]
    var failure: SystemFailure?
    for sibling in try FileSystem.names(in: parent) where isOurs(sibling) && !kept.contains(sibling) {
      do throws(SystemFailure) {
        try FileSystem.removeTree(parent + "/" + sibling)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  /// Cleans up after the new folder has its place, which it keeps whatever becomes of this.
  func cleanUp(except previous: String?) -> [Diagnostic] {
    do throws(SystemFailure) {
      try removeLeftovers(except: previous)
      return []
    } catch {
      return [error.leftOver(beside: path)]
    }
  }

  /// Takes `.NAME.daysheet-SUFFIX` apart; `nil` for entries that do not stand beside anything.
  static func parts(ofSibling sibling: String) -> (name: String, suffix: String)? {
    guard sibling.hasPrefix(".") else { return nil }
    let rest = sibling.dropFirst()
    guard let mark = rest.range(of: ".daysheet-", options: .backwards) else { return nil }
    return (String(rest[..<mark.lowerBound]), String(rest[mark.upperBound...]))
  }

  private func beside(_ suffix: String) -> String {
    parent + "/" + Self.prefix(name) + suffix
  }

  private func isOurs(_ sibling: String) -> Bool {
    Self.isStaging(sibling, of: name) || sibling == Self.prefix(name) + "before"
  }

  private static func prefix(_ name: String) -> String { ".\(name).daysheet-" }

  private static func isStaging(_ sibling: some StringProtocol, of name: String) -> Bool {
    let prefix = prefix(name)
    let suffix = sibling.dropFirst(prefix.count)
    return sibling.hasPrefix(prefix) && !suffix.isEmpty && suffix.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Whether `path` is a link that an earlier run put there for want of an exchange.
  private static func isOwnLink(_ path: String) throws(SystemFailure) -> Bool {
    try FileSystem.destination(ofLink: path).map { isStaging($0, of: path.lastComponent) } ?? false
  }
}
