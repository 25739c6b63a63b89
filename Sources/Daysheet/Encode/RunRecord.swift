import Timelines

/// What run.json says: from what and how a report was made, and what came out.
///
/// No clock time, host, user or path: the same inputs and options give the same bytes.
package struct RunRecord: Sendable {
  package var options: ReportOptions
  package var summary: Summary
  package var inputs: [Input]
  package var outputs: [Output]
  /// All of the run; the record shows the warnings.
  package var diagnostics: [Diagnostic]
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

  package struct Output: Sendable {
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
    options: ReportOptions, summary: Summary, inputs: [Input], outputs: [Output], diagnostics: [Diagnostic],
    provenance: Provenance
  ) {
    self.options = options
    self.summary = summary
    self.inputs = inputs
    self.outputs = outputs
    self.diagnostics = diagnostics
    self.provenance = provenance
  }

  package static let fileName = "run.json"

  package var file: OutputFile {
    OutputFile(name: Self.fileName, bytes: Array(json.indented.utf8))
  }

  private var json: JSONText {
    .object([
      ("daysheet", .string(daysheetVersion)),
      ("airport", .string(summary.airport.code)),
      ("day", .string(summary.day.date.description)),
      ("zone", .string(summary.day.zone.identifier)),
      ("as_of", .string(summary.day.zone.iso8601(summary.asOf))),
      ("options", optionsJSON),
      ("inputs", .array(inputs.map(\.json))),
      ("outputs", .array(outputs.map(\.json))),
      ("counts", summary.counts.json),
      ("warnings", .array(warnings)),
      ("fonts", .array(provenance.fonts.map(\.json))),
      ("libraries", .array(provenance.libraries.map(\.json))),
    ])
  }

  /// The options that change the result and are not resolved into a member of their own.
  private var optionsJSON: JSONText {
    .object([
      ("feed", JSONText(options.feed)),
      ("day_start", .string(LocalTime(summary.day.date, minutes: options.dayStart).clock)),
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
      ("metadata_date", JSONText(options.metadataDate.map { summary.day.zone.iso8601($0) })),
    ])
  }

  private var warnings: [JSONText] {
    diagnostics.filter { $0.severity == .warning }.map { warning in
      var warning = warning
      warning.location.file = warning.location.baseName
      return .object([
        ("message", .string(warning.line)),
        ("code", .string(warning.code.rawValue)),
        ("file", .string(warning.location.file)),
        ("line", .integer(warning.location.line)),
        ("column", .integer(warning.location.column)),
        ("text", .string(warning.text)),
      ])
    }
  }
}

extension JSONText {
  /// Millimetres to a hundredth.
  fileprivate init(_ length: Length?) {
    self = length.map { .number(($0.millimetres * 100).rounded() / 100) } ?? .null
  }
}

extension RunRecord.Input {
  fileprivate var json: JSONText {
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

extension RunRecord.Output {
  fileprivate var json: JSONText {
    let fit = fit.map { fit in
      [("ppi", .number(fit.ppi)), ("colors", fit.colors.map { .integer($0) } ?? .null)]
        as [(String, JSONText)]
    }
    return .object(
      [("name", .string(name)), ("sha256", .string(sha256)), ("size", .integer(size))] + (fit ?? []))
  }
}

extension Summary.Counts {
  fileprivate var json: JSONText {
    .object([
      ("flights", .integer(flights)),
      ("arrivals", .integer(arrivals)),
      ("departures", .integer(departures)),
      ("delayed", .integer(delayed)),
      ("cancelled", .integer(cancelled)),
      ("diverted", .integer(diverted)),
      ("people", .integer(people)),
      ("companies", .integer(companies)),
      ("unlinked", .integer(unlinked)),
      ("merged_codeshares", .integer(mergedCodeshares)),
    ])
  }
}
