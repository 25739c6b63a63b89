import Foundation

/// How many reports one run makes, and how (product.md, `--each`).
package struct BatchOptions: Sendable {
  /// What there is a report for each of; empty for a single report.
  package var each: [Dimension] = []
  /// In route-shaped data the airports are those that occur as an origin, or as a destination too.
  package var takesDestinations = false
  /// Only reports with one of these values, or in one of these folders; empty for all.
  package var only: [String] = []
  /// A night without a single flight is meant, and no sign of an old input.
  package var allowsEmpty = false
  /// Days at an airport with fewer flights have no report.
  package var minFlights = 0
  /// Reports drawn at once; changes no byte.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// How many days stay in the folder; `nil`: all.
  package var keep: Int?
  /// Reports that are there and would come out the same are taken as they are.
  package var isLazy = false
  /// The share of the reports that this run makes; `nil`: all.
  package var shard: Shard?

  package enum Dimension: String, Hashable, Sendable, Codable, CaseIterable {
    case day, airport, airline, terminal, company
  }

  package init() {}

  /// Whether the pages of a night must quote nothing of people's rows: each report goes to others, or names stay at home.
  func isDiscreet(_ options: ReportOptions) -> Bool {
    each.contains(.company) || options.without.contains(.names)
  }

  /// The folder that days go into where `--out` names none.
  static let defaultOutput = "daysheet-reports"
}
