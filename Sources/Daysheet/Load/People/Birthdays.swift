import Timelines

/// Reads a file's birthdays; which of day, month and year comes first is decided for the column as a whole.
struct Birthdays {
  /// Birthdays that may be read in two ways.
  private var ambiguous = CollectedWarning(
    .ambiguousBirthday, hint: "Say --date-order dmy, mdy or ymd, or write them as 1980-03-22."
  ) { count in
    "\(count == 1 ? "one birthday" : "\(count) birthdays") may be day/month or month/day and stay empty"
  }

  /// Of people who fly today.
  private static let earliestYear = 1900
  /// What Apple's address book writes for a birthday without a year.
  private static let noYear = 1604

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
    switch text {
    case .none: return nil
    case .year(let year): return checked(PersonRecord.Birthday(year: year), &row)
    case .date, .numbers: break
    }
    guard let date = row.resolved(text, in: .birthday, .birth) else {
      ambiguous.add(row.location(of: .birthday))
      return nil
    }
    return checked(PersonRecord.Birthday(year: date.year, month: date.month, day: date.day), &row)
  }

  /// Without a year that nobody was born in who flies today.
  private func checked(
    _ birthday: PersonRecord.Birthday, _ row: inout Row<PeopleColumn>
  ) -> PersonRecord.Birthday? {
    guard let year = birthday.year, year < Self.earliestYear else { return birthday }
    if year != Self.noYear {
      row.warning(.badBirthday, "a birthday in the year \(year); the year is left out", at: .birthday)
    }
    var yearless = birthday
    yearless.year = nil
    return yearless.month == nil ? nil : yearless
  }

  /// Year, month and day in columns of their own; the year may be missing.
  private func birthdayInParts(_ row: inout Row<PeopleColumn>) -> PersonRecord.Birthday? {
    guard row.has(.birthday) else { return nil }
    var probe = row
    let (year, month, day) = (
      probe.integer(.birthYear), probe.integer(.birthMonth), probe.integer(.birthday)
    )
    guard probe.problems.count == row.problems.count, let month, let day,
      CalendarDate(year: year ?? 2000, month: month, day: day) != nil
    else {
      row.warning(.badBirthday, "year, month and day are no date; the birthday is left out", at: .birthday)
      return nil
    }
    return checked(PersonRecord.Birthday(year: year, month: month, day: day), &row)
  }

  var warning: Diagnostic? { ambiguous.warning }
}
