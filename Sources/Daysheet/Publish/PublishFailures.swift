import Glibc

extension Diagnostic.Code {
  package static let cannotWrite = Diagnostic.Code(rawValue: "cannot-write")
  package static let busy = Diagnostic.Code(rawValue: "busy")
  /// Files of others have names that a run needs (exit 73).
  package static let foreignFile = Diagnostic.Code(rawValue: "foreign-file")
  /// What a run has used stays beside the report, because it could not be removed.
  package static let leftOver = Diagnostic.Code(rawValue: "left-over")
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
      return RunError(.busy, [Diagnostic(.error, .busy, text, at: place, hint: advice)])
    }
    return RunError(
      .cannotCreate,
      [Diagnostic(.error, .cannotWrite, "cannot \(doing) \(path): \(reason)", at: place, hint: hint)])
  }

  /// Of cleaning up after the report has its place: it is whole, so that this is no more than a warning.
  func leftOver(beside folder: String) -> Diagnostic {
    Diagnostic(
      .warning, .leftOver,
      "cannot \(doing) \(path): \(reason); the report is whole, and this is left beside it",
      at: SourceLocation(file: folder), hint: "The next run tries to remove it again.")
  }

  private var hint: String? {
    advice ?? usualAdvice
  }

  private var usualAdvice: String? {
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

extension RunError {
  /// Names of others' files that a run would replace; it changes nothing.
  static func foreignFiles(_ names: [String], in folder: String) -> RunError {
    let most = 10
    let shown =
      names.prefix(most).joined(separator: ", ")
      + (names.count > most ? " and \(names.count - most) more" : "")
    let text = "Daysheet did not write \(shown) and does not replace \(names.count == 1 ? "it" : "them")"
    return RunError(
      .cannotCreate,
      [
        Diagnostic(
          .error, .foreignFile, text, at: SourceLocation(file: folder),
          hint: "Move \(names.count == 1 ? "it" : "them") away, or choose another folder.")
      ])
  }
}
