import Timelines

/// Reads people: CSV with the usual header spellings, JSON and NDJSON with the same keys, vCard and LDIF.
package enum PeopleLoader {
  /// Reads every path (`-` is standard input) before it gives up on any.
  ///
  /// - Throws: ``RunError`` with the diagnostics of every input: 66 for one that is missing or cannot be read, 65 for one
  ///   whose data cannot be used.
  package static func load(paths: [String], reading: ReadingOptions = ReadingOptions()) throws(RunError)
    -> LoadedPeople
  {
    try LoadSession.load(paths, reading, load(_:))
  }

  static func load(_ source: InputSource) throws(InputFailure) -> LoadedFile<PersonRecord> {
    let table = try table(source)
    let walk = try RowWalk<PeopleColumn>(source, table) { match in
      HeaderDiagnostics.missing(
        match, in: source, hint: "A people file needs names: ‘given_name’ and ‘family_name’, or ‘name’.")
    }
    var birthdays = Birthdays()
    var trips = TripDates()
    var file = try LoadedFile(feed: "people", from: walk) { row in record(&row, &birthdays, &trips) }
    file.diagnostics += [birthdays.warning, trips.warning].compactMap { $0 }
    file.diagnostics += leftOut(table, file, source)
    return file
  }

  private static func table(_ source: InputSource) throws(InputFailure) -> InputTable {
    if VCardReader.looksRight(source.bytes) { return InputTable(list: VCardReader.read(source.bytes)) }
    if LDIFReader.looksRight(source.bytes) { return InputTable(list: LDIFReader.read(source.bytes)) }
    return try InputTable(source) { header in HeaderMatch<PeopleColumn>(header).missing.isEmpty }
  }

  private static func leftOut(
    _ table: InputTable, _ file: LoadedFile<PersonRecord>, _ source: InputSource
  ) -> [Diagnostic] {
    let whole = SourceLocation(file: source.path)
    var notes: [Diagnostic] = []
    if case .list(let list) = table.rows, list.leftOut > 0 {
      notes.append(
        Diagnostic(
          .note, .notPeople, "\(list.leftOut) entries are no people, such as groups, and left out", at: whole)
      )
    }
    if case .list(let list) = table.rows, let first = list.renamed.first {
      let cards =
        list.renamed.count == 1
        ? "a card has no name and goes" : "\(list.renamed.count) cards have no name and go"
      notes.append(
        Diagnostic(
          .note, .noName, "\(cards) by nickname, company or mail address", at: source.location(of: first)))
    }
    if file.outOfScope > 0 {
      notes.append(
        Diagnostic(
          .note, .notAttending, "\(file.outOfScope) attendees have cancelled and are left out", at: whole))
    }
    return notes
  }

  /// What attendee lists call those who will not come.
  private static let absences: Set<String> = [
    "notattending", "cancelled", "canceled", "deleted", "refunded", "declined",
  ]

  private static func record(
    _ row: inout Row<PeopleColumn>, _ birthdays: inout Birthdays, _ dates: inout TripDates
  ) -> PersonRecord? {
    if let word = row.text(.attendance), absences.contains(HeaderName.normalized(word)) { return nil }
    var name = PersonName(given: row.text(.givenName) ?? "", family: row.text(.familyName) ?? "")
    let whole = row.text(.name)
    if name.given.isEmpty, name.family.isEmpty {
      name = PersonName(whole: whole ?? "")
    } else if let whole {
      name.complete(from: whole)
    }
    if name.given.isEmpty, name.family.isEmpty, !row.hasErrors {
      row.error(.missingName, "the row has no name", at: row.cell(.familyName) == nil ? .name : .familyName)
    }
    var record = PersonRecord(row: row.reference, givenName: name.given, familyName: name.family)
    if let whole, !name.isAll(of: whole) { record.fullName = whole }
    record.birthday = birthdays.birthday(&row)
    record.company = row.text(.company)
    record.email = row.text(.email)
    record.phone = row.text(.phone)
    record.role = row.text(.role)
    record.trips = trips(&row, &dates)
    return row.hasErrors ? nil : record
  }

  /// The flight of the row, and both flights of a line that names arrival and departure.
  private static func trips(
    _ row: inout Row<PeopleColumn>, _ dates: inout TripDates
  ) -> [PersonRecord.Trip] {
    var trips: [PersonRecord.Trip] = []
    if var trip = flight(&row, .flight, .airline) {
      (trip.date, trip.dateEnd) = dates.dateOfOnlyFlight(&row)
      trip.direction = direction(&row)
      trip.origin = row.code(.origin)
      trip.destination = row.code(.destination)
      trips.append(trip)
    }
    if var trip = flight(&row, .arrivalFlight, .arrivalAirline) {
      (trip.date, trip.dateEnd) = (dates.date(&row, .arrivalDate), .arrival)
      trip.direction = .arrival
      trips.append(trip)
    }
    if var trip = flight(&row, .departureFlight, .departureAirline) {
      (trip.date, trip.dateEnd) = (dates.date(&row, .departureDate), .departure)
      trip.direction = .departure
      trips.append(trip)
    }
    return trips
  }

  /// A flight by its number; one without an airline takes the code beside it.
  private static func flight(
    _ row: inout Row<PeopleColumn>, _ column: PeopleColumn, _ airline: PeopleColumn
  ) -> PersonRecord.Trip? {
    guard let number = row.text(column) else { return nil }
    guard number.utf8.allSatisfy({ Byte.zero...Byte.nine ~= $0 }), let code = row.code(airline),
      (2...3).contains(code.utf8.count)
    else { return PersonRecord.Trip(flight: number) }
    return PersonRecord.Trip(flight: code + number)
  }

  /// A word that is no direction costs the person only what it would have told.
  private static func direction(_ row: inout Row<PeopleColumn>) -> Direction? {
    guard let word = row.text(.direction) else { return nil }
    let direction = Direction(word: word)
    if direction == nil {
      row.warning(
        .badDirection, "‘\(word)’ is no direction and is left out", at: .direction,
        hint: "Write ‘arrival’ or ‘departure’.")
    }
    return direction
  }
}
