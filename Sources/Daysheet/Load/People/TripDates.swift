import Timelines

/// Reads the dates of people's flights; one that cannot be read never costs the person.
struct TripDates {
  /// Dates that may be read in two ways.
  private var ambiguous = CollectedWarning(
    .ambiguousDate, hint: "Say --date-order dmy, mdy or ymd, or write them as 2026-03-12."
  ) { count in
    count == 1
      ? "one flight date may be read in two ways; its person stays, without the flight"
      : "\(count) flight dates may be read in two ways; their people stay, without these flights"
  }

  /// `nil` where the cell is empty.
  mutating func date(_ row: inout Row<PeopleColumn>, _ column: PeopleColumn) -> PersonRecord.TripDate? {
    guard row.has(column) else { return nil }
    var probe = row
    guard let text = probe.dateText(column) else {
      // A dash or `NA` is as good as an empty cell.
      guard probe.problems.count > row.problems.count, let problem = probe.problems.last else { return nil }
      warn(problem.text, &row, column)
      return .unreadable
    }
    switch text {
    case .none: return nil
    case .year(let year):
      warn("‘\(year)’ in column ‘\(column.name)’ is a year and no date", &row, column)
      return .unreadable
    case .date, .numbers: break
    }
    guard let date = row.resolved(text, in: column) else {
      ambiguous.add(row.location(of: column))
      return .unreadable
    }
    guard let year = date.year else { return .everyYear(month: date.month, day: date.day) }
    return CalendarDate(year: year, month: date.month, day: date.day).map { .date($0) }
  }

  /// The date of the row's one flight, and which end's it is: some lists have the columns `flight` and `arrival_date`.
  mutating func dateOfOnlyFlight(
    _ row: inout Row<PeopleColumn>
  ) -> (PersonRecord.TripDate?, PersonRecord.DateEnd?) {
    if row.has(.flightDate) { return (date(&row, .flightDate), nil) }
    let hasArrival = row.has(.arrivalDate) && !row.has(.arrivalFlight)
    let hasDeparture = row.has(.departureDate) && !row.has(.departureFlight)
    switch (hasDeparture, hasArrival) {
    case (false, false): return (nil, nil)
    case (true, false): return (date(&row, .departureDate), .departure)
    case (false, true): return (date(&row, .arrivalDate), .arrival)
    case (true, true):
      let (departure, arrival) = (date(&row, .departureDate), date(&row, .arrivalDate))
      if case .date(let first) = departure, case .date(let second) = arrival, first > second {
        // A stay: the arrival comes first, and the flight may be of either date.
        warn("a flight with an arrival date before its departure date", &row, .departureDate)
        return (.unreadable, nil)
      }
      return (departure, .departure)
    }
  }

  private func warn(_ text: String, _ row: inout Row<PeopleColumn>, _ column: PeopleColumn) {
    row.warning(.badDate, "\(text); the person stays, without this flight", at: column)
  }

  var warning: Diagnostic? { ambiguous.warning }
}
