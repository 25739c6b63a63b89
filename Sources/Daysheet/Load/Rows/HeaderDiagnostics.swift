/// What there is to say about a header.
enum HeaderDiagnostics {
  /// A note that lines before the header are left out.
  static func preamble(_ table: InputTable, in source: InputSource) -> [Diagnostic] {
    guard let start = table.preamble, let header = table.header.first?.place else { return [] }
    let text = "the header is in line \(header.line); what stands before it is left out"
    return [Diagnostic(.note, .skippedLines, text, at: source.location(of: start))]
  }

  /// One warning for all unknown columns of an input: the first ones by name, the rest by number.
  static func unknown(_ cells: [HeaderCell], in source: InputSource) -> [Diagnostic] {
    guard let first = cells.first else { return [] }
    let named = cells.prefix(4).map { "‘\($0.name.shortened(to: longestName))’" }.joined(separator: ", ")
    let rest = cells.count > 4 ? " and \(cells.count - 4) more" : ""
    let text =
      cells.count == 1
      ? "column \(named) is not known and not used" : "columns \(named)\(rest) are not known and not used"
    return [Diagnostic(.warning, .unknownColumn, text, at: source.location(of: first.place))]
  }

  /// Columns that are there twice: an error where the column is used, for nobody can tell which one counts.
  static func duplicates<Column>(_ match: HeaderMatch<Column>, in source: InputSource) -> [Diagnostic] {
    match.duplicates.map { duplicate in
      Diagnostic(
        duplicate.isUsed ? .error : .warning, .duplicateColumn,
        "column ‘\(duplicate.cell.name.shortened(to: longestName))’ is there twice",
        at: source.location(of: duplicate.cell.place))
    }
  }

  /// An error for each column that is needed and missing, with the header that may have been meant.
  static func missing<Column>(_ match: HeaderMatch<Column>, in source: InputSource, hint: String)
    -> [Diagnostic]
  {
    match.missing.map { group in
      let text = "there is no column \(alternatives(group))"
      for column in group {
        guard let near = Spelling.nearest(to: column.name, among: match.unknown.map(\.name)),
          let cell = match.unknown.first(where: { $0.name == near })
        else { continue }
        return Diagnostic(
          .error, .missingColumn, text, at: source.location(of: cell.place),
          hint: "Is ‘\(near)’ meant to be ‘\(column.name)’?")
      }
      return Diagnostic(.error, .missingColumn, text, at: line(of: match, in: source), hint: hint)
    }
  }

  /// The error for a header that is far from every feed: what was looked for, and how near it came.
  static func unknownLayout<Column>(
    _ match: HeaderMatch<Column>, nearest feed: String, in source: InputSource, hint: String
  ) -> Diagnostic {
    let (groups, needed) = match.nearest
    let missing = groups.map(alternatives).joined(separator: ", ")
    return Diagnostic(
      .error, .unknownLayout,
      "these are not the columns of any feed; the nearest is ‘\(feed)’, of which \(needed - groups.count) of "
        + "\(needed) needed columns are there; missing: \(missing)",
      at: line(of: match, in: source), hint: hint)
  }

  private static func alternatives(_ group: [some ColumnKey]) -> String {
    group.map { "‘\($0.name)’" }.joined(separator: " or ")
  }

  private static func line<Column>(of match: HeaderMatch<Column>, in source: InputSource) -> SourceLocation {
    SourceLocation(file: source.path, line: match.line)
  }

  /// Characters of a name in a message.
  private static let longestName = 40
}
