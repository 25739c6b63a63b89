package import Timelines

/// One person as the file has it. A line with an arrival and a departure flight is one person with two trips.
package struct PersonRecord: Sendable {
  package var row: RowReference
  package var givenName: String
  package var familyName: String
  package var birthday: Birthday?
  package var company: String?
  package var email: String?
  package var phone: String?
  package var role: String?
  package var trips: [Trip] = []

  /// A flight that the file names for the person.
  package struct Trip: Hashable, Sendable {
    package var flight: String
    /// The date as written: the origin's departure date or the date at the sheet's airport.
    package var date: CalendarDate?
    package var direction: Direction?
    package var origin: String?
    package var destination: String?

    package init(flight: String) { self.flight = flight }
  }

  /// A birthday, with or without its year.
  package struct Birthday: Hashable, Sendable, CustomStringConvertible {
    package var year: Int?
    package var month: Int
    package var day: Int

    package init(year: Int?, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// `1980-03-22`, or `--03-22` without a year (as vCard 4.0 writes it).
    package var description: String {
      let monthAndDay = [month, day].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: "-")
      guard let year else { return "--" + monthAndDay }
      return String(repeating: "0", count: max(0, 4 - String(year).count)) + "\(year)-" + monthAndDay
    }
  }

  package init(row: RowReference, givenName: String, familyName: String) {
    self.row = row
    self.givenName = givenName
    self.familyName = familyName
  }
}
