import Testing

@testable import Daysheet

@Suite struct PrintValuesTests {
  @Test func aBadValueIsToldWhatAGoodOneLooksLike() {
    #expect(throws: BadValue.self) { try Values.bleed("30mm") }
    do {
      _ = try Values.bleed("30mm")
    } catch {
      #expect(error.reason == "is not a length from 0.1 to 25 mm, such as 3mm, 0.1in or 9pt")
    }
    do {
      _ = try Values.tile("100x200mm")
    } catch {
      #expect(error.reason == "is not a paper with sides of at least 140 mm")
    }
  }
}
