import Daysheet
import Testing

struct LengthTests {
  @Test(arguments: [
    ("10", 10.0), ("10mm", 10), ("0.5in", 12.7), ("72pt", 25.4), ("1.5cm", 15), ("3MM", 3), ("0", 0),
  ])
  func units(text: String, millimetres: Double) throws {
    let length = try #require(Length(text))
    #expect(abs(length.millimetres - millimetres) < 1e-9)
  }

  @Test(arguments: ["", "mm", "-3", "+3mm", "1e1", "nan", "3 mm", "3px", "3,5", "1.2.3", "٣mm"])
  func everythingElseIsNone(text: String) {
    #expect(Length(text) == nil)
  }
}
