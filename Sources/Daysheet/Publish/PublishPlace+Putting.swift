extension PublishPlace {
  /// Lets a staged folder take the place, in one step.
  ///
  /// - Parameter exchanges: whether the file system can swap two entries; else the place becomes a link.
  /// - Returns: the name of the earlier folder where it stays beside the place until the next run: whoever has followed the
  ///   link before reads on undisturbed.
  @discardableResult func put(_ staging: String, exchanges: Bool) throws(SystemFailure) -> String? {
    if exchanges {
      try swap(staging)
      return nil
    }
    return try link(staging)
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
  private func link(_ staging: String) throws(SystemFailure) -> String? {
    let link = try unusedName()
    try FileSystem.makeLink(link, to: staging.lastComponent)
    do throws(SystemFailure) {
      var previous = try FileSystem.destination(ofLink: path)
      // A folder from before cannot be replaced by a link in one step; a run that is killed in between is made good
      // by the next one.
      if try FileSystem.kind(of: path) == .folder {
        try FileSystem.rename(path, to: before)
        previous = before.lastComponent
      }
      do throws(SystemFailure) {
        try FileSystem.rename(link, to: path)
      } catch {
        if previous == before.lastComponent { try FileSystem.rename(before, to: path) }
        throw error
      }
      return previous
    } catch {
      try? FileSystem.removeTree(link)
      throw error
    }
  }
}
