import Timelines

extension Summary {
  /// flights.csv: one row for each flight, by scheduled instant, flight number, other airport (product.md).
  package func flightsCSV(_ dialect: CSVWriter.Dialect) -> OutputFile {
    var csv = CSVWriter(
      dialect,
      header: [
        "flight", "airline", "direction", "airport", "other_airport", "scheduled", "estimated", "actual",
        "local_time", "other_end_time", "flight_minutes", "delay_minutes", "status", "terminal", "gate",
        "belt",
        "hour", "progress", "people", "codeshares",
      ])
    for line in flights {
      let flight = line.flight
      csv.text(flight.number.description)
      csv.text(flight.airline)
      csv.text(flight.direction.rawValue)
      csv.text(flight.airport)
      csv.text(flight.otherAirport)
      csv.time(line.localTime, in: day.zone)
      csv.time(line.estimated, in: day.zone)
      csv.time(line.actual, in: day.zone)
      csv.time(line.localTime, in: day.zone)
      csv.time(line.otherBest, in: line.otherZone ?? day.zone)
      csv.number(line.flightMinutes)
      csv.number(line.delayMinutes)
      csv.text(line.status.rawValue)
      csv.text(flight.terminal)
      csv.text(flight.gate)
      csv.text(flight.belt)
      csv.time(day.hours[line.hour].start, in: day.zone)
      csv.fraction(line.progress)
      csv.number(line.personSections.count)
      csv.text(flight.codeshares.map(\.description).joined(separator: " "))
      csv.endRow()
    }
    return OutputFile(name: "flights.csv", bytes: csv.bytes)
  }

  /// hours.csv: one row for each hour of the timeline, empty ones too.
  package func hoursCSV(_ dialect: CSVWriter.Dialect) -> OutputFile {
    var csv = CSVWriter(
      dialect,
      header: ["hour", "label", "arrivals", "departures", "flights", "delayed", "cancelled", "people"])
    for count in hours {
      csv.time(count.hour.start, in: day.zone)
      csv.text(count.hour.label)
      csv.number(count.arrivals)
      csv.number(count.departures)
      csv.number(count.flights)
      csv.number(count.delayed)
      csv.number(count.cancelled)
      csv.number(count.people)
      csv.endRow()
    }
    return OutputFile(name: "hours.csv", bytes: csv.bytes)
  }
}
