import Testing

@testable import Daysheet

@Suite struct JSONScannerTests {
  @Test(arguments: [
    "0", "-1.5e+10", "\"\"", "\"\\u00e9\\n\\\"\"", "true", "false", "null", "[]", "{}", "[[],{}]",
    " [1 , {\"a\" : [ ] , \"b\":{}} ] ", "{\"a\":{\"b\":[1,[2,{\"c\":null}]]},\"d\":0}",
  ])
  func stepsOverEveryValue(text: String) throws {
    var scanner = Self.scanner(text)
    _ = try scanner.value()
    #expect(scanner.peek() == nil)
  }

  /// Line and column of the first byte that is not JSON.
  @Test(arguments: [
    ("", "1:1"), ("[1,]", "1:4"), ("[1 2]", "1:4"), ("{\"a\" 1}", "1:6"), ("{\"a\":}", "1:6"),
    ("{a:1}", "1:2"),
    ("[1}", "1:3"), ("{\"a\":1,}", "1:8"), ("tru", "1:1"), ("[01]", "1:4"), ("-", "1:2"), ("1.", "1:3"),
    ("[\n  \"é\",\n  'x'\n]", "3:3"), ("\"abc", "1:1"), ("\"a\\x\"", "1:3"), ("\"a\u{1}\"", "1:3"),
    ("\"\\u12\"", "1:2"),
    ("[", "1:2"), ("{\"a\":[1,{\"b\":2]}", "1:15"),
  ])
  func saysWhereTheSyntaxBreaks(text: String, place: String) {
    var scanner = Self.scanner(text)
    do {
      _ = try scanner.value()
      Issue.record("‘\(text)’ was read")
    } catch {
      let location = error.place.location(in: scanner.bytes, file: "f")
      #expect("\(location.line):\(location.column)" == place)
    }
  }

  @Test func nestsToALimitAndWithoutRecursion() throws {
    let limit = Limits.nesting
    var scanner = Self.scanner(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    _ = try scanner.value()
    #expect(scanner.peek() == nil)
    var deep = Self.scanner(String(repeating: "[", count: 1_000_000))
    #expect(throws: JSONScanner.SyntaxError.self) { _ = try deep.value() }
  }

  @Test(arguments: [
    ("a\\n\\t\\\"\\\\\\/", "a\n\t\"\\/"), ("\\u0041\\u00e9", "Aé"), ("\\ud83d\\udeeb!", "🛫!"),
    ("plain", "plain"),
  ])
  func decodesEscapes(text: String, decoded: String) throws {
    let bytes = Array(text.utf8)
    let result = try #require(JSONEscapes.decode(bytes, 0..<bytes.count))
    #expect(String(decoding: result, as: UTF8.self) == decoded)
  }

  @Test(arguments: ["\\ud83d", "\\ud83dx", "\\udeeb", "\\ud83d\\u0041", "\\ud83d\\n"])
  func refusesHalfOfASurrogatePair(text: String) {
    let bytes = Array(text.utf8)
    #expect(JSONEscapes.decode(bytes, 0..<bytes.count) == nil)
  }

  private static func scanner(_ text: String) -> JSONScanner {
    let bytes = Array(text.utf8)
    return JSONScanner(bytes, from: .start, to: bytes.count)
  }
}
