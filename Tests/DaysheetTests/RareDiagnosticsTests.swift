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
