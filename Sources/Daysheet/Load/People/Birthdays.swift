import Timelines

/// Reads a file's birthdays; whether day or month comes first is decided for the column as a whole.
struct Birthdays {
  private var order: DateText.Order?
  private var isContradictory = false
  /// Birthdays that may be read in two ways.
  private var ambiguous = 0
  private var firstAmbiguous: SourceLocation?

  /// One row's part in the decision; rows are seen before any birthday is read.
  mutating func survey(_ row: Row<PeopleColumn>) {
    var row = row
    guard let proof = row.dateText(.birthday)?.provenOrder else { return }
    if let order, order != proof { isContradictory = true }
    order = order ?? proof
  }

  /// The row's birthday. One that is broken is a warning: the person's flight is known all the same.
  mutating func birthday(_ row: inout Row<PeopleColumn>) -> PersonRecord.Birthday? {
    guard !row.has(.birthMonth) else { return birthdayInParts(&row) }
    guard row.has(.birthday) else { return nil }
    var probe = row
    guard let text = probe.dateText(.birthday) else {
      if let problem = probe.problems.last {
        row.warning(.badBirthday, "\(problem.text); the birthday is left out", at: .birthday)
      }
      return nil
    }
    guard text != .none else { return nil }
    guard let date = text.resolved(isContradictory ? nil : order) else {
      ambiguous += 1
      firstAmbiguous = firstAmbiguous ?? row.location(of: .birthday)
      return nil
    }
    return PersonRecord.Birthday(year: date.year, month: date.month, day: date.day)
  }

  /// Year, month and day in columns of their own; the year may be missing.
  private func birthdayInParts(_ row: inout Row<PeopleColumn>) -> PersonRecord.Birthday? {
    guard row.has(.birthday) else { return nil }
    var probe = row
    let (year, month, day) = (
      probe.integer(.birthYear), probe.integer(.birthMonth), probe.integer(.birthday)
    )
    guard !probe.hasErrors, let month, let day,
      CalendarDate(year: year ?? 2000, month: month, day: day) != nil
    else {
      row.warning(.badBirthday, "year, month and day are no date; the birthday is left out", at: .birthday)
      return nil
    }
    return PersonRecord.Birthday(year: year, month: month, day: day)
  }

  /// One warning for all that stayed undecided.
  var warning: Diagnostic? {
    guard let firstAmbiguous else { return nil }
    let count = ambiguous == 1 ? "one birthday" : "\(ambiguous) birthdays"
    return Diagnostic(
      .warning, .ambiguousBirthday, "\(count) may be day/month or month/day and stay empty",
      at: firstAmbiguous,
      hint: "Write them as 1980-03-22.")
  }
}
