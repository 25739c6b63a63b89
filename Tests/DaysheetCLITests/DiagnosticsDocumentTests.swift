import Daysheet
import Foundation
import Testing

@Suite struct DiagnosticsDocumentTests {
  @Test func theDocumentIsWhatTheProgramSays() throws {
    let text = try DiagnosticsDocument().text()
    if ProcessInfo.processInfo.environment["DAYSHEET_RECORD"] == "1" {
      try Data(text.utf8).write(to: DiagnosticsDocument.url)
    }
    let committed = try String(contentsOf: DiagnosticsDocument.url, encoding: .utf8)
    #expect(text == committed, "record it with DAYSHEET_RECORD=1")
  }

  @Test func everyCodeOfTheSourcesIsInTheCatalogueOnce() throws {
    let definition = /(?:Code|Self)\(rawValue: "([a-z0-9-]+)"\)/
    let sources = BuiltProgram.repository.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift")
    }
    let defined = try files.flatMap { file in
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      return text.contains("extension Diagnostic.Code")
        ? text.matches(of: definition).map { String($0.1) } : []
    }
    #expect(defined.count > 60)
    #expect(DiagnosticCatalogue.all.map(\.code.rawValue).sorted() == defined.sorted())
  }

  /// Of each code there is an example in the document, or a test that names it.
  @Test func everyCodeIsBroughtAbout() throws {
    let document = try String(contentsOf: DiagnosticsDocument.url, encoding: .utf8)
    let tests = BuiltProgram.repository.appending(path: "Tests")
    for code in DiagnosticCatalogue.all.map(\.code) {
      guard let test = DiagnosticsDocument.tests[code] else {
        #expect(
          document.contains("[\(code.rawValue)]: "), "no sample, command or test gives \(code.rawValue)")
        continue
      }
      let text = try String(contentsOf: tests.appending(path: test.file), encoding: .utf8)
      #expect(text.contains("func \(test.name)("), "\(test.file) has no test \(test.name)")
    }
  }

  @Test func severitiesAreThoseOfTheCatalogue() throws {
    for sample in try BrokenSamplesCommandTests.expected.cases {
      for diagnostic in sample.diagnostics {
        let parts = diagnostic.split(separator: " ").map(String.init)
        let code = Diagnostic.Code(rawValue: parts[2])
        let severities = DiagnosticCatalogue.explanation(of: code)?.severities.map(\.rawValue) ?? []
        #expect(severities.contains(parts[1]), "\(diagnostic) in \(sample.file)")
      }
    }
  }
}
