import Glibc

/// Brings what others put into a report's folder into the new one.
///
/// Files are linked, not moved, so that the old folder stays whole until the new one has its place.
enum CarryOver {
  /// - Parameter written: names that the new report has itself; what is there of these is Daysheet's.
  static func carry(from old: String, to new: String, except written: Set<String>) throws(SystemFailure) {
    let own = try outputs(of: old)
    for name in try foreignNames(in: old, own: own) where !written.contains(name) {
      try carry(old + "/" + name, to: new + "/" + name)
    }
  }

  /// What Daysheet wrote there, as its run.json says; without one everything is somebody else's.
  ///
  /// - Throws: where there is a run.json that cannot be read: nobody knows then what is whose.
  static func outputs(of folder: String) throws(SystemFailure) -> Set<String> {
    guard let bytes = try FileSystem.contents(of: folder + "/" + RunRecord.fileName),
      let outputs = RunRecord.outputs(recordedIn: bytes)
    else { return [] }
    return Set(outputs + [RunRecord.fileName])
  }

  /// The names in a folder that are somebody else's: Daysheet wrote files, so that folders are, whatever their name.
  static func foreignNames(in folder: String, own: Set<String>) throws(SystemFailure) -> [String] {
    var foreign: [String] = []
    for name in try FileSystem.names(in: folder) {
      let isFile = try FileSystem.kind(of: folder + "/" + name) != .folder
      if !own.contains(name) || !isFile { foreign.append(name) }
    }
    return foreign
  }

  /// Files of others in a folder whose names a report needs (product.md: "Nothing of anybody else's is ever replaced").
  static func foreignFiles(
    in folder: String, own: Set<String>, needed: some Sequence<String>
  ) throws(SystemFailure) -> [String] {
    let needed = Set(needed)
    return try foreignNames(in: folder, own: own).filter(needed.contains)
  }

  static func carry(_ old: String, to new: String) throws(SystemFailure) {
    guard try FileSystem.kind(of: old) == .folder else {
      try link(old, to: new)
      return
    }
    try FileSystem.makeFolder(new)
    try FileSystem.copyOwnership(of: old, to: new)
    for name in try FileSystem.names(in: old) {
      try carry(old + "/" + name, to: new + "/" + name)
    }
  }

  static func link(_ old: String, to new: String) throws(SystemFailure) {
    if Glibc.link(old.pathBytes, new.pathBytes) == 0 { return }
    // No hard links here, or not to a file of somebody else's.
    if let destination = try FileSystem.destination(ofLink: old) {
      try FileSystem.makeLink(new, to: destination)
      return
    }
    guard let bytes = try FileSystem.contents(of: old) else {
      throw SystemFailure(doing: "carry over", path: old, number: ENOENT)
    }
    try FileSystem.write(bytes, to: new)
    try FileSystem.copyOwnership(of: old, to: new)
  }
}
