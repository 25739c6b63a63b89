import Glibc

extension Diagnostic.Code {
  package static let cannotWrite = Diagnostic.Code(rawValue: "cannot-write")
  package static let busy = Diagnostic.Code(rawValue: "busy")
}

extension SystemFailure {
  static func alreadyLocked(_ folder: String) -> SystemFailure {
    SystemFailure(doing: "lock", path: folder, number: EWOULDBLOCK)
  }

  /// Whoever stands in the folder would be left in one that is no more.
  static func runsInside(_ folder: String) -> SystemFailure {
    SystemFailure(doing: "replace", path: folder, number: EINVAL, explanation: "the command runs in it")
  }

  func runError(publishingTo folder: String) -> RunError {
    let place = SourceLocation(file: folder)
    if number == EWOULDBLOCK {
      let text = "another run is writing there; nothing was changed"
      return RunError(.busy, [Diagnostic(.error, .busy, text, at: place)])
    }
    return RunError(
      .cannotCreate,
      [Diagnostic(.error, .cannotWrite, "cannot \(doing) \(path): \(reason)", at: place, hint: hint)])
  }

  private var hint: String? {
    switch number {
    case EACCES, EPERM, EROFS:
      "Choose a folder that you may write to with --out; the folder above it counts too."
    case EBUSY, EXDEV: "The folder is replaced as a whole; choose one inside the mounted folder with --out."
    case EINVAL: "The report takes the place of the whole folder; choose one inside it with --out."
    case ENOTDIR: "The report is a folder; choose a name that no file has with --out."
    default: nil
    }
  }
}
