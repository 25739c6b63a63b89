import PosterUI
import Testing

struct ViewBuilderTests {
  private func texts(_ view: some View) -> [String] {
    view.drawing(shaper: FixedPitchShaper()).textRuns.map(\.text.text)
  }

  private struct Badge: View {
    let text: String
    let isNew: Bool

    var body: some View {
      if isNew {
        Text("new")
        Text(text)
      } else {
        Text(text)
      }
    }
  }

  @Test(arguments: [(true, ["new", "a"]), (false, ["a"])])
  func conditionsChooseViews(isNew: Bool, expected: [String]) {
    #expect(texts(VStack { Badge(text: "a", isNew: isNew) }) == expected)
  }

  @Test func loopsAndOptionalsAreTransparentToTheirContainer() {
    let absent: Text? = nil
    let drawing = VStack(spacing: 1) {
      ForEach([1, 2, 3]) { Text(String($0)) }
      absent
      EmptyView()
      AnyView(Text("4"))
    }
    .drawing(shaper: FixedPitchShaper())
    #expect(drawing.textRuns.map(\.text.text) == ["1", "2", "3", "4"])
    #expect(drawing.size.height == 4 * 12 + 3)
  }

  @Test func theFirstViewThatFitsIsTaken() {
    let view = ViewThatFits {
      Text("a long one")
      Text("short")
    }
    #expect(view.drawing(width: 60, shaper: FixedPitchShaper()).textRuns.map(\.text.text) == ["a long one"])
    #expect(view.drawing(width: 59, shaper: FixedPitchShaper()).textRuns.map(\.text.text) == ["short"])
  }
}
