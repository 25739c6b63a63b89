import Testing

@testable import Daysheet

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("0", 0), ("-4", -4), ("+7", 7), ("1.00", 1), ("007", 7), ("-0", 0), ("999999999", 999_999_999),
  ])
  func readsWholeNumbers(text: String, value: Int) throws {
    #expect(try NumberText.parse(ByteCursor(text)) == value)
  }

  @Test(arguments: ["1.5", "1e3", "--1", "1 000", "9999999999", ".", "x", "1.0x"])
  func refusesOthers(text: String) {
    #expect(throws: CellFault.self) { try NumberText.parse(ByteCursor(text)) }
  }
}
