/// In which order a file writes the numbers of a date.
package enum DateOrder: String, Hashable, Sendable, CaseIterable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
  case yearFirst = "ymd"
}

/// What is known of the order in one column of dates.
enum ColumnOrder: Hashable {
  /// Nothing proves one.
  case open
  case known(DateOrder)
  /// Some cells prove one order and some another, so that an undecided cell stays undecided.
  case mixed
}

/// The orders that all dates of one column allow (domain.md, "Bad input": the column decides, never a guess).
struct ColumnOrderSurvey {
  private var allowed = Set(DateOrder.allCases)
  /// Some date has three short numbers with dashes, which begin with the year as often as with the day.
  private var mayBeginWithYear = false
  /// Dates with points have the day first in every country that writes them, unless the column says otherwise.
  private var hasOnlyPoints = true
  private var isEmpty = true

  mutating func add(_ date: DateText) {
    guard case .numbers(let numbers) = date else { return }
    isEmpty = false
    allowed.formIntersection(DateOrder.allCases.filter { numbers.reading($0) != nil })
    if numbers.mark == .dash { mayBeginWithYear = true }
    if numbers.mark == .dash || numbers.mark == .slash { hasOnlyPoints = false }
  }

  /// - Parameter wanted: what the user says; the column's own proof goes before it.
  func order(wanted: DateOrder?) -> ColumnOrder {
    guard !isEmpty else { return wanted.map(ColumnOrder.known) ?? .open }
    guard !allowed.isEmpty else { return wanted.map(ColumnOrder.known) ?? .mixed }
    if allowed.count == 1, let only = allowed.first { return .known(only) }
    if let wanted, allowed.contains(wanted) { return .known(wanted) }
    let usual = mayBeginWithYear ? allowed : allowed.subtracting([.yearFirst])
    if usual.count == 1, let only = usual.first { return .known(only) }
    return hasOnlyPoints && usual.contains(.dayFirst) ? .known(.dayFirst) : .open
  }
}
