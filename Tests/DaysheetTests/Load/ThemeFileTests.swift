import Daysheet
import PosterUI
import Testing

struct ThemeFileTests {
  private func theme(_ json: String) throws -> Theme {
    try ThemeFile.read(Array(json.utf8), file: "house.json")
  }

  @Test func changesTheTokensThatItNames() throws {
    let theme = try theme(
      """
      { "extends": "dark", "colors": { "ink": "#FFFFFF", "companies": ["#FFB45E", "#74ADFF"] },
        "fonts": { "display": "Inter" }, "sizes": { "text": 1.1 },
        "logo": { "path": "M0 0H24V24H0Z", "color": "#B3261E" } }
      """)
    #expect(theme.ink == .white)
    #expect(theme.paper == Theme.dark.paper)
    #expect(theme.companies == [Color(0xFFB45E), Color(0x74ADFF)])
    #expect(theme.displayFamily == "Inter")
    #expect(theme.textSize == 1.1)
    guard case .outline(let outline, Color(0xB3261E))? = theme.logo else {
      Issue.record("not the logo of the file")
      return
    }
    #expect(outline.bounds == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(theme.name == "house.json")
  }

  @Test(arguments: [
    (##"{ "colours": {} }"##, "colours: is no token of a theme", 3),
    (##"{ "colors": { "inc": "#000000" } }"##, "colors.inc: is no token of a theme", 15),
    (##"{ "colors": { "ink": "black" } }"##, "colors.ink: must be a colour such as \"#16202E\"", 15),
    (
      ##"{ "colors": { "companies": ["#000000", 7] } }"##,
      "colors.companies[1]: must be a colour such as \"#16202E\"", 15
    ),
    (##"{ "sizes": { "text": 0.5 } }"##, "sizes.text: must be a number from 1 to 1.5", 14),
    (##"{ "extends": "bright" }"##, "extends: must be one of light, dark, mono", 3),
    (##"{ "logo": { "path": "hello" } }"##, "logo.path: must be SVG path data that encloses an area", 13),
    (
      ##"{ "logo": { "path": "M0 0A1 1 0 1 0 1e160 5Z" } }"##,
      "logo.path: must be SVG path data that encloses an area", 13
    ),
    (##"{ "logo": { "color": "#000000" } }"##, "logo: must have a path or a png", 3),
    (##"{ "logo": { "svg": "logo.svg" } }"##, "logo.svg: is no token of a theme", 13),
    (##"{ "logo": { "png": "-" } }"##, "logo.png: ‘-’: there is no such file", 13),
  ])
  func saysWhichTokenIsWrong(json: String, text: String, column: Int) throws {
    let error = try #require(throws: RunError.self) { try theme(json) }
    #expect(error.exitCode == .configuration)
    #expect(error.diagnostics.map(\.text) == [text])
    #expect(
      error.diagnostics.map(\.location) == [
        Daysheet.SourceLocation(file: "house.json", line: 1, column: column)
      ])
  }

  @Test func aNameThatIsNoThemeIsAnError() throws {
    let error = try #require(throws: RunError.self) { try ThemeFile.theme("drk") }
    #expect(error.exitCode == .configuration)
    #expect(error.diagnostics.first?.hint == "Did you mean ‘dark’?")
  }

  @Test func everyBuiltInThemeHasItsName() throws {
    for name in ["light", "dark", "mono"] { #expect(try ThemeFile.theme(name).name == name) }
  }
}
