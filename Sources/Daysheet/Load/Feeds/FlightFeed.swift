/// One layout of flights: its columns, and how a row becomes a record.
///
/// A feed is recognised by its columns, never by a file's name (feeds.md). To add one, write one file and name it in
/// ``FlightFeeds/all``.
protocol FlightFeed: SendableMetatype {
  associatedtype Column: ColumnKey

  /// As `--feed` names it.
  static var name: String { get }

  /// Whether the feed's records are objects with objects in them; columns are then paths: `departure.iata`.
  static var isNested: Bool { get }

  /// Whether columns that the feed does not use are worth a warning. Those of other people's formats are not.
  static var reportsUnknownColumns: Bool { get }

  /// `nil` where something is missing; what, is in the row's problems.
  static func record(from row: inout Row<Column>) -> FlightRecord?

  /// What a cell must be like in a row that is left out because it is of another airport or day; `nil`: anything.
  ///
  /// Of feeds that have years in one file. A feed that says it of its date, its airports and every column that can have
  /// a fault gets a ``RowSieve``.
  static func sieveRule(_ column: Column) -> SieveRule?

  /// Whether `NA` stands for a missing value.
  static var acceptsNA: Bool { get }

  /// What can only be said of all records of a file together.
  static func finish(_ file: inout LoadedFile<FlightRecord>, _ source: InputSource)
}

extension FlightFeed {
  static var isNested: Bool { false }
  static var reportsUnknownColumns: Bool { !isNested }
  static func sieveRule(_ column: Column) -> SieveRule? { nil }
  static var acceptsNA: Bool { false }
  static func finish(_ file: inout LoadedFile<FlightRecord>, _ source: InputSource) {}
}

/// The feeds that Daysheet knows.
enum FlightFeeds {
  /// The more particular ones first: where several fit, the first is taken.
  static let all: [any FlightFeed.Type] = [
    NYCFlights13Feed.self, DOT2015Feed.self, BTSFeed.self, AeroAPIFeed.self, AviationStackFeed.self,
    AeroDataBoxFeed.self, SchipholFeed.self, AvinorFeed.self, AIDXFeed.self, OpenSkyFlightsFeed.self,
    OpenSkyStatesFeed.self, NativeFeed.self,
  ]

  static var names: [String] { all.map { $0.name } }

  static func named(_ name: String) throws(RunError) -> any FlightFeed.Type {
    if let feed = all.first(where: { $0.name == name.lowercased() }) { return feed }
    let near = Spelling.nearest(to: name, among: names).map { "Did you mean ‘\($0)’? " } ?? ""
    throw RunError(
      .usage,
      [
        Diagnostic(
          .error, .unknownFeed, "there is no feed ‘\(name)’", at: SourceLocation(file: "--feed"),
          hint: "\(near)Feeds: \(names.joined(separator: ", ")).")
      ])
  }

  /// The feed whose columns `header` has; `nil` where it is none.
  static func recognised(_ header: [HeaderCell]) -> (any FlightFeed.Type)? {
    all.first { $0.nearness(of: header) == 1 }
  }

  /// Whether `header` is one of `feed`, or of any where none is given.
  static func fits(_ header: [HeaderCell], _ feed: (any FlightFeed.Type)?) -> Bool {
    feed.map { $0.nearness(of: header) == 1 } ?? (recognised(header) != nil)
  }

  /// The feed of which `header` has the most.
  static func nearest(_ header: [HeaderCell]) -> any FlightFeed.Type {
    all.reversed().reduce(NativeFeed.self) { best, feed in
      feed.nearness(of: header) > best.nearness(of: header) ? feed : best
    }
  }
}

extension FlightFeed {
  /// How many of the columns that the feed needs are there, 0…1.
  static func nearness(of header: [HeaderCell]) -> Double {
    HeaderMatch<Column>(header).nearness
  }

  static func load(_ source: InputSource, _ table: InputTable) throws(InputFailure) -> LoadedFile<
    FlightRecord
  > {
    let walk = try RowWalk<Column>(source, table, isNested: isNested || table.layout.map != nil) { match in
      let names =
        "Feeds: \(FlightFeeds.names.joined(separator: ", ")). For columns of your own: check --suggest-map."
      return match.nearness >= 0.5
        ? HeaderDiagnostics.missing(match, in: source, hint: "It was read as feed ‘\(name)’. \(names)")
        : [HeaderDiagnostics.unknownLayout(match, nearest: name, in: source, hint: names)]
    }
    var file = try LoadedFile(
      feed: name, from: walk, reportsUnknownColumns: reportsUnknownColumns, record(from:))
    finish(&file, source)
    return file
  }
}
