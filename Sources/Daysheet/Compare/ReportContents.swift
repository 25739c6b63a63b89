import Timelines

/// The flights and people of a report, as its CSV files have them or as a new one will.
struct ReportContents: Sendable {
  struct PersonIdentity: Hashable, Sendable {
    var familyName: String
    var givenName: String
    var birthday: String
  }

  /// In the report's order.
  var flights: [FlightState]
  /// `nil` where the report has no people.
  var people: [PersonIdentity: [String]]?
  /// Offsets in the texts of times are this zone's.
  var zone: Zone

  init(_ summary: Summary) {
    flights = summary.flights.map { FlightState($0) }
    zone = summary.day.zone
    guard summary.hasPeople else { return }
    var people: [PersonIdentity: [String]] = [:]
    for row in summary.sections.flatMap(\.people) {
      let person = PersonIdentity(
        familyName: row.person.familyName, givenName: row.person.givenName,
        birthday: row.person.birthday?.description ?? "")
      let number = row.flight.map { summary.flights[$0].flight.number.description } ?? row.unlinkedFlight
      people[person, default: []].append(number)
    }
    self.people = people.mapValues { $0.sorted() }
  }

  /// - Throws: exit code 66 where the folder has no report, or one without CSV files; 65 where they cannot be read.
  init(folder: String) throws(RunError) {
    let report = try RecordedReport(folder)
    zone = Zone(identifier: report.record.zone, around: report.asOf) ?? .utc
    guard report.record.outputs.contains(where: { $0.name == "flights.csv" }) else {
      let text = "the report has no flights.csv to compare"
      throw RunError(
        .noInput,
        [
          Diagnostic(
            .error, .noReport, text, at: SourceLocation(file: folder),
            hint: "Render with csv among the formats.")
        ])
    }
    let loaded = try FlightLoader.load(paths: [folder + "/flights.csv"], feed: nil)
    flights = loaded.records.compactMap { FlightState($0) }
    guard report.record.outputs.contains(where: { $0.name == "people.csv" }) else { return }
    var people: [PersonIdentity: [String]] = [:]
    for record in try PeopleLoader.load(paths: [folder + "/people.csv"]).records {
      let person = PersonIdentity(
        familyName: record.familyName, givenName: record.givenName,
        birthday: record.birthday?.description ?? "")
      people[person, default: []].append(record.trips.first?.flight ?? "")
    }
    self.people = people.mapValues { $0.sorted() }
  }
}
