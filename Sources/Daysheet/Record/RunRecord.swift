import Foundation
import Hashing
package import Timelines

/// What a report's run.json says: from what and how it was made, and what came out.
///
/// It is written and read as this value. No clock time, host, user or path: the same inputs and options give the same
/// bytes. A member that a later version adds is optional, so that earlier records can still be read.
package struct RunRecord: Hashable, Sendable, Codable {
  package private(set) var daysheet = daysheetVersion
  package var airport: String
  package var day: CalendarDate
  /// What of the airport's day the report is about; `nil`: all of it.
  package var part: SheetPart?
  /// IANA identifier, or an offset such as `+01:00`.
  package var zone: String
  /// ISO 8601 with offset.
  package var asOf: String
  package var options: RecordedOptions
  /// SHA-256 of the files and folders that options name, by option.
  package var optionHashes: [String: String]?
  /// The date that SOURCE_DATE_EPOCH gives the metadata, ISO 8601; `nil`: as-of.
  package var metadataDate: String?
  package var inputs: [Input]
  /// In the order in which they were written; without run.json.
  package var outputs: [Output]
  package var counts: Summary.Counts
  /// Flights of the day before that are still to come; `nil`: none.
  package var expectedFromYesterday: [Expected]?
  package var warnings: [RecordedWarning]
  package var fonts: [Provenance.Part]
  package var libraries: [Provenance.Part]

  private enum CodingKeys: String, CodingKey {
    case daysheet, airport, day, part, zone
    case asOf = "as_of"
    case options
    case optionHashes = "option_hashes"
    case metadataDate = "metadata_date"
    case inputs, outputs, counts
    case expectedFromYesterday = "expected_from_yesterday"
    case warnings, fonts, libraries
  }

  package struct Input: Hashable, Sendable, Codable {
    package enum Role: String, Hashable, Sendable, Codable, CaseIterable { case flights, people }

    /// Base name.
    package var name: String
    package var role: Role
    package var feed: String
    package var sha256: String
    package var rows: Int
    package var rowsOutOfScope: Int
    package var rejects: Int
    /// Rows with an end that is no known airport and may be the sheet's; `nil`: none.
    package var rowsOfUnknownAirports: Int?

    private enum CodingKeys: String, CodingKey {
      case name, role, feed, sha256, rows
      case rowsOutOfScope = "rows_out_of_scope"
      case rejects
      case rowsOfUnknownAirports = "rows_unknown_airport"
    }

    package init(
      _ role: Role, _ text: InputText, rowsOutOfScope: Int, rejects: Int, rowsOfUnknownAirports: Int = 0
    ) {
      self.rowsOfUnknownAirports = rowsOfUnknownAirports > 0 ? rowsOfUnknownAirports : nil
      name = SourceLocation(file: text.path).baseName
      self.role = role
      feed = text.feed
      sha256 = text.sha256
      rows = text.rows
      self.rowsOutOfScope = rowsOutOfScope
      self.rejects = rejects
    }
  }

  package struct Expected: Hashable, Sendable, Codable {
    package var flight: String
    package var direction: Direction
    package var otherAirport: String
    /// ISO 8601 with offset, at the sheet's airport.
    package var scheduled: String?
    package var expected: String
    /// Full names.
    package var people: [String]

    private enum CodingKeys: String, CodingKey {
      case flight, direction
      case otherAirport = "other_airport"
      case scheduled, expected, people
    }

    init(_ flight: ExpectedFlight, in zone: Zone) {
      self.flight = flight.flight.number.description
      direction = flight.flight.direction
      otherAirport = flight.flight.otherAirport
      scheduled = flight.flight.here.scheduled.map { zone.iso8601($0) }
      expected = zone.iso8601(flight.time)
      people = flight.people.map(\.fullName)
    }
  }

  package struct Output: Hashable, Sendable, Codable {
    package var name: String
    /// Lower-case hex.
    package var sha256: String
    /// Bytes.
    package var size: Int
    /// Of a picture that had to keep to a size: its pixels per inch, and its colours where some were lost.
    package var ppi: Double?
    package var colors: Int?

    package init(_ file: OutputFile) {
      name = file.name
      sha256 = SHA256.hex(file.bytes)
      size = file.bytes.count
      ppi = file.fit?.ppi
      colors = file.fit?.colors
    }
  }

  package init(
    options: ReportOptions, part: SheetPart = .whole, airport: String, day: Day, asOf: Instant,
    inputs: [Input], provenance: Provenance
  ) {
    self.airport = airport
    self.day = day.date
    self.part = part == .whole ? nil : part
    zone = day.zone.identifier
    self.asOf = day.zone.iso8601(asOf)
    self.options = RecordedOptions(options)
    optionHashes = RecordedOptions.hashes(of: options)
    metadataDate = options.metadataDate.map { day.zone.iso8601($0) }
    self.inputs = inputs
    outputs = []
    counts = Summary.Counts()
    warnings = []
    fonts = provenance.fonts
    libraries = provenance.libraries
  }

  package static let fileName = "run.json"

  package var file: OutputFile {
    OutputFile(name: Self.fileName, bytes: Array(JSONEncoding.json(of: self).indented.utf8))
  }

  /// The names of the files that a run.json of any version says are Daysheet's, of a report or of a night; `nil` where
  /// it is neither.
  static func outputs(recordedIn bytes: [UInt8]) -> [String]? {
    struct Head: Decodable {
      struct Output: Decodable { let name: String }
      let daysheet: String
      let outputs: [Output]
    }
    return (try? JSONDecoder().decode(Head.self, from: Data(bytes)))?.outputs.map(\.name)
  }

  /// What the report's bytes depend on: version, day, as-of, options, inputs, fonts and libraries.
  ///
  /// Two reports with the same identity are the same, so that the second need not be made (`--lazy`).
  package var identity: RunRecord {
    var identity = self
    identity.outputs = []
    identity.counts = Summary.Counts()
    identity.warnings = []
    identity.expectedFromYesterday = nil
    for index in inputs.indices {
      identity.inputs[index].rows = 0
      identity.inputs[index].rowsOutOfScope = 0
      identity.inputs[index].rejects = 0
      identity.inputs[index].rowsOfUnknownAirports = nil
    }
    return identity
  }
}

extension Summary.Counts: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case flights, arrivals, departures, delayed, cancelled, diverted, people, companies, unlinked
    case mergedCodeshares = "merged_codeshares"

    var path: KeyPath<Summary.Counts, Int> {
      switch self {
      case .flights: \.flights
      case .arrivals: \.arrivals
      case .departures: \.departures
      case .delayed: \.delayed
      case .cancelled: \.cancelled
      case .diverted: \.diverted
      case .people: \.people
      case .companies: \.companies
      case .unlinked: \.unlinked
      case .mergedCodeshares: \.mergedCodeshares
      }
    }
  }

  package init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    for key in CodingKeys.allCases {
      let count = try values.decode(Int.self, forKey: key)
      // The flights are the sum of others.
      if let path = key.path as? WritableKeyPath { self[keyPath: path] = count }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    for key in CodingKeys.allCases { try values.encode(self[keyPath: key.path], forKey: key) }
  }
}
