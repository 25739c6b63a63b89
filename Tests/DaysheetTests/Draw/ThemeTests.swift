import Daysheet
import PosterUI
import Testing

struct ThemeTests {
  /// A day on which every status occurs, with companies for every colour of the palette.
  private func drawings(_ theme: Theme, _ density: Density) -> [Drawing] {
    var options = ReportOptions()
    options.theme = theme
    options.density = density
    var lines = InventedDay.summary(flights: 30, people: 0).flights
    for (index, status) in Status.allCases.enumerated() {
      lines[index].status = status
      lines[index].delayMinutes = 40
      lines[index + 10].status = status
    }
    return RealDays.drawings(InventedDay.summary(of: lines, people: 24, companies: 12), options)
  }

  @Test(arguments: Theme.builtIn.map(\.name), Density.allCases)
  func everyTextReachesItsContrast(name: String, density: Density) throws {
    let theme = try #require(Theme.builtIn.first { $0.name == name })
    for page in drawings(theme, density) {
      let least = DrawingAudit(drawing: page).leastContrast
      #expect(least.ratio >= 4.5, "“\(least.text)”")
    }
  }

  @Test func monoHasNoHue() {
    func isGrey(_ color: Color) -> Bool { color.red == color.green && color.green == color.blue }
    func colors(_ marks: [Mark]) -> [Color] {
      marks.flatMap { mark in
        switch mark {
        case .fill(_, let color): [color]
        case .stroke(_, let stroke): [stroke.color]
        case .text(let run): [run.color]
        case .group(let group): colors(group.marks)
        }
      }
    }
    for density in Density.allCases {
      for page in drawings(.mono, density) { #expect(colors(page.marks).allSatisfy(isGrey)) }
    }
  }

  @Test func theGroundIsTheThemesOwn() {
    #expect(drawings(.dark, .cards).allSatisfy { $0.background == Theme.dark.paper })
  }
}
