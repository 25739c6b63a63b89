import Testing

@testable import Daysheet

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("0", 0), ("-4", -4), ("+7", 7), ("1.00", 1), ("007", 7), ("-0", 0), ("999999999", 999_999_999),
  ])
  func readsWholeNumbers(text: String, value: Int) throws {
    #expect(try NumberText.parse(ByteCursor(text)) == value)
  }

  /// domain.md, "Bad input": numbers that pandas wrote are whole numbers.
  @Test(arguments: [
    ("1533.0", "1533"), ("0012.00", "0012"), ("1533", "1533"), ("1.5", "1.5"), ("12.", "12."),
    ("A1.0", "A1.0"),
    ("1.0.0", "1.0.0"), (".0", ".0"), ("0", "0"), ("100", "100"),
  ])
  func takesTheFractionOffAWholeNumber(text: String, kept: String) {
    #expect(NumberText.withoutFraction(ByteCursor(text)).text == kept)
  }

  @Test(arguments: ["1.5", "1e3", "--1", "1 000", "9999999999", ".", "x", "1.0x"])
  func refusesOthers(text: String) {
    #expect(throws: CellFault.self) { try NumberText.parse(ByteCursor(text)) }
  }
}
