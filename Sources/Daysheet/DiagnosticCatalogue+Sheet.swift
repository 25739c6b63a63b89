/// What stands on the sheet, pictures, runs and batches.
extension DiagnosticCatalogue {
  static let flights: [DiagnosticExplanation] = [
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

  static let people: [DiagnosticExplanation] = [
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

  static let pictures: [DiagnosticExplanation] = [
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

  static let run: [DiagnosticExplanation] = [
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

  static let batches: [DiagnosticExplanation] = [
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
