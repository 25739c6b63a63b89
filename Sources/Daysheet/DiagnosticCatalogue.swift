/// One kind of diagnostic in the words of its documentation.
package struct DiagnosticExplanation: Sendable {
  package let code: Diagnostic.Code
  /// The worst first.
  package let severities: [Diagnostic.Severity]
  /// Complete sentences, in Markdown.
  package let meaning: String

  init(_ code: Diagnostic.Code, _ severities: Diagnostic.Severity..., meaning: String) {
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
}
