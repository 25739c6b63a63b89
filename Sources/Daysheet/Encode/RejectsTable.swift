extension [Reject] {
  /// rejects.csv of a run.
  ///
  /// A row of the people file holds whatever must not leave the house, so that it is not shown where anything must not.
  func csv(_ options: ReportOptions, _ inputs: DayInputs) -> OutputFile {
    let people = options.without.isEmpty ? inputs.people?.inputs ?? [] : []
    return csv(options.excel ? .excel : .plain, inputs: inputs.flights.inputs + people)
  }

  /// rejects.csv: every row that was left out, as it was, with its place and the reason.
  ///
  /// Files are named by their last component, so that the report does not depend on where they lay.
  ///
  /// - Parameter inputs: whose rows are shown; a row is found by its file's path, and stays empty for other files.
  package func csv(_ dialect: CSVWriter.Dialect, inputs: [InputText]) -> OutputFile {
    var csv = CSVWriter(dialect, header: ["file", "line", "column", "code", "reason", "row"])
    for reject in self {
      let place = reject.reason.location
      csv.text(place.baseName)
      csv.number(place.line)
      csv.number(place.column)
      csv.text(reject.reason.code.rawValue)
      csv.text(reject.reason.text)
      csv.text(inputs.first { $0.path == reject.row.location.file }?.text(of: reject.row))
      csv.endRow()
    }
    return OutputFile(name: "rejects.csv", bytes: csv.bytes)
  }
}

extension SourceLocation {
  /// The file's last path component; `-` stays.
  var baseName: String {
    file == "-" ? file : file.lastComponent.shownPath
  }
}

extension InputText {
  /// The row as it stood in the file, line end left out.
  fileprivate func text(of row: RowReference) -> String {
    String(decoding: bytes[row.bytes.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
