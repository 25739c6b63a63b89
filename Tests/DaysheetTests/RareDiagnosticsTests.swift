import Daysheet
import Foundation
import Testing
import Timelines

/// Diagnostics that no file can bring about; docs/diagnostics.md names these tests instead of an example.
struct RareDiagnosticsTests {
  private func codes(_ change: (inout ReportOptions) -> Void) -> [Diagnostic.Code] {
    var options = RealDays.summit
    change(&options)
    do {
      _ = try DayReport.files(options, now: Instant(seconds: 0))
      return []
    } catch {
      return error.diagnostics.map(\.code)
    }
  }

  @Test func missingFont() {
    #expect(codes { $0.theme.textFamily = "No Such Family" } == [.missingFont])
  }

  @Test func drawing() {
    #expect(
      codes {
        $0.formats = [.png]
        $0.ppi = 1e9
      } == [.drawing])
  }

  /// An airline and a list of code-shares longer than any line: drawn as far as they go, whole in the tables, and said.
  @Test(arguments: [
    (String(repeating: "W", count: 69_531), ""),
    ("TAP", (0..<20_000).map { "QZ\($0)" }.joined(separator: " ")),
  ])
  func longText(airline: String, codeshares: String) throws {
    let folder = try TemporaryFolder()
    let table = """
      flight,airline,direction,airport,other_airport,local_time,codeshares
      TP1,\(airline),arrival,LIS,OPO,2026-03-12T06:10,\(codeshares)
      """
    var options = ReportOptions()
    options.flights = [try folder.write(table)]
    options.airport = "LIS"
    options.formats = [.csv, .svg, .pdf, .txt]
    options.output = folder.url.appending(path: "report").path
    let result = try DayReport.render(options, now: Instant(seconds: 1_773_300_000))
    #expect(result.diagnostics.filter { $0.severity > .note }.isEmpty)
    #expect(result.diagnostics.contains { $0.code == .longText && $0.severity == .note })
    let written = try String(
      contentsOf: folder.url.appending(path: "report/flights.csv"), encoding: .utf8)
    #expect(written.contains(codeshares.isEmpty ? airline : codeshares))
  }

  @Test func missingGlyph() throws {
    let folder = try TemporaryFolder()
    var options = RealDays.summit
    options.formats = [.svg]
    // The private use area is in no font.
    options.title = "\u{F8FE}"
    options.output = folder.url.appending(path: "report").path
    let result = try DayReport.render(options, now: Instant(seconds: 0))
    #expect(result.diagnostics.contains { $0.code == .missingGlyph })
  }

  @Test func zoneData() {
    var options = SampleOptions()
    options.airport = "XXX"
    let error = #expect(throws: RunError.self) { try SampleDay(options) }
    #expect(error?.diagnostics.map(\.code) == [.zoneData])
  }
}
