/// Reads people from vCards 2.1, 3.0 and 4.0 (RFC 6350), several in a file.
///
/// Hand-written: of a card six properties matter, and no library in Debian says in which line each of them stands.
enum VCardReader {
  static func looksRight(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 <= Byte.blank }.prefix(beginning.count)
    return String(decoding: start, as: UTF8.self).uppercased() == beginning
  }

  static func read(_ bytes: [UInt8]) -> RecordList {
    var list = RecordList(bytes)
    var lines = TextLines(bytes)
    var card: Card?
    while let (line, text) = nextLine(&lines) {
      switch word(text) {
      case beginning:
        // A card inside a card is somebody's agent.
        if card == nil { card = Card(place: line.place) } else { card?.depth += 1 }
      case "END:VCARD":
        card?.depth -= 1
        if let done = card, done.depth == 0 {
          add(done, endingAt: line.end, to: &list)
          card = nil
        }
      default: card?.add(text, at: line.place)
      }
    }
    if var open = card {
      open.fault = RecordList.Fault(
        code: .vCardSyntax, text: "the card that begins here does not end", place: open.place)
      add(open, endingAt: bytes.count, to: &list)
    }
    return list
  }

  private static let beginning = "BEGIN:VCARD"

  private static func word(_ text: [UInt8]) -> String {
    guard text.count <= 2 * beginning.count else { return "" }
    return String(decoding: text.filter { $0 > Byte.blank }, as: UTF8.self).uppercased()
  }

  /// A property with the lines that belong to it.
  ///
  /// A line of quoted-printable that ends in `=` goes on in the next one as it stands, its blanks included; only then are
  /// lines folded that begin with a blank.
  private static func nextLine(_ lines: inout TextLines) -> (line: TextLines.Line, text: [UInt8])? {
    guard var line = lines.next() else { return nil }
    var text = Array(lines.bytes[line.place.offset..<line.end])
    while let byte = lines.peek {
      let isJoined = text.last == Byte.equals && VCardProperty.isQuotedPrintable(text)
      guard isJoined || byte == Byte.blank || byte == Byte.tab, let more = lines.next() else { break }
      if isJoined { text.removeLast() }
      text += lines.bytes[(more.place.offset + (isJoined ? 0 : 1))..<more.end]
      line.end = more.end
    }
    return (line, text)
  }

  private struct Card {
    var place: TextPlace
    var depth = 1
    var properties: [VCardProperty] = []
    var fault: RecordList.Fault?

    init(place: TextPlace) {
      self.place = place
    }

    mutating func add(_ line: [UInt8], at place: TextPlace) {
      guard depth == 1, VCardReader.matters(line) else { return }
      guard let property = VCardProperty(line, at: place) else {
        fault =
          fault ?? RecordList.Fault(code: .vCardSyntax, text: "a line that is no property", place: place)
        return
      }
      properties.append(property)
    }

    /// The preferred one, else the first that says something.
    func best(_ names: String...) -> VCardProperty? {
      for name in names {
        let all = properties.filter { $0.name == name && !$0.value.isEmpty }
        if let best = all.first(where: \.isPreferred) ?? all.first { return best }
      }
      return nil
    }

    var hasName: Bool {
      [best("N")?.components.prefix(2).joined(), best("FN")?.text].contains {
        $0?.contains { !$0.isWhitespace } == true
      }
    }

    /// What address books show of a card without a name. An address for mail is cut at its `@`: it is no name, and may
    /// be one of the details that must not leave the house.
    var substitute: (name: String, property: VCardProperty)? {
      for property in [best("NICKNAME"), best("ORG"), best("EMAIL")].compactMap({ $0 }) {
        let text = property.name == "ORG" ? property.components.first ?? "" : property.text
        let name = text.prefix { $0 != "@" }
        if name.contains(where: { !$0.isWhitespace }) { return (String(name), property) }
      }
      return nil
    }

    var isPerson: Bool {
      let kind = best("KIND", "X-ADDRESSBOOKSERVER-KIND")?.text.lowercased() ?? "individual"
      return !["group", "org", "location", "device", "application"].contains(kind)
    }
  }

  private static let names: Set<String> = [
    "N", "FN", "NICKNAME", "ORG", "BDAY", "EMAIL", "TEL", "TITLE", "ROLE", "KIND", "X-ADDRESSBOOKSERVER-KIND",
  ]

  /// Pictures, keys and notes are stepped over.
  private static func matters(_ line: [UInt8]) -> Bool {
    let head = line.prefix { $0 != Byte.colon && $0 != Byte.semicolon }
    let name = String(decoding: head, as: UTF8.self).split(separator: ".").last ?? ""
    return names.contains(name.uppercased())
  }

  private static func add(_ card: Card, endingAt end: Int, to list: inout RecordList) {
    guard card.isPerson, card.fault != nil || card.hasName || card.substitute != nil else {
      list.leftOut += 1
      return
    }
    var record = RecordList.Record(
      place: card.place, bytes: card.place.offset..<end, path: "card \(list.records.count + 1)",
      members: [], fault: card.fault)
    func add(_ column: PeopleColumn, _ text: String?, _ property: VCardProperty?) {
      guard let text, !text.isEmpty, let property else { return }
      record.members.append(
        Member(
          name: column.name, place: property.place, value: list.cell(text.utf8, at: property.place)))
    }
    let name = card.best("N")
    let parts = name?.components ?? []
    add(.familyName, parts.first, name)
    add(.givenName, parts.dropFirst().first, name)
    add(.name, card.best("FN")?.text, card.best("FN"))
    if !card.hasName, let substitute = card.substitute {
      add(.familyName, substitute.name, substitute.property)
      list.renamed.append(card.place)
    }
    add(.company, card.best("ORG")?.components.first, card.best("ORG"))
    add(.birthday, card.best("BDAY").map(birthday), card.best("BDAY"))
    add(.email, card.best("EMAIL")?.text, card.best("EMAIL"))
    add(.phone, card.best("TEL").map(telephone), card.best("TEL"))
    add(.role, card.best("TITLE", "ROLE")?.text, card.best("TITLE", "ROLE"))
    list.records.append(record)
  }

  /// `tel:+1-418-656-9254;ext=102` as people write it.
  private static func telephone(_ property: VCardProperty) -> String {
    let text = property.text
    guard text.lowercased().hasPrefix("tel:") else { return text }
    return text.dropFirst(4).split(separator: ";").first.map(String.init) ?? ""
  }

  /// Without the time of birth, and without a year that only stands for none.
  private static func birthday(_ property: VCardProperty) -> String {
    var text = property.text
    if property.parameters["VALUE"]?.lowercased() != "text",
      let time = text.firstIndex(where: { $0 == "T" || $0 == "t" })
    {
      text = String(text[..<time])
    }
    if let omitted = property.parameters["X-APPLE-OMIT-YEAR"], text.hasPrefix(omitted) {
      text = "--" + text.dropFirst(omitted.count).drop { $0 == "-" }
    }
    return text
  }
}
