import Foundation
import Testing

@testable import Daysheet

@Suite struct FolderNamesTests {
  private func names(_ values: String...) -> [String] {
    let names = FolderNames.names(for: Set(values.map { [$0] }))
    return values.map { names[[$0]] ?? "" }
  }

  @Test(arguments: [
    ("JFK", "JFK"), ("Società Ligure", "Società-Ligure"), ("AT&T  Inc.", "AT-T-Inc"), ("../../etc", "etc"),
    ("", "none"), ("…", "none"), (" a/b\\c:d*e?f ", "a-b-c-d-e-f"), ("nul", "nul-"), (".hidden", "hidden"),
    ("株式会社 日立", "株式会社-日立"),
  ])
  func areSafe(value: String, name: String) {
    #expect(names(value) == [name])
  }

  @Test func normalFormsAreOneName() {
    #expect(names("Zu\u{308}rich") == ["Z\u{FC}rich"])
  }

  @Test func keepThoseApartThatAFileSystemWouldTakeForOne() {
    let all = names("ACME", "Acme", "acme!", "Other")
    #expect(Set(all.map { $0.lowercased() }).count == 4)
    #expect(all[3] == "Other")
    #expect(all[0].hasPrefix("ACME-"))
    // Whatever the order.
    #expect(names("Other", "acme!", "ACME", "Acme") == [all[3], all[2], all[0], all[1]])
  }

  @Test func joinTheValuesOfAKey() {
    let names = FolderNames.names(for: [["JFK", "Delta Air"], ["JFK-Delta", "Air"]])
    #expect(Set(names.values).count == 2)
    #expect(names.values.allSatisfy { $0.hasPrefix("JFK-Delta-Air-") })
  }

  @Test func areShortEnoughForEveryFileSystem() {
    let long = String(repeating: "航空", count: 200)
    #expect(names(long)[0].utf8.count <= 60)
  }

  @Test func sharesTogetherAreEverything() {
    let keys = (0..<500).map { ["2013-01-01", "A\($0)"] }
    let shares = keys.map { FolderNames.share(of: $0, among: 8) }
    #expect(Set(shares) == Set(0..<8))
    #expect(shares == keys.map { FolderNames.share(of: $0, among: 8) })
  }
}
