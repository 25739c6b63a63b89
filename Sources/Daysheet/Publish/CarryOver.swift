import Glibc

/// Brings what others put into a report's folder into the new one.
///
/// Files are linked, not moved, so that the old folder stays whole until the new one has its place.
enum CarryOver {
  /// - Parameter written: names that the new report has itself.
  static func carry(from old: String, to new: String, except written: Set<String>) throws(SystemFailure) {
    let ownNames = written.union(outputs(of: old))
    for name in try FileSystem.names(in: old) where !ownNames.contains(name) {
      try carry(old + "/" + name, to: new + "/" + name)
    }
  }

  /// What Daysheet wrote there, as its run.json says; without one everything is somebody else's.
  static func outputs(of folder: String) -> Set<String> {
    guard let bytes = FileSystem.read(folder + "/" + RunRecord.fileName),
      let outputs = RunRecord.outputs(recordedIn: bytes)
    else { return [] }
    return Set(outputs.map(\.name) + [RunRecord.fileName])
  }

  static func carry(_ old: String, to new: String) throws(SystemFailure) {
    guard try FileSystem.kind(of: old) == .folder else {
      try link(old, to: new)
      return
    }
    try FileSystem.makeFolder(new)
    FileSystem.copyOwnership(of: old, to: new)
    for name in try FileSystem.names(in: old) {
      try carry(old + "/" + name, to: new + "/" + name)
    }
  }

  static func link(_ old: String, to new: String) throws(SystemFailure) {
    if Glibc.link(old, new) == 0 { return }
    // No hard links here, or not to a file of somebody else's.
    if let destination = FileSystem.destination(ofLink: old) {
      try FileSystem.makeLink(new, to: destination)
      return
    }
    guard let bytes = FileSystem.read(old) else { throw .last("carry over", old) }
    try FileSystem.write(bytes, to: new)
    FileSystem.copyOwnership(of: old, to: new)
  }
}
