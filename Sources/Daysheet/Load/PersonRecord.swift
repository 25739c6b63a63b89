package import Timelines

/// One person as the file has it. A line with an arrival and a departure flight is one person with two trips.
package struct PersonRecord: Sendable {
  package var row: RowReference
  package var givenName: String
  package var familyName: String
  /// Where the file has one that says more than the two names.
  package var fullName: String?
  package var birthday: Birthday?
  package var company: String?
  package var email: String?
  package var phone: String?
  package var role: String?
  package var trips: [Trip] = []

  /// A flight that the file names for the person.
  package struct Trip: Hashable, Sendable {
    package var flight: String
    /// `nil`: the sheet's day.
    package var date: TripDate?
    /// Which of the flight's two dates `date` is; `nil` where the file does not say.
    package var dateEnd: DateEnd?
    package var direction: Direction?
    package var origin: String?
    package var destination: String?

    package init(flight: String) { self.flight = flight }
  }

  /// A flight's date as far as the file says it.
  package enum TripDate: Hashable, Sendable {
    case date(CalendarDate)
    /// `12MAR`: in the year nearest to the sheet's day.
    case everyYear(month: Int, day: Int)
    /// A date is there and cannot be read, or may be read in two ways: the trip leads to no flight.
    case unreadable
  }

  /// The end of a flight whose date a column has.
  package enum DateEnd: Hashable, Sendable { case departure, arrival }

  /// A birthday: with or without its year, or a year alone.
  package struct Birthday: Hashable, Sendable, CustomStringConvertible {
    package var year: Int?
    /// `nil` where the year is all that is known, and so is ``day``.
    package var month: Int?
    package var day: Int?

    package init(year: Int?, month: Int? = nil, day: Int? = nil) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// `1980-03-22`, `--03-22` without a year, `1980` without more (all as vCard 4.0 writes them).
    package var description: String {
      let monthAndDay = [month, day].compactMap { $0 }.map { $0 < 10 ? "0\($0)" : String($0) }
        .joined(separator: "-")
      guard let year else { return "--" + monthAndDay }
      let years = String(repeating: "0", count: max(0, 4 - String(year).count)) + String(year)
      return monthAndDay.isEmpty ? years : "\(years)-\(monthAndDay)"
    }
  }

  package init(row: RowReference, givenName: String, familyName: String) {
    self.row = row
    self.givenName = givenName
    self.familyName = familyName
  }
}
