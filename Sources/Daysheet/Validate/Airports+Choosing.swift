package import AirportData

extension Airports {
  /// The IATA code of the airport that a value of `--airport` means; it may be what cells may be.
  ///
  /// Three letters that are in no table are taken: `--zone` can say where they are.
  ///
  /// - Throws: exit code 64, with the airports that may be meant.
  package func code(of wanted: String) throws(RunError) -> String {
    switch meaning(of: wanted) {
    case .airport(let code, _): return code
    case .city(let code):
      throw .several("\(code) is a city", airports(ofCity: code))
    case .several(let codes):
      throw .several("“\(wanted)” may be several airports", codes)
    case .unknown:
      let code = wanted.asCode
      if code.isCodeShaped { return code }
      throw RunError(
        .usage,
        [
          Diagnostic(
            .error, .unknownAirport, "“\(wanted)” is no known airport", at: SourceLocation(file: "--airport"),
            hint: "An IATA code is meant, such as LIS, an ICAO code or a name; --airports-file adds airports."
          )
        ])
    }
  }

  /// Whether there can be a sheet about what a cell says: an airport, or a code that only the user knows.
  func canHaveSheet(_ code: String) -> Bool {
    code.isCodeShaped && airports(ofCity: code).isEmpty
  }
}

extension String {
  /// Three capital letters or digits.
  fileprivate var isCodeShaped: Bool {
    utf8.count == 3 && utf8.allSatisfy { (65...90).contains($0) || (48...57).contains($0) }
  }
}

extension RunError {
  fileprivate static func several(_ text: String, _ codes: [String]) -> RunError {
    RunError(
      .usage,
      [
        Diagnostic(
          .error, .severalAirports, "\(text): \(codes.joined(separator: ", "))",
          at: SourceLocation(file: "--airport"),
          hint: codes.first.map { "Choose one, such as --airport \($0)." })
      ])
  }
}
