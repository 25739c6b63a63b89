import Foundation
import Testing

@testable import Daysheet

/// product.md: "A report by company holds nobody of another company, in no file."
@Suite struct CompanyPrivacyTests {
  private static let pdftotext = "/usr/bin/pdftotext"

  /// Every row of Acme's is in good order; of the others' every kind of trouble there is.
  private static let people = """
    given_name,family_name,company,flight,birthday,direction
    Adaacme,Byronacme,Acme,TP1,1990-01-01,
    Eveacme,Loneacme,Acme,XX99,1991-02-03,sidewaysacme
    Bobglobex,Leeglobex,Globex,U22,1990-01-01,
    Bobglobex,Leeglobex,Globex,U22,1990-01-01,
    Cyglobex,Kayglobex,Globex,TP1,31/12/9globex,
    Dotglobex,Latglobex,Globex,TP1,1990-02-02,eastglobex
    ,,Globex,YYglobex,1990-02-02,
    Fayglobex,Ropglobex,Globex,TP777globex,1990-02-02,,extraglobex
    Gusglobex,Sunglobex,Globex,U22,"13.13.globex",

    """

  private static func text(_ path: String, _ bytes: Data) throws -> String {
    guard path.hasSuffix(".pdf"), FileManager.default.isExecutableFile(atPath: pdftotext) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: pdftotext)
    process.arguments = [path, "-"]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self) + String(decoding: text, as: UTF8.self)
  }

  private static func night(_ change: (BatchInput) -> Void = { _ in }) throws -> BatchInput {
    let rows = BatchInput.rows + "TP5globex,TAP,LIS,OPO,late,2026-03-12T10:50+00:00,1\n"
    let input = try BatchInput(rows, people: people)
    input.options.airport = "LIS"
    input.options.formats = Set(ReportOptions.Format.allCases)
    input.options.paper = try #require(Paper("a5"))
    input.batch.each = [.company]
    change(input)
    #expect(try input.render().exitCode == .rowsLeftOut)
    return input
  }

  private static func search(_ input: BatchInput, _ folder: String, for word: String) throws {
    let path = input.out + "/2026-03-12/" + folder
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    #expect(names.contains("run.json"))
    for name in names {
      let full = path + "/" + name
      guard let bytes = FileManager.default.contents(atPath: full) else { continue }
      let text = try text(full, bytes).lowercased()
      #expect(!text.contains(word), "\(folder)/\(name)")
    }
  }

  @Test func noByteOfAReportIsAboutAnotherCompany() throws {
    let input = try Self.night()
    try Self.search(input, "Acme", for: "globex")
    try Self.search(input, "Globex", for: "acme")
    #expect(try input.files("2026-03-12/Acme")["rejects.csv"] == nil)
    // What is its own is there: the warning about its own row too.
    let own = String(decoding: try input.files("2026-03-12/Acme")["run.json"] ?? Data(), as: UTF8.self)
    #expect(own.contains("sidewaysacme"))
  }

  @Test func rowsOfNoCertainCompanyStandInTheNightsOwnFile() throws {
    let input = try Self.night()
    let files = try input.files("2026-03-12")
    let rejects = String(decoding: try #require(files["rejects.csv"]), as: UTF8.self)
    #expect(rejects.contains("YYglobex") && rejects.contains("TP5globex"))
    let record = try #require(NightRecord.read(input.out + "/2026-03-12"))
    #expect(record.outputs.map(\.name) == ["summary.csv", "rejects.csv", "index.html"])
    #expect(try Verification(input.out + "/2026-03-12").exitCode == .success)
    #expect(record.reports.allSatisfy { $0.rowsLeftOut == 0 })
  }

  @Test("The pages of the night name no people, whatever fails")
  func pagesOfTheNight() throws {
    for input in [
      try Self.night(),
      try Self.night { input in
        input.batch.each = [.airport]
        input.options.airport = nil
        input.options.without = [.names]
      },
    ] {
      let files = try input.files("2026-03-12")
      for name in ["index.html", "summary.csv", "run.json"] {
        let text = String(decoding: files[name] ?? Data(), as: UTF8.self)
        for word in ["eastglobex", "sidewaysacme", "Byron", "YYglobex"] {
          #expect(!text.contains(word), "\(name)")
        }
      }
    }
    let input = try Self.night()
    input.options.failOnBadRows = true
    let error = #expect(throws: RunError.self) { try input.render() }
    #expect(error?.exitCode == .data)
    #expect(error?.diagnostics.contains { $0.text.contains("globex") } == false)
  }

  @Test("An earlier night of another kind is compared with no company's report")
  func changesAreTheCompanysOwn() throws {
    let input = try BatchInput(people: "name,company,flight\nAda Byron,LIS,TP1\nBob Lee,Globex,U22\n")
    try input.render()
    let before = input.out
    input.options.output = input.folder + "/second"
    input.options.since = before + "/2026-03-12"
    input.options.airport = "LIS"
    input.batch.each = [.company]
    try input.render()
    let files = try BatchFolder(input.folder + "/second/2026-03-12/LIS").files()
    #expect(files["people.csv"] != nil && files["changes.csv"] == nil)
    // With its own it is.
    input.options.since = input.folder + "/second/2026-03-12"
    input.options.output = input.folder + "/third"
    try input.render()
    #expect(try BatchFolder(input.folder + "/third/2026-03-12/LIS").files()["changes.csv"] != nil)
  }

  @Test func shardsGiveTheSameNight() throws {
    let input = try Self.night()
    let whole = try input.files("2026-03-12")
    input.options.output = input.folder + "/shards"
    for number in 1...2 {
      input.batch.shard = Shard(number, of: 2)
      try input.render()
    }
    let index = try ShardIndex(input.folder + "/shards", keep: nil)
    #expect(index.exitCode == .rowsLeftOut)
    #expect(try BatchFolder(input.folder + "/shards/2026-03-12").files() == whole)
  }
}
