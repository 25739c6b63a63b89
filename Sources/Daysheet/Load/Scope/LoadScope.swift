import AirportData
package import Timelines

/// What a run is about as far as that is known before anything is read.
///
/// A year's file has a thousand rows for each one of the sheet. Those that are certainly of another airport or day are
/// left out and counted before anything is made of them (``RowSieve``); what is in doubt is loaded.
package struct LoadScope: Sendable {
  /// IATA code, in capital letters.
  var airport: String
  /// A row with an end that is none of these may be of the airport all the same, so that it stays.
  var knownAirports: AirportCodes
  /// The dates of departure at the origin from which a flight can be on the sheet; `nil`: all.
  var dates: ClosedRange<CalendarDate>?
  /// Flights that people name, of any airline. They stay, whatever their day: how a trip is linked depends on them.
  var numbers: Set<Int> = []

  /// How many dates before and behind the sheet's a flight on it may have left its origin.
  ///
  /// The sheet's day ends up to two dates later by its wall clock, zones differ by 26 hours, and an arrival is placed
  /// within a day and a half after its departure.
  static let margin = 4

  /// `nil` where the options do not name the airport.
  package init?(_ options: ReportOptions, people: LoadedPeople?, now: Instant) {
    guard let airport = options.airport, let code = try? options.airports.code(of: airport) else {
      return nil
    }
    self.airport = code
    knownAirports = AirportCodes(of: options.airports)
    let date: CalendarDate? =
      switch options.day {
      case .date(let date): date
      case .relative(let days): Zone.utc.local(at: now).date.adding(days: days)
      case .automatic: nil
      }
    dates = date.map { $0.adding(days: -Self.margin - 1)...$0.adding(days: Self.margin + 1) }
    for person in people?.records ?? [] {
      numbers.formUnion(person.trips.compactMap { FlightNumber($0.flight).flatMap { Int($0.number) } })
    }
  }
}
