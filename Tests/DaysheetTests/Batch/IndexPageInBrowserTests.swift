import Foundation
import Testing

@testable import Daysheet

/// index.html as a browser shows it; skipped where there is no Chromium.
///
/// With `DAYSHEET_SCREENSHOTS=folder` it leaves pictures there to be looked at.
@Suite(.enabled(if: Browser.path != nil)) struct IndexPageInBrowserTests {
  private func withNight(_ body: (Browser, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let night = try IndexPageTests.night(reports: 1095) {
      ["Società Ligure", "Acme", "Østergård"][$0 % 3] + " \($0)"
    }
    let poster =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><path d="M9 9h40v60z"/></svg>"#
    for report in night.reports where report.state == .written {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(report.folder)", withIntermediateDirectories: true)
      for name in ["flights.csv", "poster.svg", "poster.pdf", "run.json"] {
        try Data((name == "poster.svg" ? poster : "x").utf8).write(
          to: URL(filePath: "\(folder)/\(report.folder)/\(name)"))
      }
    }
    for file in night.files() { try Data(file.bytes).write(to: URL(filePath: folder + "/" + file.name)) }
    let browser = try Browser()
    try browser.open(folder + "/index.html")
    try body(browser, folder)
    #expect(browser.complaints == [])
  }

  private static let shown =
    "[...document.querySelectorAll('#reports > li')].filter(item => !item.hidden).length"
  private static let focused = "document.activeElement.id || document.activeElement.textContent"

  private func save(_ browser: Browser, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["DAYSHEET_SCREENSHOTS"] else { return }
    try browser.screenshot().write(to: URL(filePath: folder + "/" + name))
  }

  @Test func aThousandReportsAreSearchedByKeyboard() throws {
    try withNight { browser, _ in
      #expect(try browser.evaluate(Self.shown) as? Int == 1095)
      #expect(try browser.evaluate("document.querySelector('output').value") as? String == "1,095 of 1,095")
      try save(browser, "index-light.png")
      try browser.press("/")
      #expect(try browser.evaluate(Self.focused) as? String == "search")
      // Accents do not matter.
      try browser.type("societa 12")
      let found = try browser.evaluate(Self.shown) as? Int
      #expect(found == (0..<1095).count { $0 % 3 == 0 && String($0).contains("12") })
      try browser.press("ArrowDown")
      #expect(try browser.evaluate(Self.focused) as? String == "LIS · Lisbon · Società Ligure 12")
      try browser.press("ArrowDown")
      #expect(try browser.evaluate(Self.focused) as? String == "LIS · Lisbon · Società Ligure 120")
      try browser.press("ArrowUp")
      try browser.press("ArrowUp")
      #expect(try browser.evaluate(Self.focused) as? String == "search")
      try browser.press("Escape")
      #expect(try browser.evaluate(Self.shown) as? Int == 1095)
      try browser.evaluate("document.querySelector('#problems').click()")
      #expect(try browser.evaluate(Self.shown) as? Int == 120)
      try browser.setDark(true)
      try save(browser, "index-dark.png")
    }
  }

  @Test func darkIsDarkAndPicturesAreLoadedAsTheyComeIntoView() throws {
    try withNight { browser, _ in
      let ground = "getComputedStyle(document.body).backgroundColor"
      #expect(try browser.evaluate(ground) as? String == "rgb(255, 255, 255)")
      try browser.setDark(true)
      #expect(try browser.evaluate(ground) as? String == "rgb(18, 25, 36)")
      let loaded = "[...document.images].filter(image => image.complete && image.naturalWidth > 0).length"
      for _ in 0..<100 where try browser.evaluate(loaded) as? Int == 0 { usleep(20_000) }
      let count = try #require(try browser.evaluate(loaded) as? Int)
      #expect(count > 0 && count < 400)
      #expect(try browser.evaluate("document.documentElement.scrollWidth <= innerWidth") as? Bool == true)
    }
  }
}
