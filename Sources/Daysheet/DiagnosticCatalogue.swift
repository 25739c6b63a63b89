/// One kind of diagnostic in the words of its documentation.
package struct DiagnosticExplanation: Sendable {
  package let code: Diagnostic.Code
  /// The worst first.
  package let severities: [Diagnostic.Severity]
  /// Complete sentences, in Markdown.
  package let meaning: String

  fileprivate init(_ code: Diagnostic.Code, _ severities: Diagnostic.Severity..., meaning: String) {
    self.code = code
    self.severities = severities
    self.meaning = meaning
  }
}

/// Every diagnostic that Daysheet may give, in the order of a run; docs/diagnostics.md is made from it.
package enum DiagnosticCatalogue {
  package typealias Section = (title: String, explanations: [DiagnosticExplanation])

  package static let sections: [Section] = [
    ("The input as a whole", wholeInput),
    ("Limits", limits),
    ("Encoding", encoding),
    ("CSV", csv),
    ("Columns", columns),
    ("JSON", json),
    ("XML", xml),
    ("Address books", addressBooks),
    ("Cells", cells),
    ("The sheet", sheet),
    ("Flights", flights),
    ("People", people),
    ("Pictures", pictures),
    ("The run", run),
    ("Batches", batches),
  ]

  package static var all: [DiagnosticExplanation] { sections.flatMap(\.explanations) }

  /// `nil` for a code that is not Daysheet's.
  package static func explanation(of code: Diagnostic.Code) -> DiagnosticExplanation? { byCode[code] }

  private static let byCode = Dictionary(all.map { ($0.code, $0) }) { first, _ in first }

  private static let wholeInput: [DiagnosticExplanation] = [
    .init(.missingFile, .error, meaning: "There is no such file. Exit status 66."),
    .init(
      .isFolder, .error,
      meaning: "The path is a folder; its files are named one by one. Exit status 66."),
    .init(.unreadable, .error, meaning: "The file may not be read, or reading it broke off. Exit status 66."),
    .init(
      .repeatedStandardInput, .error,
      meaning: "Standard input is named twice; it can be read only once. Exit status 64."),
    .init(
      .emptyFile, .error,
      meaning: "The input has no bytes, or nothing but blank lines: that is no empty day."),
    .init(.noRows, .warning, meaning: "The input has a header, or brackets, and no rows: an empty day."),
    .init(
      .noUsableRow, .error,
      meaning: "Every row was rejected; such a file is never shown as an empty day. Exit status 65."),
  ]

  private static let limits: [DiagnosticExplanation] = [
    .init(.tooManyFiles, .error, meaning: "More inputs than a run reads. Exit status 64."),
    .init(.tooLarge, .error, meaning: "More bytes, rows or problems than an input of its kind may have."),
    .init(.tooLong, .error, meaning: "A row or a cell with more bytes than one may have."),
  ]

  private static let xml: [DiagnosticExplanation] = [
    .init(
      .xmlSyntax, .error,
      meaning: "The text is not well-formed XML, or has a document type definition, which is never read."),
    .init(.unknownXML, .error, meaning: "XML whose elements are those of no feed."),
  ]

  private static let addressBooks: [DiagnosticExplanation] = [
    .init(.vCardSyntax, .error, meaning: "A vCard does not end, or has a line that is no property."),
    .init(.ldifSyntax, .error, meaning: "A line of an LDIF entry is no attribute."),
    .init(
      .notPeople, .note,
      meaning: "Entries that are groups, branches or places, or have nothing to call them by."),
    .init(.noName, .note, meaning: "Cards without a name, which go by nickname, company or mail address."),
    .init(.notAttending, .note, meaning: "People who have cancelled; they are out of scope."),
  ]

  private static let encoding: [DiagnosticExplanation] = [
    .init(.byteOrderMark, .note, meaning: "The text begins with a UTF-8 byte order mark, which is left out."),
    .init(.utf16, .note, meaning: "The text is UTF-16 and is read as such."),
    .init(
      .windows1252, .warning,
      meaning: "The text is not UTF-8 and is read as Windows-1252: letters beyond ASCII may be others."),
    .init(
      .codePage, .warning, .note,
      meaning: """
        The text is not Unicode, and is read in the code page that its headers or letters tell, or that `--encoding` \
        names: a note. A warning where nothing decides.
        """),
    .init(
      .doubleEncoding, .warning,
      meaning: """
        Letters were encoded twice: some program has read UTF-8 as Windows-1252 and written it as UTF-8, so that \
        `Müller` is `MÃ¼ller`. They are shown as they stand.
        """),
    .init(.badEncoding, .error, meaning: "The bytes are in no encoding that Daysheet reads."),
    .init(.notUTF8, .error, meaning: "A row of a UTF-8 file has bytes that are not UTF-8; it is left out."),
    .init(.nulByte, .error, meaning: "A row has a NUL byte; it is left out."),
  ]

  private static let csv: [DiagnosticExplanation] = [
    .init(
      .unclosedQuote, .error,
      meaning: "A quote is opened and not closed: in a row, which is left out, or to the end of the file."),
    .init(
      .textAfterQuote, .error,
      meaning: "Text stands between a closing quote and the end of the cell; the row is left out."),
    .init(.tooManyCells, .error, meaning: "The row has more cells than the header; it is left out."),
    .init(.tooFewCells, .error, meaning: "The row has fewer cells than the header; it is left out."),
    .init(
      .skippedLines, .note,
      meaning: "Lines before the header, as a LinkedIn export has them, are left out."),
  ]

  private static let columns: [DiagnosticExplanation] = [
    .init(
      .fixedLayout, .error,
      meaning: "`--map` or `--time-format` with a feed whose columns are fixed. Exit status 64."),
    .init(.noSchedule, .note, meaning: "The feed has no scheduled times; others stand for them."),
    .init(
      .mergedMessages, .note,
      meaning: """
        Several rows are messages about one leg (AIDX): they are one flight, and the latest message that has a cell \
        counts. `check` counts the others as merged.
        """),
    .init(.noAirports, .warning, meaning: "The feed names no airports, so that no row can be on a sheet."),
    .init(.unknownFeed, .error, meaning: "`--feed` names no feed that Daysheet knows. Exit status 64."),
    .init(
      .unknownLayout, .error,
      meaning: """
        The columns are not those of any feed; the message says which feed is nearest and what it lacks.
        """),
    .init(
      .missingColumn, .error,
      meaning: "A column that is needed is not there; the hint names one that is spelled alike."),
    .init(
      .duplicateColumn, .error, .warning,
      meaning: """
        Two columns have one name: an error where the column is used, since nobody can tell which one \
        counts.
        """),
    .init(
      .unknownColumn, .warning,
      meaning: "Columns that Daysheet does not know and does not use, all in one warning."),
  ]

  private static let json: [DiagnosticExplanation] = [
    .init(
      .jsonSyntax, .error,
      meaning: "The text is not JSON, from this place on; in NDJSON the line is left out."),
    .init(
      .jsonType, .error, .warning,
      meaning: """
        A value has a type that its key cannot have; the message has the path to it. The row stays where it can do \
        without.
        """),
    .init(.jsonDuplicateKey, .warning, meaning: "An object has a key twice; the last one counts."),
  ]

  private static let cells: [DiagnosticExplanation] = [
    .init(.badZone, .error, meaning: "A cell that should name a zone names none."),
    .init(
      .badDate, .error, .warning,
      meaning: """
        Not a date, or one that the calendar does not have, or one that may be read in two ways. A person stays, \
        without the flight whose date it is.
        """),
    .init(
      .badTime, .error, .warning,
      meaning: """
        Not a time, or one that no clock shows, or a clock reading that says no day. An error where the row has no \
        other scheduled time.
        """),
    .init(
      .badNumber, .warning, .error,
      meaning: """
        Not a whole number, or no number of minutes; the row stays without it. An error in the parts of a \
        date.
        """),
    .init(.badText, .error, meaning: "Text with a broken escape, such as half of a surrogate pair."),
    .init(
      .badDirection, .error, .warning,
      meaning: """
        A direction that is neither arrival nor departure; of a person, and beside an origin and a destination, it is \
        left out.
        """),
    .init(.missingFlightNumber, .error, meaning: "The row has no flight number."),
    .init(.missingRoute, .error, meaning: "The row has neither a direction nor an origin and a destination."),
    .init(.missingTime, .error, meaning: "The row has no scheduled time at either end."),
    .init(.missingName, .error, meaning: "The row has no name of a person."),
    .init(
      .ambiguousDate, .warning,
      meaning: """
        Dates of people's flights that may be day/month or month/day throughout the column; the people are kept, \
        without these flights. `--date-order` says which it is.
        """),
    .init(.badBirthday, .warning, meaning: "A birthday that cannot be read; the person is kept without it."),
    .init(
      .ambiguousBirthday, .warning,
      meaning: """
        Birthdays that may be day/month or month/day throughout the file; the people are kept without \
        them.
        """),
  ]

  private static let sheet: [DiagnosticExplanation] = [
    .init(
      .ambiguousAirport, .error,
      meaning: """
        Nothing says which airport the sheet is about; the message lists the candidates. Exit status 64.
        """),
    .init(
      .unknownAirport, .warning, .error,
      meaning: """
        What is no known airport. At the other end the flight stays, but wall-clock times there are not \
        used; rows that may be of the sheet's airport are not on the sheet, and all such cells are in one \
        warning. An error for `--airport`.
        """),
    .init(
      .severalAirports, .warning, .error,
      meaning: """
        A name that several airports have, or the code of a city, where the sheet's own airport is meant. \
        An error for `--airport`.
        """),
    .init(
      .airportByName, .note,
      meaning: "A cell has no code, and its name means one airport only, which is taken."),
    .init(
      .noFlightsAtAirport, .warning,
      meaning: """
        The input has rows, but none of the sheet's airport; the message says which days and airports it \
        has. Printed under `--quiet` too.
        """),
    .init(
      .noFlightsOnDay, .warning,
      meaning: """
        The input has rows, but none of the sheet's day, or of the night's; the message says which days \
        and airports it has. Printed under `--quiet` too. A night without a flight does not become \
        `latest` and ends with exit status 1, unless `--allow-empty` says that it is meant.
        """),
    .init(
      .asOfOutsideDay, .note,
      meaning: """
        Nobody has chosen `--as-of`, and now lies outside the sheet's day, so that all flights are over or \
        none has begun. `render` prints it too.
        """),
    .init(
      .expectedFromYesterday, .note,
      meaning: """
        A flight of the day before that has not landed here, or not left, at as-of. It is on a line above \
        the first hour and in run.json (`expected_from_yesterday`), and in no table, figure or list.
        """),
    .init(
      .badAirport, .error,
      meaning: "A row of `--airports-file` that describes no airport. Exit status 65."),
    .init(
      .unknownZone, .error,
      meaning: """
        Nothing says which zone the sheet is in, or the zone data does not know it. Exit status 64 or \
        69.
        """),
    .init(
      .ambiguousDay, .error,
      meaning: "The flights lie on several days, or on none; the message counts them. Exit status 64."),
    .init(
      .timetableHole, .warning,
      meaning: """
        Two hours or more of a busy day between 06:00 and 22:00 without an arrival or a departure, where \
        25 flights would be expected: the file may have been cut off.
        """),
  ]

  private static let flights: [DiagnosticExplanation] = [
    .init(.badFlightNumber, .error, meaning: "A flight number without a letter or digit."),
    .init(.noTimeAtAirport, .error, meaning: "A row without a scheduled time at the sheet's airport."),
    .init(
      .repeatedTime, .warning,
      meaning: "A wall-clock reading that occurs twice because the clocks go back; the first one is taken."),
    .init(
      .skippedTime, .warning,
      meaning: "A wall-clock reading that the clocks jump over; it is moved forward by the gap."),
    .init(.arrivalBeforeDeparture, .warning, meaning: "The arrival is not after the departure, as instants."),
    .init(.longFlight, .warning, meaning: "A flight of more than 24 hours."),
    .init(
      .unlikelyDuration, .warning,
      meaning: """
        A duration that no aircraft needs for the great circle between the airports: faster than 1,050 \
        km/h, or slower than two and a half hours and 300 km/h. Most often a time is in the wrong zone \
        or on the wrong day.
        """),
    .init(
      .minutesDisagree, .warning,
      meaning: """
        `flight_minutes` is an hour or more from the minutes between the scheduled times. Most often a \
        time is in the wrong zone.
        """),
    .init(.badMinutes, .warning, meaning: "`flight_minutes` is zero or negative; the cell is not used."),
    .init(.unknownStatus, .warning, meaning: "A status word that no table has; the times decide the status."),
    .init(
      .statusContradictsTimes, .note,
      meaning: "A status word that the times contradict at as-of; the times count."),
    .init(.duplicateFlight, .warning, meaning: "The same row twice; it is one flight."),
    .init(
      .conflictingFlight, .warning,
      meaning: "The same number, route and day twice, with different data; both are kept."),
    .init(
      .overdueFlight, .note,
      meaning: """
        Departures or arrivals that the input, which tells others, does not tell ten minutes after they were expected; \
        the sheet says “overdue”.
        """),
    .init(
      .nothingHeard, .note,
      meaning: """
        Flights that nothing was heard of for more than three hours, or until the day ended: their status is unknown, \
        and delay and progress are empty.
        """),
    .init(
      .lateByLanding, .note,
      meaning: """
        The landing is known, and later than the time at which the gate was to be reached; when it was reached is not: \
        the delay is the least that it can be.
        """),
    .init(
      .aircraftOverlap, .warning,
      meaning: """
        One registration on two flights at the same time, by their best known times: an aircraft or a \
        time is wrong. Only what is surely a registration is compared, not types such as `A320`.
        """),
  ]

  private static let people: [DiagnosticExplanation] = [
    .init(
      .unlinkedPerson, .warning,
      meaning: "A person without a flight on the sheet; the hint says where the number is found."),
    .init(
      .ambiguousFlight, .warning,
      meaning: "A person whose flight number is several flights of the day; they stay unlinked."),
    .init(
      .twoDates, .warning,
      meaning: """
        A date that two flights of one number have, both over midnight: one departs on it, the other arrives. \
        Nothing in the file says which date it is; the person stands on the one that departs.
        """),
    .init(
      .dateHere, .warning,
      meaning: """
        People whose date is the arrival date of a flight over midnight, and no flight of the number departs on it. \
        They are linked, but may fly a day later if their dates are those of departure.
        """),
    .init(.duplicatePerson, .warning, meaning: "The same person with the same flight twice; it is one."),
    .init(.overlappingTrips, .warning, meaning: "A person on two flights whose scheduled times overlap."),
    .init(
      .personOnCancelledFlight, .note,
      meaning: "People whose flight is cancelled; one note for each flight."),
    .init(
      .mergedCompany, .note,
      meaning: "Spellings of a company that differ in case, blanks or Unicode form and are one."),
  ]

  private static let pictures: [DiagnosticExplanation] = [
    .init(.missingGlyph, .warning, meaning: "A character that no installed font has."),
    .init(
      .longText, .note,
      meaning:
        "A text is longer than any line of a sheet; its beginning is drawn, tables and alternative text have all."
    ),
    .init(
      .missingFont, .error,
      meaning: "A font family of the theme is not installed; no other is put in its place. Exit status 69."),
    .init(.drawing, .error, meaning: "A picture that cannot be drawn, such as one of too many pixels."),
    .init(
      .maxBytes, .error, .note,
      meaning: """
        A picture was reduced to keep to `--max-bytes`; an error where it could not be read in so few. Exit \
        status 64.
        """),
    .init(
      .badTheme, .error,
      meaning: "A theme that cannot be read, or that has a token, colour or size that cannot be."),
  ]

  private static let run: [DiagnosticExplanation] = [
    .init(.usage, .error, meaning: "Wrong arguments. Exit status 64."),
    .init(
      .configuration, .error,
      meaning: "A bad setting in the environment or in a configuration file. Exit status 78."),
    .init(
      .cannotWrite, .error,
      meaning: "The report cannot be written; what was there before is as it was. Exit status 73."),
    .init(
      .foreignFile, .error,
      meaning: """
        Files that Daysheet did not write have names that the report needs. They are never replaced, and nothing \
        is changed; of a night only that report fails. Exit status 73.
        """),
    .init(
      .ownInput, .error,
      meaning: """
        The run would write over a file that it reads, by whatever name or link. Nothing is changed. Exit \
        status 64.
        """),
    .init(
      .leftOver, .warning,
      meaning: """
        The report has its place and is whole, and something that was used on the way could not be removed. The \
        next run tries again.
        """),
    .init(
      .cannotPrint, .error,
      meaning: """
        A command's result could not be printed, as to a full disk. A reader that went away is no fault. Exit \
        status 73.
        """),
    .init(.busy, .error, meaning: "Another run is writing to the same folder. Exit status 75."),
    .init(.zoneData, .error, meaning: "The zone data of the machine is missing. Exit status 69."),
  ]

  private static let batches: [DiagnosticExplanation] = [
    .init(.noKeys, .error, meaning: "The data has nothing of what `--each` names. Exit status 65."),
    .init(
      .noSuchKey, .error,
      meaning: "`--only` names a key that the data does not have; the other reports are made. Exit status 1."),
    .init(
      .reportFailed, .error,
      meaning: "A report of a batch could not be made, and why; the other reports are made. Exit status 1."),
    .init(
      .stopped, .error,
      meaning:
        "A signal ended the batch. Days that were not finished stay as they were, and nothing is left over."),
    .init(
      .keptDay, .warning,
      meaning: "A day that `--keep` would have removed has files that Daysheet did not write, and stays."),
    .init(
      .missingShard, .error,
      meaning:
        "`index` does not find all shards of a day, which stays as it was. Exit status 66, or 1 where other days "
        + "were published."),
    .init(
      .noReport, .error,
      meaning: "The folder has no report of Daysheet's, or none with CSV files. Exit status 66."),
    .init(
      .changedFile, .error,
      meaning:
        "A file is missing or not as its run.json has it, or `--rerender` makes another one. Exit status 65."),
    .init(
      .missingInput, .error,
      meaning: "`--rerender` needs a file that the report was made from: the same name and the same bytes. "
        + "Exit status 66."),
  ]
}
