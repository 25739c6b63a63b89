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
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if let resolved = FileSystem.resolved(folder), !Self.isOwnLink(folder) { folder = resolved }
    let above = FileSystem.parent(of: folder) ?? "."
    try FileSystem.makeFolders(above)
    guard let parent = FileSystem.resolved(above) else { throw .last("find", above) }
    self.parent = parent
    name = folder.lastComponent
    guard !name.isEmpty else { throw SystemFailure(doing: "replace", path: folder, number: EBUSY) }
    if let current = FileSystem.resolved("."), (current + "/").hasPrefix(path + "/") {
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
    case .link where Self.isOwnLink(path): return FileSystem.resolved(path) != nil
    case .link, .other: throw SystemFailure(doing: "replace", path: path, number: ENOTDIR)
    }
  }

  /// A name beside the place that nothing has.
  func unusedName() throws(SystemFailure) -> String {
    var number = Int(getpid())
    while try FileSystem.kind(of: beside(String(number))) != nil { number += 1 }
    return beside(String(number))
  }

  /// Removes what interrupted runs left, and gives an earlier folder its place back where one was interrupted between
  /// moving it aside and linking the new one.
  func removeLeftovers() throws(SystemFailure) {
    if try FileSystem.kind(of: path) == nil, try FileSystem.kind(of: before) != nil {
      try FileSystem.rename(before, to: path)
    }
    let kept = FileSystem.destination(ofLink: path)
    for sibling in try FileSystem.names(in: parent) where sibling != kept && isOurs(sibling) {
      FileSystem.removeTree(parent + "/" + sibling)
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
  private static func isOwnLink(_ path: String) -> Bool {
    FileSystem.destination(ofLink: path).map { isStaging($0, of: path.lastComponent) } ?? false
  }
}
