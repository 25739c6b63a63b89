import Timelines

/// Which report of a batch: a day, an airport, and what of that airport's day.
struct ReportKey: Hashable, Sendable {
  var day: CalendarDate
  var airport: String
  var part = SheetPart.whole

  /// What names the report among those of its day, in the order of `--each`; the airport where nothing else does.
  func values(_ each: [BatchOptions.Dimension]) -> [String] {
    let values = each.compactMap { dimension -> String? in
      switch dimension {
      case .day: nil
      case .airport: airport
      case .airline: part.airline
      case .terminal: part.terminal
      case .company: part.company
      }
    }
    return values.isEmpty ? [airport] : values
  }

  /// By day, then airport, airline, terminal, company.
  static func isInOrder(_ left: ReportKey, _ right: ReportKey) -> Bool {
    if left.day != right.day { return left.day < right.day }
    return left.sortingTexts.lexicographicallyPrecedes(right.sortingTexts)
  }

  private var sortingTexts: [String] {
    [airport, part.airline ?? "", part.terminal ?? "", part.company ?? ""]
  }
}
