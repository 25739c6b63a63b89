import Daysheet
import PosterUI
import Testing

struct MastheadTests {
  private func pictures(_ marks: [Mark]) -> [Rect] {
    marks.flatMap { mark -> [Rect] in
      switch mark {
      case .picture(let picture): [picture.frame]
      case .group(let group): pictures(group.marks)
      case .fill, .stroke, .text: []
      }
    }
  }

  /// Arabic figures have no room beside logo and title.
  @Test(arguments: ["en", "ar"]) func theLogoStandsOnTheFirstPageInItsProportions(locale: String) throws {
    var options = RealDays.summit
    options.locale = try #require(PosterLocale(locale))
    options.theme.logo = .picture(try #require(PNGPicture(pngHead(width: 300, height: 200))))
    let page = RealDays.drawings(try RealDays.summary(options), options)[0]
    let frames = pictures(page.marks)
    #expect(frames.count == 1)
    let frame = try #require(frames.first)
    #expect(abs(frame.width / frame.height - 1.5) < 1e-9)
    #expect((frame.midX > page.size.width / 2) == (locale == "ar"))
  }
}
