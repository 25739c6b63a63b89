import Timelines

extension SampleDay {
  /// flights.csv and people.csv in Daysheet's own format.
  package var files: [OutputFile] { [flightsFile, peopleFile] }

  private var flightsFile: OutputFile {
    var csv = CSVWriter(
      .plain,
      header: [
        "flight", "airline", "origin", "destination", "scheduled_departure", "scheduled_arrival",
        "estimated_departure", "estimated_arrival", "actual_departure", "actual_arrival", "flight_minutes",
        "status",
        "terminal", "gate", "belt", "aircraft", "codeshares",
      ])
    for flight in flights {
      let origin = zones[flight.origin.code] ?? day.zone
      let destination = zones[flight.destination.code] ?? day.zone
      let departure = flight.known(flight.departure, delay: flight.departureDelay, at: asOf)
      let arrival = flight.known(flight.arrival, delay: flight.arrivalDelay, at: asOf)
      csv.text(flight.designator)
      csv.text(flight.airline.name)
      csv.text(flight.origin.code)
      csv.text(flight.destination.code)
      csv.time(flight.departure, in: origin)
      csv.time(flight.arrival, in: destination)
      csv.time(departure.estimated, in: origin)
      csv.time(arrival.estimated, in: destination)
      csv.time(departure.actual, in: origin)
      csv.time(arrival.actual, in: destination)
      csv.number(flight.minutes)
      csv.text(flight.status(at: asOf).rawValue)
      csv.text(flight.terminal)
      csv.text(flight.gate)
      csv.text(flight.belt)
      csv.text(flight.aircraft)
      csv.text(flight.codeshares.joined(separator: " "))
      csv.endRow()
    }
    return OutputFile(name: "flights.csv", bytes: csv.bytes)
  }

  private var peopleFile: OutputFile {
    var csv = CSVWriter(
      .plain,
      header: ["given_name", "family_name", "birthday", "company", "flight", "flight_date", "direction"])
    for person in people {
      let flight = person.flight.map { flights[$0] }
      csv.text(person.given)
      csv.text(person.family)
      csv.text(person.birthday.description)
      csv.text(person.company)
      csv.text(flight?.designator)
      csv.text(flight.map { _ in day.date.description })
      csv.text(flight.map { ($0.isArrival ? Direction.arrival : .departure).rawValue })
      csv.endRow()
    }
    return OutputFile(name: "people.csv", bytes: csv.bytes)
  }
}
