import Daysheet
import Testing

@Suite struct JSONTextTests {
  @Test func membersKeepTheirOrder() {
    let value = JSONText.object([
      ("z", .integer(1)), ("a", .array([.bool(true), .null, .number(144), .number(0.5)])), ("e", .array([])),
      ("o", .object([])),
    ])
    #expect(value.compact == #"{"z":1,"a":[true,null,144,0.5],"e":[],"o":{}}"#)
    #expect(
      value.indented == """
        {
          "z": 1,
          "a": [
            true,
            null,
            144,
            0.5
          ],
          "e": [],
          "o": {}
        }

        """)
  }

  @Test func stringsAreEscaped() {
    #expect(JSONText.string("\"\\\n\r\t\u{0}\u{1F}\u{7F}é→").compact == #""\"\\\n\r\t\u0000\u001f\u007fé→""#)
  }
}
