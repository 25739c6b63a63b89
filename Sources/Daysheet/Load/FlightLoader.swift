/// Reads flights: native CSV, JSON and NDJSON, and the feeds of ``FlightFeeds``.
package enum FlightLoader {
  /// The names that `--feed` takes.
  package static var feedNames: [String] { FlightFeeds.names }

  /// Reads every path (`-` is standard input) before it gives up on any.
  ///
  /// - Parameter feed: how to read them all; `nil`: recognised from the content of each.
  /// - Throws: ``RunError`` with the diagnostics of every input: 64 for an unknown feed, 66 for an input that is missing
  ///   or cannot be read, 65 for one whose data cannot be used.
  package static func load(paths: [String], feed: String?) throws(RunError) -> LoadedFlights {
    let forced: (any FlightFeed.Type)? =
      if let feed { try FlightFeeds.named(feed) } else { nil }
    return try LoadSession.load(paths) { (source) throws(InputFailure) in try load(source, feed: forced) }
  }

  static func load(
    _ source: InputSource, feed forced: (any FlightFeed.Type)?
  ) throws(InputFailure) -> LoadedFile<FlightRecord> {
    let table = try InputTable(source) { header in
      forced.map { $0.nearness(of: header) == 1 } ?? (FlightFeeds.recognised(header) != nil)
    }
    let feed = forced ?? FlightFeeds.recognised(table.header) ?? FlightFeeds.nearest(table.header)
    return try feed.load(source, table)
  }
}
