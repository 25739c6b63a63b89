/// Reads flights: native CSV, JSON and NDJSON, and the feeds of ``FlightFeeds``.
package enum FlightLoader {
  /// The names that `--feed` takes.
  package static var feedNames: [String] { FlightFeeds.names }

  /// Reads every path (`-` is standard input) before it gives up on any.
  ///
  /// - Parameters:
  ///   - feed: how to read them all; `nil`: recognised from the content of each.
  ///   - layout: what the user says about files of their own; they are then read as the native feed.
  ///   - reading: how to read them where they do not say it themselves.
  ///   - scope: what the sheet is about; rows that it certainly is not about may be counted only.
  /// - Throws: ``RunError`` with the diagnostics of every input: 64 for an unknown feed, 66 for an input that is missing
  ///   or cannot be read, 65 for one whose data cannot be used.
  package static func load(
    paths: [String], feed: String?, layout: FileLayout = FileLayout(), scope: LoadScope? = nil,
    reading: ReadingOptions = ReadingOptions()
  ) throws(RunError) -> LoadedFlights {
    var forced: (any FlightFeed.Type)? =
      if let feed { try FlightFeeds.named(feed) } else { nil }
    if !layout.isEmpty {
      guard forced == nil || forced == NativeFeed.self else { throw fixedLayout(feed) }
      forced = NativeFeed.self
    }
    let sieve = { (beginning: [UInt8]) in
      scope.flatMap { RowSieve($0, beginning: beginning, feed: forced) }
    }
    var loaded = try LoadSession.load(paths, reading, sieve: sieve) { (source) throws(InputFailure) in
      try load(source, feed: forced, layout: layout)
    }
    LegMessages.merge(in: &loaded)
    MarketingNumbers.nameOperators(in: &loaded.records)
    return loaded
  }

  static func load(
    _ source: InputSource, feed forced: (any FlightFeed.Type)?, layout: FileLayout = FileLayout()
  ) throws(InputFailure) -> LoadedFile<FlightRecord> {
    let table = try InputTable(source, rows: layout.map?.rows) { header in
      if let map = layout.map { return map.missing(in: header).isEmpty }
      return FlightFeeds.fits(header, forced)
    }.mapped(by: layout, source)
    let feed = forced ?? FlightFeeds.recognised(table.header) ?? FlightFeeds.nearest(table.header)
    return try feed.load(source, table)
  }

  private static func fixedLayout(_ feed: String?) -> RunError {
    RunError(
      .usage,
      [
        Diagnostic(
          .error, .fixedLayout, "the columns of feed ‘\(feed ?? "")’ are known and cannot be mapped",
          at: SourceLocation(file: "--feed"), hint: "Leave --feed out with --map and --time-format.")
      ])
  }
}
