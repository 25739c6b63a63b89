import CairoCanvas
import Daysheet
import Foundation
import PosterUI
import Testing
import Timelines

/// Names in any script, in sheets of either direction.
struct ScriptsTests {
  private static let names = [
    "محمد بن عبد الله", "دَانِيَّال الأَحْمَد", "דוד כהן־לוי", "मृणालिनी क्षत्रिय", "น้ำทิพย์ สุวรรณ", "Νίκος Παπαδόπουλος",
    "Zoe\u{0301} O\u{0308}rsted",
    "Z\u{0341}\u{0330}\u{0353}a\u{0321}\u{0363}lgo Te\u{0301}\u{0302}\u{0303}st",
    "Nguyễn Thị Ngọc Ẩn", "Ада Лавлейс", "სალომე ბაგრატიონი", "Ada 😀 Smile", "A\u{200D}B Zero",
    String(repeating: "Wolfeschlegelstein", count: 11) + " Hubert",
    String(repeating: "م", count: 200) + " علي",
  ]

  private static let japanese = "山田 太郎"

  private func csv(_ names: [String]) -> String {
    "name,company,flight\n"
      + names.enumerated().map { "\($1),\(["شركة النور", "חברת אור", "Łódź & Söhne"][$0 % 3]),KL1469\n" }
      .joined()
  }

  @Test(arguments: ["en", "ar"], Density.allCases)
  func everyNameIsThereOnceInItsBoxAndComplete(tag: String, density: Density) throws {
    try RealDays.withPeople(csv(Self.names)) { options in
      var options = options
      options.locale = try #require(PosterLocale(tag))
      options.density = density
      let summary = try RealDays.summary(options)
      let pages = RealDays.drawings(summary, options)
      let runs = pages.flatMap(\.textRuns)
      for person in summary.sections.flatMap(\.people).map(\.person.listName) {
        #expect(runs.count { ($0.shortenedFrom ?? $0.text.text) == person } == 1, "\(person)")
      }
      for page in pages {
        let audit = DrawingAudit(drawing: page)
        #expect(audit.textsOutsideTheirBox == [])
        #expect(audit.overlappingTexts == [])
      }
      #expect(runs.flatMap(\.text.missing).isEmpty)
    }
  }

  @Test func aJapaneseNameIsDrawnOrMissedInOneWarningAScript() throws {
    try RealDays.withPeople(csv([Self.japanese])) { options in
      var options = options
      options.formats = [.svg]
      let files = try DayReport.files(options, now: Instant(seconds: 0))
      let record = try #require(files.first { $0.name == "run.json" })
      let warnings =
        String(decoding: record.bytes, as: UTF8.self).components(separatedBy: "missing-glyph").count - 1
      let hasFont = FontCatalogue().has("Noto Sans CJK JP")
      #expect(warnings == (hasFont ? 0 : 2), "the code stands in the warning's line and beside it")
    }
  }
}
