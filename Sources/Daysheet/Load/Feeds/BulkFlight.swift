import Timelines

/// What the bulk layouts have in common: the origin's date in parts, hhmm at each end's own airport, and delays in
/// minutes that decide what the actual clock readings mean (feeds.md, "Bulk CSV").
struct BulkFlight {
  var date: CalendarDate?
  var carrier: String?
  var flight: String?
  var origin: String?
  var destination: String?
  /// Minutes past midnight, as the other times.
  var scheduledDeparture: Int?
  var scheduledArrival: Int?
  var actualDeparture: Int?
  var actualArrival: Int?
  var departureDelay: Int?
  var arrivalDelay: Int?
  var flightMinutes: Int?
  var aircraft: String?
  var isCancelled = false
  var isDiverted = false

  func record<Column>(
    _ row: inout Row<Column>, numberColumn: Column, routeColumn: Column, timeColumn: Column
  ) -> FlightRecord? {
    if flight == nil { row.error(.missingFlightNumber, "the row has no flight number", at: numberColumn) }
    if origin == nil || destination == nil {
      row.error(.missingRoute, "the row needs an origin and a destination", at: routeColumn)
    }
    if scheduledDeparture == nil, scheduledArrival == nil, !row.hasErrors {
      row.error(.missingTime, "the row has no scheduled time", at: timeColumn)
    }
    guard !row.hasErrors, let date, let flight, let origin, let destination else { return nil }
    var record = FlightRecord(
      row: row.reference, number: (carrier ?? "") + flight,
      route: .ends(origin: origin.uppercased(), destination: destination.uppercased()))
    record.airline = carrier
    record.date = date
    record.departure.scheduled = scheduledDeparture.map { .clock(minutes: $0, days: 0) }
    record.arrival.scheduled = scheduledArrival.map { .clock(minutes: $0, days: nil) }
    record.departure.actual = actualDeparture.map { .clock(minutes: $0, days: nil) }
    record.arrival.actual = actualArrival.map { .clock(minutes: $0, days: nil) }
    record.departure.delayMinutes = departureDelay
    record.arrival.delayMinutes = arrivalDelay
    record.flightMinutes = flightMinutes
    record.aircraft = aircraft
    record.isCancelled = isCancelled
    record.isDiverted = isDiverted
    return record
  }
}

extension Row {
  /// A date in three columns; an impossible one is an error at the day.
  mutating func date(year: Column, month: Column, day: Column) -> CalendarDate? {
    guard let yearNumber = integer(year), let monthNumber = integer(month), let dayNumber = integer(day)
    else {
      if !hasErrors { error(.badDate, "the row has no whole date", at: day) }
      return nil
    }
    guard let date = CalendarDate(year: yearNumber, month: monthNumber, day: dayNumber) else {
      error(
        .badDate, "\(yearNumber)-\(monthNumber)-\(dayNumber) \(DateText.noSuchDate.text)", at: day)
      return nil
    }
    return date
  }
}
