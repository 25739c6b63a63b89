import Daysheet
import Foundation
import Testing

@testable import DaysheetCLI

@Suite struct CheckSummaryTests {
  private let diagnostics = ["w2", "w1", "e", "w1", "n"].map { code in
    let severity: Diagnostic.Severity = code == "e" ? .error : code == "n" ? .note : .warning
    return Diagnostic(severity, Diagnostic.Code(rawValue: code), "text", at: .nowhere)
  }

  @Test func countsByCodeTheWorstFirst() {
    #expect(
      CheckSummary(diagnostics, counts: nil).text(.human)
        == "1 error[e]\n2 warning[w1]\n1 warning[w2]\n1 note[n]\n")
    #expect(CheckSummary([], counts: nil).text(.human) == "nothing to report\n")
  }

  @Test func json() {
    #expect(
      CheckSummary(diagnostics, counts: nil).text(.json)
        == #"{"flights":null,"people":null,"errors":{"e":1},"warnings":{"w1":2,"w2":1},"notes":{"n":1}}"#
        + "\n")
  }

  @Test func saysWhatBecameOfTheRows() throws {
    try BuiltProgram.withFolder { folder throws in
      try Data("name,flight\nAda Lovelace,QZ101\n".utf8).write(to: folder.appending(path: "people.csv"))
      let flights = BuiltProgram.samples.appending(path: "broken/good.csv").path
      let program = BuiltProgram(
        arguments: ["check", flights, "--people", "people.csv", "--as-of", "12:00"], folder: folder)
      #expect(
        try program.run().output == """
          flights: rows 7; arrivals 2, departures 5, out of scope 0, left out 0, merged into others 0, \
          duplicates 0
          people: rows 1; with a flight 1, without 0, out of scope 0, left out 0
          nothing to report

          """)
      #expect(
        try program.run(["--diagnostics", "json"]).output
          == #"{"flights":{"rows":7,"flights":7,"arrivals":2,"departures":5,"out_of_scope":0,"#
          + #""unknown_airport":0,"rejected":0,"merged":0,"duplicates":0},"people":{"rows":1,"people":1,"linked":1,"unlinked":0,"#
          + #""out_of_scope":0,"rejected":0},"errors":{},"warnings":{},"notes":{}}"# + "\n")
    }
  }
}
