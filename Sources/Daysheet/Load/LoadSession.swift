/// Loads the inputs of one kind and keeps everything that is found, until all of them have been read.
struct LoadSession<Record: Sendable> {
  private var loaded = Loaded<Record>()
  private var failures: [InputFailure] = []

  /// Reads each path and lets `load` make records of it.
  ///
  /// - Parameters:
  ///   - reading: what the user says about the files.
  ///   - sieve: for the beginning of an input, what leaves rows out of it while it is read.
  static func load(
    _ paths: [String], _ reading: ReadingOptions, sieve: ([UInt8]) -> RowSieve? = { _ in nil },
    _ load: (InputSource) throws(InputFailure) -> LoadedFile<Record>
  ) throws(RunError) -> Loaded<Record> {
    var session = LoadSession()
    if paths.count(where: { $0 == "-" }) > 1 {
      let text = "standard input can be read only once"
      throw RunError(
        .usage, [Diagnostic(.error, .repeatedStandardInput, text, at: SourceLocation(file: "-"))])
    }
    guard paths.count <= Limits.inputs else {
      let text = "\(paths.count) files where at most \(Limits.inputs) are read at once"
      throw RunError(
        .usage, [Diagnostic(.error, .tooManyFiles, text, at: SourceLocation(file: paths[Limits.inputs]))])
    }
    for (index, path) in paths.enumerated() { session.add(path, index, reading, sieve, load) }
    return try session.finish()
  }

  private mutating func add(
    _ path: String, _ index: Int, _ reading: ReadingOptions, _ sieve: ([UInt8]) -> RowSieve?,
    _ load: (InputSource) throws(InputFailure) -> LoadedFile<Record>
  ) {
    do {
      let source = try InputSource(index: index, path: path, RawInput(reading: path, sieve: sieve), reading)
      loaded.diagnostics += source.diagnostics
      let file = try load(source)
      loaded.diagnostics += file.diagnostics.sorted { $0.location < $1.location }
      loaded.rejects += file.rejects
      // One file is the common case; hundreds of thousands of records are then not copied.
      if loaded.records.isEmpty { loaded.records = file.records } else { loaded.records += file.records }
      var text = InputText(
        path: path, feed: file.feed, sha256: source.sha256, bytes: source.bytes, rows: file.rows)
      text.outOfScope = file.outOfScope
      text.leftOut = source.leftOut
      loaded.inputs.append(text)
    } catch {
      failures.append(error)
    }
  }

  private func finish() throws(RunError) -> Loaded<Record> {
    guard !failures.isEmpty else { return loaded }
    let exitCode: ExitCode = failures.contains { $0.exitCode == .noInput } ? .noInput : .data
    // What made the run fail comes first.
    let order = failures.filter { $0.exitCode == exitCode } + failures.filter { $0.exitCode != exitCode }
    throw RunError(exitCode, order.flatMap(\.diagnostics) + loaded.diagnostics)
  }
}
