import Hashing
package import Timelines

/// What run.json says: from what and how a report was made, and what came out.
///
/// No clock time, host, user or path: the same inputs and options give the same bytes.
package struct RunRecord: Sendable {
  package var options: ReportOptions
  /// What of the airport's day the report is about.
  package var part: SheetPart
  package var airport: String
  package var day: Day
  package var asOf: Instant
  package var counts: Summary.Counts
  package var inputs: [Input]
  package var outputs: [Output]
  /// All of the run; the record shows the warnings.
  package var diagnostics: [Diagnostic]
  /// Not in the file: whoever made the report has it.
  package var exitCode: ExitCode
  package var provenance: Provenance

  package struct Input: Sendable {
    package enum Role: String, Sendable { case flights, people }

    package var role: Role
    package var text: InputText
    package var rowsOutOfScope: Int
    package var rejects: Int

    package init(_ role: Role, _ text: InputText, rowsOutOfScope: Int, rejects: Int) {
      self.role = role
      self.text = text
      self.rowsOutOfScope = rowsOutOfScope
      self.rejects = rejects
    }
  }

  package struct Output: Hashable, Sendable {
    package var name: String
    package var size: Int
    /// Lower-case hex.
    package var sha256: String
    /// Of a picture that had to keep to a size.
    package var fit: PictureFit?

    package init(name: String, size: Int, sha256: String, fit: PictureFit? = nil) {
      self.name = name
      self.size = size
      self.sha256 = sha256
      self.fit = fit
    }

    package init(_ file: OutputFile, sha256: ([UInt8]) -> String) {
      self.init(name: file.name, size: file.bytes.count, sha256: sha256(file.bytes), fit: file.fit)
    }
  }

  package init(
    options: ReportOptions, part: SheetPart = .whole, summary: Summary, inputs: [Input], outputs: [Output],
    diagnostics: [Diagnostic], exitCode: ExitCode = .success, provenance: Provenance
  ) {
    self.init(
      options: options, part: part, airport: summary.airport.code, day: summary.day, asOf: summary.asOf,
      counts: summary.counts, inputs: inputs, outputs: outputs, diagnostics: diagnostics, exitCode: exitCode,
      provenance: provenance)
  }

  init(
    options: ReportOptions, part: SheetPart, airport: String, day: Day, asOf: Instant,
    counts: Summary.Counts = .init(), inputs: [Input], outputs: [Output] = [], diagnostics: [Diagnostic] = [],
    exitCode: ExitCode = .success, provenance: Provenance
  ) {
    self.options = options
    self.part = part
    self.airport = airport
    self.day = day
    self.asOf = asOf
    self.counts = counts
    self.inputs = inputs
    self.outputs = outputs
    self.diagnostics = diagnostics
    self.exitCode = exitCode
    self.provenance = provenance
  }

  package static let fileName = "run.json"

  package var file: OutputFile {
    OutputFile(name: Self.fileName, bytes: Array(json.indented.utf8))
  }

  private var json: JSONText {
    var members: [(String, JSONText)] = [
      ("daysheet", .string(daysheetVersion)),
      ("airport", .string(airport)),
      ("day", .string(day.date.description)),
    ]
    if part != .whole { members.append(("part", part.json)) }
    members += [
      ("zone", .string(day.zone.identifier)),
      ("as_of", .string(day.zone.iso8601(asOf))),
      ("options", optionsJSON),
      ("inputs", .array(inputs.map(\.json))),
      ("outputs", .array(outputs.map(\.json))),
      ("counts", counts.json),
      ("warnings", .array(RecordedWarning.all(of: diagnostics).map(\.json))),
      ("fonts", .array(provenance.fonts.map(\.json))),
      ("libraries", .array(provenance.libraries.map(\.json))),
    ]
    return .object(members)
  }

  /// The options that change the result and are not resolved into a member of their own.
  private var optionsJSON: JSONText {
    var files: [(String, JSONText)] = []
    if let hash = options.theme.sha256 { files.append(("theme_sha256", .string(hash))) }
    if let since { files.append(("since", since)) }
    return .object(
      layoutJSON + readingJSON + [
        ("feed", JSONText(options.feed)),
        ("day_start", .string(LocalTime(day.date, minutes: options.dayStart).clock)),
        (
          "formats",
          .array(ReportOptions.Format.allCases.filter(options.formats.contains).map { .string($0.rawValue) })
        ),
        ("paper", .string(options.paper.name)),
        ("orientation", .string(options.orientation.rawValue)),
        ("theme", .string(options.theme.name)),
        ("density", .string(options.density?.rawValue ?? "auto")),
        ("ppi", .number(options.ppi)),
        ("max_bytes", options.maxBytes.map { .integer($0) } ?? .null),
        ("margin", JSONText(options.print.margin)),
        ("bleed", JSONText(options.print.bleed)),
        ("tile", JSONText(options.print.tile?.name)),
        ("overlap", JSONText(options.print.overlap)),
        ("locale", .string(options.locale.tag)),
        ("clock", options.clock.map { .integer($0.rawValue) } ?? .null),
        ("title", JSONText(options.title)),
        ("bad_rows", .string(options.failOnBadRows ? "fail" : "skip")),
        ("fail_on_warnings", .bool(options.failOnWarnings)),
        ("excel", .bool(options.excel)),
        ("without", .array(options.without.map(\.rawValue).sorted().map { .string($0) })),
        ("metadata_date", JSONText(options.metadataDate.map { day.zone.iso8601($0) })),
      ] + files)
  }

  /// Only where the user says something about a file of their own.
  private var layoutJSON: [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if let map = options.layout.map {
      let names = map.names.sorted { $0.key < $1.key }.map { ($0.key, JSONText.string($0.value)) }
      members.append(("map", .object(names + (map.rows.map { [("rows", .string($0))] } ?? []))))
    }
    if let format = options.layout.timeFormat { members.append(("time_format", .string(format.text))) }
    return members
  }

  /// Only where the user says how files are to be read that do not say it themselves.
  private var readingJSON: [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if let encoding = options.reading.encoding { members.append(("encoding", .string(encoding.name))) }
    if let order = options.reading.dateOrder { members.append(("date_order", .string(order.rawValue))) }
    return members
  }

  /// The report that changes are marked against, by the hash of its record; `nil` where there is none.
  private var since: JSONText? {
    options.since.flatMap { PublishedReport($0) }.map { .string(SHA256.hex($0.record)) }
  }
}

extension JSONText {
  /// Millimetres to a hundredth.
  fileprivate init(_ length: Length?) {
    self = length.map { .number(($0.millimetres * 100).rounded() / 100) } ?? .null
  }
}

extension RunRecord.Input {
  var json: JSONText {
    .object([
      ("name", .string(SourceLocation(file: text.path).baseName)),
      ("role", .string(role.rawValue)),
      ("feed", .string(text.feed)),
      ("sha256", .string(text.sha256)),
      ("rows", .integer(text.rows)),
      ("rows_out_of_scope", .integer(rowsOutOfScope)),
      ("rejects", .integer(rejects)),
    ])
  }
}

extension RunRecord.Output: Decodable {
  private enum CodingKeys: String, CodingKey { case name, size, sha256, ppi, colors }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name), size: try values.decode(Int.self, forKey: .size),
      sha256: try values.decode(String.self, forKey: .sha256),
      fit: try values.decodeIfPresent(Double.self, forKey: .ppi).map {
        PictureFit(ppi: $0, colors: try values.decodeIfPresent(Int.self, forKey: .colors))
      })
  }

  var json: JSONText {
    let fit = fit.map { fit in
      [("ppi", .number(fit.ppi)), ("colors", fit.colors.map { .integer($0) } ?? .null)]
        as [(String, JSONText)]
    }
    return .object(
      [("name", .string(name)), ("sha256", .string(sha256)), ("size", .integer(size))] + (fit ?? []))
  }
}

extension Summary.Counts: Decodable {
  /// Every member by its name in run.json, in that order.
  private static let members: [(name: String, keyPath: any WritableKeyPath<Self, Int> & Sendable)] = [
    ("arrivals", \.arrivals), ("departures", \.departures), ("delayed", \.delayed),
    ("cancelled", \.cancelled), ("diverted", \.diverted), ("people", \.people), ("companies", \.companies),
    ("unlinked", \.unlinked), ("merged_codeshares", \.mergedCodeshares),
  ]

  var json: JSONText {
    .object(
      [("flights", .integer(flights))] + Self.members.map { ($0.name, .integer(self[keyPath: $0.keyPath])) })
  }

  package init(from decoder: any Decoder) throws {
    self.init()
    let values = try [String: Int](from: decoder)
    for (name, keyPath) in Self.members { self[keyPath: keyPath] = values[name] ?? 0 }
  }
}
