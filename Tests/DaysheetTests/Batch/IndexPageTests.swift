import Foundation
import Testing
import Timelines

@testable import Daysheet

@Suite struct IndexPageTests {
  /// An invented night.
  static func night(reports count: Int, name: (Int) -> String = { "Company \($0)" }) throws -> NightRecord {
    let input = try BatchInput()
    let inputs = try DayInputs.load(input.options)
    var batch = BatchOptions()
    batch.each = [.company]
    var record = NightRecord(
      try #require(CalendarDate("2026-03-12")), batch: batch, inputs: inputs,
      provenance: Provenance(fonts: [], libraries: []))
    record.reports = try (0..<count).map { index in
      let key = ReportKey(
        day: try #require(CalendarDate("2026-03-12")), airport: "LIS", part: SheetPart(company: name(index)))
      var entry = ReportEntry(
        BatchPlan.Report(key: key, folder: "Company-\(index)"), title: "LIS · Lisbon · \(name(index))",
        state: index % 100 == 99 ? .failed : .written, exit: index % 100 == 99 ? .data : .success)
      if entry.state == .written {
        entry.counts.arrivals = index
        entry.counts.mergedCodeshares = index % 7
        entry.warnings = index % 10 == 0 ? 1 : 0
        entry.outputs = ["flights.csv", "poster.svg", "poster.pdf", "run.json"].map {
          RunRecord.Output(OutputFile(name: $0, bytes: [0]))
        }
      } else {
        entry.reasons = ["<why>"]
      }
      return entry
    }
    return record
  }

  private func text(_ record: NightRecord) -> String {
    String(decoding: IndexPage(record).file.bytes, as: UTF8.self)
  }

  @Test func everythingFromOutsideIsEscaped() throws {
    let evil = "<script>alert('1')</script>&\"\u{0}"
    let page = text(try Self.night(reports: 1) { _ in evil })
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&quot;\u{FFFD}"))
  }

  @Test func linksLeadToEveryFile() throws {
    var record = try Self.night(reports: 1)
    record.reports[0].folder = "Società Ligure"
    let page = text(record)
    for name in ["flights.csv", "poster.svg", "poster.pdf", "run.json"] {
      #expect(page.contains("href=\"Societ%C3%A0%20Ligure/\(name)\""))
    }
    #expect(
      page.contains("href=\"summary.csv\"") && page.contains("src=\"Societ%C3%A0%20Ligure/poster.svg\""))
  }

  @Test func failuresAndWarningsAreSaid() throws {
    let page = text(try Self.night(reports: 100))
    #expect(page.contains("✕ Failed."))
    #expect(page.contains("&lt;why&gt;"))
    #expect(page.contains("▲ 1 warning"))
    #expect(page.contains("<dt>reports</dt><dd>99</dd>"))
  }

  /// Debian's tidy is the judge. It is older than groups in a list of terms, which are taken out before, and than the
  /// attributes of a lazy picture; and it leaves to us that a term comes before what is said of it.
  @Test func thePageIsValid() throws {
    let page = text(try Self.night(reports: 100))
    let list = try #require(page.firstMatch(of: /<dl>(.*)<\/dl>/)).output
    let groups = list.1.split(separator: "<div")
    #expect(groups.count > 3)
    for group in groups {
      #expect(group.wholeMatch(of: /[^>]*><dt>[^<]+<\/dt><dd>[^<]+<\/dd><\/div>/) != nil)
    }
    let folder = try TemporaryFolder()
    let plain = list.1.replacing(/<\/?div[^>]*>/, with: "")
    let file = try folder.write(page.replacing(list.0, with: "<dl>\(plain)</dl>"))
    let tidy = Process()
    let said = Pipe()
    tidy.executableURL = URL(filePath: "/usr/bin/tidy")
    tidy.arguments = [
      "-quiet", "-errors", "-utf8", "--drop-empty-elements", "no", "--warn-proprietary-attributes", "no",
      file,
    ]
    tidy.standardError = said
    try tidy.run()
    let words = String(decoding: try said.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    tidy.waitUntilExit()
    #expect(words == "")
    #expect(tidy.terminationStatus == 0)
  }

  @Test func nothingIsFetchedFromElsewhere() throws {
    let page = text(try Self.night(reports: 3))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("//"))
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")])
  func numbersAreGrouped(number: Int, text: String) { #expect(number.grouped == text) }
}
