/// An object that web services wrap around their lists of records: `{"pagination": {…}, "data": [{…}, …]}`.
enum JSONEnvelope {
  struct List: Equatable {
    var name: String
    /// The bytes of the name, without quotes.
    var key: Range<Int>
    var keyPlace: TextPlace
    /// Where the list's bracket opens.
    var place: TextPlace

    /// Says in every record of which list it is.
    var member: Member {
      Member(
        name: JSONEnvelope.listName, place: keyPlace, value: Cell(bytes: key, form: .plain, place: keyPlace))
    }
  }

  /// The name of the member that says of which list a record is; no service has such a key.
  static let listName = "@list"

  enum Finding {
    case lists([List])
    /// One object over several lines without a list of records in it.
    case loneObject(TextPlace)
    case brokenObject(JSONScanner.SyntaxError)
    /// Several objects, or one that fits a line.
    case lines
  }

  /// What a text that begins with a brace is.
  static func find(in bytes: [UInt8]) -> Finding {
    var scanner = JSONScanner(bytes, from: .start, to: bytes.count)
    do throws(JSONScanner.SyntaxError) {
      let object = try scanner.value()
      let isWide = scanner.place.line > object.place.line
      guard scanner.peek() == nil || isWide else { return .lines }
      let lists = try self.lists(of: object, in: bytes)
      guard lists.isEmpty else {
        if scanner.peek() == nil { return .lists(lists) }
        throw scanner.error("expected nothing after the object")
      }
      return isWide ? .loneObject(object.place) : .lines
    } catch {
      return error.place.line > firstLine(of: bytes) ? .brokenObject(error) : .lines
    }
  }

  /// The object's arrays of objects or arrays; of empty ones those that services call so.
  private static func lists(of object: Cell, in bytes: [UInt8]) throws(JSONScanner.SyntaxError) -> [List] {
    var scanner = JSONScanner(bytes, from: object.place, to: object.bytes.upperBound)
    var lists: [List] = []
    try scanner.expect(Byte.openBrace, "‘{’")
    if scanner.skip(Byte.closeBrace) { return [] }
    repeat {
      let key = try scanner.string()
      try scanner.expect(Byte.colon, "‘:’")
      let value = try scanner.value()
      let name = InputTable.name(key, in: bytes)
      if value.form == .array, holdsRecords(value, in: bytes, name) {
        lists.append(List(name: name, key: key.bytes, keyPlace: key.place, place: value.place))
      }
    } while scanner.skip(Byte.comma)
    return lists
  }

  private static let usualNames: Set<String> = ["arrivals", "departures", "flights", "data", "states"]

  private static func holdsRecords(_ array: Cell, in bytes: [UInt8], _ name: String) -> Bool {
    var scanner = JSONScanner(bytes, from: array.place, to: array.bytes.upperBound)
    _ = scanner.skip(Byte.openBracket)
    switch scanner.peek() {
    case Byte.openBrace, Byte.openBracket: return true
    case Byte.closeBracket: return usualNames.contains(name)
    default: return false
    }
  }

  private static func firstLine(of bytes: [UInt8]) -> Int {
    var scanner = JSONScanner(bytes, from: .start, to: bytes.count)
    _ = scanner.peek()
    return scanner.place.line
  }
}

extension JSONEnvelope {
  /// The array at a path of keys: `result.response.data`; elements of arrays are named by their number.
  static func list(at path: String, in source: InputSource) throws(InputFailure) -> List {
    do throws(JSONScanner.SyntaxError) {
      var scanner = JSONScanner(source.bytes, from: .start, to: source.bytes.count)
      var value = try scanner.value()
      var key = value
      for name in path.split(separator: ".").map(String.init) {
        guard let member = try self.member(name, of: value, in: source.bytes) else {
          throw JSONScanner.SyntaxError(
            text: "there is no ‘\(name)’ of the path ‘\(path)’ here", place: value.place)
        }
        (key, value) = member
      }
      guard value.form == .array else {
        throw JSONScanner.SyntaxError(text: "there is no array at the path ‘\(path)’", place: value.place)
      }
      return List(name: path, key: key.bytes, keyPlace: key.place, place: value.place)
    } catch {
      throw source.syntaxError(error)
    }
  }

  /// The key, for an array's element the element itself, and the value behind it.
  private static func member(
    _ name: String, of value: Cell, in bytes: [UInt8]
  ) throws(JSONScanner.SyntaxError) -> (key: Cell, value: Cell)? {
    var scanner = JSONScanner(bytes, from: value.place, to: value.bytes.upperBound)
    var index = 0
    guard scanner.skip(Byte.openBrace) || scanner.skip(Byte.openBracket) else { return nil }
    while let byte = scanner.peek(), byte != Byte.closeBrace, byte != Byte.closeBracket {
      if value.form == .object {
        let key = try scanner.string()
        try scanner.expect(Byte.colon, "‘:’")
        let member = try scanner.value()
        if InputTable.name(key, in: bytes) == name { return (key, member) }
      } else {
        let element = try scanner.value()
        if Int(name) == index { return (element, element) }
        index += 1
      }
      _ = scanner.skip(Byte.comma)
    }
    return nil
  }
}
