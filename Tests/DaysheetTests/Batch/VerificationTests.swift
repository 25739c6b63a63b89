import Foundation
import Testing

@testable import Daysheet

@Suite struct VerificationTests {
  @Test func everyHashOfReportDayAndFolderOfDaysIsChecked() throws {
    let input = try BatchInput()
    try input.render()
    #expect(try Verification(input.out + "/latest/LIS").files == 2)
    #expect(try Verification(input.out + "/2026-03-12").files == 8)
    #expect(try Verification(input.out).files == 8)
    #expect(try Verification(input.out).exitCode == .success)
  }

  @Test func aChangedAndAMissingFileAreNamed() throws {
    let input = try BatchInput()
    try input.render()
    let day = input.out + "/2026-03-12"
    try Data("x".utf8).write(to: URL(filePath: day + "/LIS/hours.csv"))
    try FileManager.default.removeItem(atPath: day + "/summary.csv")
    let found = try Verification(day)
    #expect(found.exitCode == .data)
    #expect(found.diagnostics.map(\.location.file) == [day + "/summary.csv", day + "/LIS/hours.csv"])
  }

  @Test func aFolderOfOthersIs66() throws {
    let input = try BatchInput()
    for folder in [input.folder, input.folder + "/nowhere"] {
      let error = #expect(throws: RunError.self) { try Verification(folder) }
      #expect(error?.exitCode == .noInput)
    }
    #expect(!FileManager.default.fileExists(atPath: input.folder + "/nowhere"))
  }
}
