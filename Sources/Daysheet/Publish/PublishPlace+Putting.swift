extension PublishPlace {
  /// Lets a staged folder take the place, in one step.
  ///
  /// - Parameter exchanges: whether the file system can swap two entries; else the place becomes a link.
  func put(_ staging: String, exchanges: Bool) throws(SystemFailure) {
    if exchanges { try swap(staging) } else { try link(staging) }
  }

  /// Afterwards `staging` is the old folder, if there was one.
  private func swap(_ staging: String) throws(SystemFailure) {
    if try FileSystem.kind(of: path) == nil {
      try FileSystem.rename(staging, to: path)
    } else {
      try Exchange.swap(staging, path)
    }
  }

  /// The place becomes a link to the staged folder, which keeps its name; a link replaces a link in one step.
  private func link(_ staging: String) throws(SystemFailure) {
    let link = try unusedName()
    try FileSystem.makeLink(link, to: staging.lastComponent)
    do {
      // A folder from before cannot be replaced by a link in one step; a run that is killed in between is made good
      // by the next one.
      if try FileSystem.kind(of: path) == .folder {
        try FileSystem.rename(path, to: before)
      }
      try FileSystem.rename(link, to: path)
    } catch {
      FileSystem.removeTree(link)
      throw error
    }
  }
}
