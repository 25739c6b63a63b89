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

  @Test func aChoiceIsResolvedOnlyWhereThoseBeforeItAreTooWide() {
    final class Count {
      var choices: [String] = []
    }
    let count = Count()
    func choice(_ text: String) -> some View {
      EnvironmentReader { _ in
        count.choices.append(text)
        return Text(text)
      }
    }
    let view = ViewThatFits {
      choice("a long one")
      choice("short")
    }
    _ = view.drawing(width: 60, shaper: FixedPitchShaper())
    #expect(count.choices == ["a long one"])
    count.choices = []
    _ = view.drawing(width: 59, shaper: FixedPitchShaper())
    #expect(count.choices == ["a long one", "short"])
  }

  @Test func aBlockOfManyViewsKeepsTheirOrder() {
    let view = HStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
    }
    #expect(texts(view) == ["1", "2", "3", "4", "5"])
    #expect(texts(VStack {}) == [])
  }
}
