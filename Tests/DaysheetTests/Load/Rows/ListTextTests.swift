import Testing

@testable import Daysheet

@Suite struct ListTextTests {
  @Test(arguments: [
    ("KL2048", ["KL2048"]), ("KL2048 DL1173", ["KL2048", "DL1173"]),
    ("KL 2048 F9 1069", ["KL 2048", "F9 1069"]),
    ("KL 2048, DL 1173", ["KL 2048", "DL 1173"]),
    ("KL2048/DL1173;AF1|AZ2,", ["KL2048", "DL1173", "AF1", "AZ2"]),
    (" , ", []),
  ])
  func findsTheNumbers(text: String, numbers: [String]) {
    #expect(ListText.parse(text) == numbers)
  }
}
