/// What there is to say about a header.
enum HeaderDiagnostics {
  /// One warning for all unknown columns of an input: the first ones by name, the rest by number.
  static func unknown(_ cells: [HeaderCell], in source: InputSource) -> [Diagnostic] {
    guard let first = cells.first else { return [] }
    let named = cells.prefix(4).map { "‘\(shortened($0.name))’" }.joined(separator: ", ")
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
        "column ‘\(duplicate.cell.name)’ is there twice",
        at: source.location(of: duplicate.cell.place))
    }
  }

  /// An error for each column that is needed and missing, with the header that may have been meant.
  static func missing<Column>(
    _ match: HeaderMatch<Column>, _ header: [HeaderCell], in source: InputSource, note: String? = nil
  ) -> [Diagnostic] {
    match.missing.map { group in
      let text = "there is no column \(group.map { "‘\($0.name)’" }.joined(separator: " or "))"
      let spellings = group.map(\.name)
      for spelling in spellings {
        guard let near = Spelling.nearest(to: spelling, among: match.unknown.map(\.name)),
          let cell = header.first(where: { $0.name == near })
        else { continue }
        return Diagnostic(
          .error, .missingColumn, text, at: source.location(of: cell.place),
          hint: "Is ‘\(near)’ meant to be ‘\(spelling)’?")
      }
      let line = header.first?.place.line ?? 0
      return Diagnostic(
        .error, .missingColumn, text, at: SourceLocation(file: source.path, line: line), hint: note)
    }
  }

  private static func shortened(_ name: String) -> String {
    name.count > 40 ? "\(name.prefix(39))…" : name
  }
}
