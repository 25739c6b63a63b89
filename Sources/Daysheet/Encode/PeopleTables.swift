import Timelines

extension Summary {
  /// companies.csv: one row for each section in the poster's order; people without a company have an empty name.
  package func companiesCSV(_ dialect: CSVWriter.Dialect) -> OutputFile {
    var csv = CSVWriter(
      dialect,
      header: ["company", "people", "arrivals", "departures", "unlinked", "first_time", "last_time"])
    for section in sections {
      csv.text(section.company)
      csv.number(section.persons)
      csv.number(section.arrivals)
      csv.number(section.departures)
      csv.number(section.unlinked)
      csv.time(section.firstTime, in: day.zone)
      csv.time(section.lastTime, in: day.zone)
      csv.endRow()
    }
    return OutputFile(name: "companies.csv", bytes: csv.bytes)
  }

  /// people.csv: one row for each person and flight, by section, family name, given name, flight.
  ///
  /// `time` is the best known time at the sheet's airport, as in companies.csv. A flight that was not found is there as
  /// the file has it, without direction and time.
  package func peopleCSV(_ dialect: CSVWriter.Dialect) -> OutputFile {
    var csv = CSVWriter(
      dialect,
      header: [
        "company", "family_name", "given_name", "birthday", "flight", "direction", "time", "other_airport",
        "status", "progress",
      ])
    for section in sections {
      for row in section.people {
        let line = row.flight.map { flights[$0] }
        csv.text(section.company)
        csv.text(row.person.familyName)
        csv.text(row.person.givenName)
        csv.text(row.person.birthday?.description)
        csv.text(line?.flight.number.description ?? row.unlinkedFlight)
        csv.text(line?.flight.direction.rawValue)
        csv.time(line?.best, in: day.zone)
        csv.text(line?.flight.otherAirport)
        csv.text(line?.status.rawValue)
        csv.fraction(line?.progress)
        csv.endRow()
      }
    }
    return OutputFile(name: "people.csv", bytes: csv.bytes)
  }
}
