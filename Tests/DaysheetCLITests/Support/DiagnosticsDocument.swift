import Daysheet
import Foundation

/// docs/diagnostics.md: the catalogue, each code with an example that the built program gives.
struct DiagnosticsDocument {
  static let url = BuiltProgram.repository.appending(path: "docs/diagnostics.md")

  /// How a code without a file in `Samples/broken` is brought about there.
  private static let commands: [Diagnostic.Code: String] = [
    .unreadable: "check /proc/self/mem",
    .unknownFeed: "check good.csv --feed nycflights",
    .ambiguousAirport: "check good.csv ../jfk-2013-11-27/flights.csv",
    .noFlightsAtAirport: "check good.csv --airport OSL --day 2026-03-12",
    .noFlightsOnDay: "check good.csv --airport LIS --day 2026-11-29",
    .severalAirports: "check good.csv --airport London",
    .asOfOutsideDay: "check good.csv --airport LIS --day 2026-03-12",
    .unknownZone: "check good.csv --zone Europe/Lissabon",
    .ambiguousDay: "check good.csv repeated-time.csv --airport LIS",
    .noSchedule: "check ../feeds/opensky-flights.json --airport LIS",
    .noAirports: "check ../feeds/opensky-states.json --airport LIS --day 2026-03-12",
    .vCardSyntax: "check good.csv --people ../contacts/open-card.vcf --airport LIS",
    .ldifSyntax: "check good.csv --people ../contacts/broken-line.ldif --airport LIS",
    .fixedLayout: "check good.csv --feed bts --map flight=FlightNo",
    .badTheme: "render good.csv --theme dusk.json",
    .usage: "check good.csv --wide",
    .configuration: "check good.csv --config expected.json",
    .cannotWrite: "sample good.csv",
  ]

  /// The tests of codes that no file and no arguments bring about on a sound machine.
  static let tests: [Diagnostic.Code: (file: String, name: String)] = [
    .repeatedStandardInput: ("DaysheetTests/Load/LoadSessionTests.swift", "readsStandardInputOnce"),
    .tooManyFiles: ("DaysheetTests/Load/LimitsTests.swift", "refusesTooManyFiles"),
    .tooLarge: ("DaysheetTests/Load/LimitsTests.swift", "stopsReadingAtTheLimit"),
    .tooLong: ("DaysheetTests/Load/LimitsTests.swift", "rejectsACellThatIsTooLong"),
    .notPeople: ("DaysheetTests/Load/People/VCardReaderTests.swift", "leavesGroupsOut"),
    .noName: ("DaysheetTests/Load/People/VCardReaderTests.swift", "namesCardsByWhatTheyHave"),
    .notAttending: (
      "DaysheetTests/Load/People/ContactExportsTests.swift", "leavesOutAttendeesWhoHaveCancelled"
    ),
    .airportByName: (
      "DaysheetTests/Load/AirportCellsTests.swift", "aNameThatMeansOneAirportIsItWithANote"
    ),
    .badAirport: ("DaysheetTests/Load/AirportCellsTests.swift", "aRowThatDescribesNoAirportIs65"),
    .expectedFromYesterday: (
      "DaysheetTests/Validate/ExpectedFlightsTests.swift", "itIsNamedWithItsPeopleAndInNoTable"
    ),
    .missingGlyph: ("DaysheetTests/RareDiagnosticsTests.swift", "missingGlyph"),
    .longText: ("DaysheetTests/RareDiagnosticsTests.swift", "longText"),
    .missingFont: ("DaysheetTests/RareDiagnosticsTests.swift", "missingFont"),
    .drawing: ("DaysheetTests/RareDiagnosticsTests.swift", "drawing"),
    .maxBytes: (
      "DaysheetTests/Encode/PictureFitTests.swift", "aSheetThatCouldNotBeReadIsAnErrorThatSaysTheSizeNeeded"
    ),
    .foreignFile: ("DaysheetTests/Publish/PublisherTests.swift", "foreignFileInTheWay"),
    .ownInput: ("DaysheetTests/Publish/OwnInputsTests.swift", "anInputInTheReportsPlaceIs64"),
    .leftOver: ("DaysheetTests/Publish/PublisherTests.swift", "leftOver"),
    .cannotPrint: ("DaysheetCLITests/StandardStreamsTests.swift", "aResultThatCannotBePrintedIs73"),
    .busy: ("DaysheetTests/Publish/PublisherTests.swift", "locked"),
    .zoneData: ("DaysheetTests/RareDiagnosticsTests.swift", "zoneData"),
    .mergedMessages: ("DaysheetTests/Load/Feeds/LegMessagesTests.swift", "theLatestMessageCountsCellByCell"),
    .overdueFlight: ("DaysheetTests/Validate/OverdueTests.swift", "checkNamesWhatIsOverdueAndWhatWasLost"),
    .nothingHeard: ("DaysheetTests/Validate/OverdueTests.swift", "checkNamesWhatIsOverdueAndWhatWasLost"),
    .lateByLanding: (
      "DaysheetTests/Validate/FeedOracleTests.swift", "aLandingIsTheLeastThatAnArrivalIsLate"
    ),
    .noKeys: ("DaysheetTests/Batch/BatchTests.swift", "withoutAKeyThereIsNothingToMake"),
    .noSuchKey: ("DaysheetTests/Batch/BatchTests.swift", "onlyAndMinFlights"),
    .reportFailed: ("DaysheetTests/Batch/BatchTests.swift", "aReportThatFailsDoesNotStopTheOthers"),
    .stopped: ("DaysheetTests/Batch/BatchTests.swift", "aBatchThatIsStoppedLeavesNothing"),
    .keptDay: ("DaysheetTests/Batch/BatchTests.swift", "keepRemovesOlderDaysThatDaysheetWrote"),
    .missingShard: ("DaysheetTests/Batch/ShardIndexTests.swift", "aMissingShardIsNamedAndTheOldNightStays"),
    .noReport: ("DaysheetTests/Batch/VerificationTests.swift", "aFolderOfOthersIs66"),
    .changedFile: ("DaysheetTests/Batch/VerificationTests.swift", "aChangedAndAMissingFileAreNamed"),
    .missingInput: (
      "DaysheetCLITests/BatchCommandTests.swift", "verifyFindsWhatWasTouchedAndMakesReportsAgain"
    ),
  ]

  private let samples: BrokenSamplesCommandTests.Expected

  init() throws {
    samples = try BrokenSamplesCommandTests.expected
  }

  // MARK: Text

  func text() throws -> String {
    let sections = try DiagnosticCatalogue.sections.map { section in
      try "## \(section.title)\n\n" + section.explanations.map(entry).joined(separator: "\n")
    }
    return ([Self.introduction] + sections).joined(separator: "\n")
  }

  private func entry(_ explanation: DiagnosticExplanation) throws -> String {
    let severities = explanation.severities.map(\.rawValue).joined(separator: " or ")
    let example = try example(of: explanation.code)
    return "### \(explanation.code.rawValue)\n\n*\(severities)*: \(explanation.meaning)\n\n\(example)"
  }

  private func example(of code: Diagnostic.Code) throws -> String {
    if let test = Self.tests[code] {
      return "Brought about by the test `\(test.name)` in `Tests/\(test.file)`.\n"
    }
    guard let arguments = arguments(for: code) else { throw NoExample(code: code) }
    let program = BuiltProgram(arguments: arguments, folder: BrokenSamplesCommandTests.folder)
    let outcome = try program.run(["--color", "never"])
    let said = outcome.talk.split(separator: "\n")
    guard let place = said.firstIndex(where: { $0.contains("[\(code.rawValue)]: ") }) else {
      throw NoExample(code: code)
    }
    let hint = said[(place + 1)...].prefix(1).filter { $0.hasPrefix("    hint: ") }
    let source = lines(at: said[place])
    let input = source.isEmpty ? ["daysheet \(arguments.joined(separator: " "))"] : source
    return (input + ["", String(said[place])] + hint.map(String.init)).map { "    \($0)".trimmedAtEnd + "\n" }
      .joined()
  }

  struct NoExample: Error { let code: Diagnostic.Code }

  private func arguments(for code: Diagnostic.Code) -> [String]? {
    if let command = Self.commands[code] { return command.split(separator: " ").map(String.init) }
    let sample = samples.cases.first { sample in
      sample.diagnostics.contains { $0.hasSuffix(" \(code.rawValue)") }
    }
    return sample.map { ["check"] + samples.options + $0.arguments }
  }

  /// The header and the line of the file that a diagnostic is about; empty where it is about the whole file.
  private func lines(at diagnostic: Substring) -> [String] {
    let parts = diagnostic.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let line = Int(parts[1]),
      let data = FileManager.default.contents(
        atPath: BrokenSamplesCommandTests.folder.appending(path: String(parts[0])).path)
    else { return [] }
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    let header = line > 1 && lines[0].first != "[" && lines[0].first != "{" ? [lines[0]] : []
    return (header + [lines[min(line, lines.count) - 1]]).map(\.printable)
  }
}

extension String {
  /// With a sign for every control character and what is no UTF-8.
  fileprivate var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0 != "\r" }
          .map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }

  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension DiagnosticsDocument {
  fileprivate static let introduction = """
    # Diagnostics

    Made by `DAYSHEET_RECORD=1 swift test --filter DiagnosticsDocumentTests` from the catalogue in the code and from what
    the program says of `Samples/broken`.

    A diagnostic is `file:line:column: severity[code]: text`, on standard error, with a hint where one helps. Line and
    column begin at 1, columns count characters; one that is about a whole line or file has no column or line.

    - **error**: the row, or the file, cannot be used. The row is left out and goes to rejects.csv.
    - **warning**: the row is used, but look at it. The sheet and run.json say how many there are.
    - **note**: worth knowing; shown by `daysheet check` only.

    Codes are stable: scripts may rely on them. Rows of another airport or day are no diagnostic; `check` counts them.

    ## For programs

    With `--diagnostics json`, standard error has one object a line, always with these keys:

    | key | value |
    |---|---|
    | `severity` | `"error"`, `"warning"` or `"note"` |
    | `code` | a code of this page |
    | `file` | the path as it was given, `"-"` for standard input, an option such as `"--zone"`, or null |
    | `line`, `column` | numbers from 1, or null where the whole file or line is meant |
    | `text` | for people; may change |
    | `hint` | a sentence for people, or null |

    `daysheet check --diagnostics json` ends with one object on standard output:

    | key | value |
    |---|---|
    | `flights` | `rows`, `flights`, `arrivals`, `departures`, `out_of_scope`, `rejected`, `merged` (as code-shares, or as messages about one leg), `duplicates`: numbers; or null where there can be no sheet |
    | `people` | `rows`, `people`, `linked`, `unlinked`, `out_of_scope`, `rejected`: numbers; or null without a people file |
    | `errors`, `warnings`, `notes` | objects: for each code how many there are |

    Keys may be added, never renamed or removed.

    """
}
