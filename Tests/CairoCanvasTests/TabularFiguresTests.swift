import CairoCanvas
import PosterUI
import Testing

/// The figures of Inter Display 4 are not of one width by themselves.
@Suite struct TabularFiguresTests {
  let shaper = makeShaper()

  private func width(_ text: String, tabular: Bool = true) -> Double {
    let font = Font("Inter Display", size: 12, weight: .bold, tabularFigures: tabular)
    return shaper.shape(text, font: font, width: nil).size.width
  }

  @Test func timesAreOfOneWidth() {
    #expect(width("11:11", tabular: false) < width("00:00", tabular: false) - 1)
    for time in ["11:11", "05:14", "23:47"] {
      #expect(abs(width(time) - width("00:00")) < 0.001, "\(time)")
    }
  }

  @Test func figuresAreOfThatWidthAlsoBesideOtherScripts() {
    #expect(abs(width("Αθήνα 11") - width("Αθήνα 00")) < 0.001)
    #expect(abs(width("Αθήνα 00") - width("Αθήνα ") - width("00")) < 0.001)
  }

  @Test func lettersStayAsWideAsTheyAre() {
    #expect(width("il") < width("MW") - 10)
    #expect(width("Lisbon") == width("Lisbon", tabular: false))
  }
}
