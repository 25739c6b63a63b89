extension RowSieve {
  /// The sieve for a file that begins so; `nil` where its feed has none, or its beginning is out of the ordinary.
  init?(_ scope: LoadScope, beginning: [UInt8], feed forced: (any FlightFeed.Type)?) {
    guard let end = beginning.lastIndex(of: Byte.lineFeed),
      let source = try? InputSource(index: 0, path: "", raw: Array(beginning[...end])),
      source.text.encoding == .utf8, source.text.flaws.isEmpty,
      let table = try? InputTable(source, looksRight: { FlightFeeds.fits($0, forced) }),
      case .csv(let reader) = table.rows,
      let feed = forced ?? FlightFeeds.recognised(table.header),
      let rules = feed.sieveRules(for: table.header)
    else { return nil }
    self.init(
      scope, rules: rules, delimiter: reader.delimiter, start: reader.position, acceptsNA: feed.acceptsNA)
  }
}

extension FlightFeed {
  /// By the index of the header's cell; `nil` where the feed leaves no rows out.
  fileprivate static func sieveRules(for header: [HeaderCell]) -> [SieveRule?]? {
    let match = HeaderMatch<Column>(header)
    guard match.missing.isEmpty else { return nil }
    var rules = [SieveRule?](repeating: nil, count: header.count)
    for column in Column.allCases where match.has(column) {
      rules[match.places[column.rawValue]] = sieveRule(column)
    }
    return rules.contains { $0 != nil } ? rules : nil
  }
}
