import Timelines

extension Summary {
  /// Marks what is different from the report in `folder`.
  ///
  /// - Throws: exit code 66 where it has none.
  mutating func compare(since folder: String) throws(RunError) {
    let comparison = Comparison(old: try ReportContents(folder: folder), new: ReportContents(self))
    for (index, mark) in comparison.marks.enumerated() { flights[index].change = mark }
    timeline = Timeline(flights, in: day, time: \.localTime)
    changes = comparison.changes
  }
}
