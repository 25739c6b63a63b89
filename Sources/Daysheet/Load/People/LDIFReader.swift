/// Reads people from LDIF (RFC 2849, inetOrgPerson), as directories and Thunderbird write it.
///
/// Hand-written: a dozen rules about lines, and every value needs its place. Values at a URL are never fetched.
enum LDIFReader {
  static func looksRight(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let text = String(decoding: bytes[line.place.offset..<line.end].prefix(12), as: UTF8.self).lowercased()
      if text.isEmpty || text.hasPrefix("#") { continue }
      return text.hasPrefix("dn:") || text.hasPrefix("version: 1") || text.hasPrefix("version:1")
    }
    return false
  }

  static func read(_ bytes: [UInt8]) -> RecordList {
    var list = RecordList(bytes)
    var lines = TextLines(bytes)
    var entry: Entry?
    while list.records.count <= Limits.listedRecords, let (line, text) = lines.nextUnfolded() {
      if text.allSatisfy({ $0 <= Byte.blank }) {
        finish(&entry, &list)
      } else if text.first != UInt8(ascii: "#") {
        var open = entry ?? Entry(place: line.place)
        open.add(text, at: line.place)
        open.end = lines.isAtEnd ? bytes.count : line.end
        entry = open
      }
    }
    finish(&entry, &list)
    return list
  }

  private static func finish(_ entry: inout Entry?, _ list: inout RecordList) {
    guard let done = entry else { return }
    entry = nil
    guard !done.isNoEntry else { return }
    guard done.isPerson || done.fault != nil else {
      list.leftOut += 1
      return
    }
    var record = RecordList.Record(
      place: done.place, bytes: done.place.offset..<done.end, path: "entry \(list.records.count + 1)",
      members: [], fault: done.fault)
    for (name, value) in done.attributes.sorted(by: { $0.value.place.offset < $1.value.place.offset }) {
      guard let member = memberName(name, in: done) else { continue }
      record.members.append(
        Member(name: member, place: value.place, value: list.cell(value.text, at: value.place)))
    }
    list.records.append(record)
  }

  private struct Entry {
    var place: TextPlace
    var end = 0
    /// The first value of each attribute, by its name in lower case, without options.
    var attributes: [String: (place: TextPlace, text: [UInt8])] = [:]
    var classes: Set<String> = []
    /// Whether it has only what stands around entries: `version: 1`, and what `ldapsearch` says of its search.
    private var isFrame = true
    var fault: RecordList.Fault?

    init(place: TextPlace) {
      self.place = place
    }

    mutating func add(_ line: [UInt8], at place: TextPlace) {
      guard let colon = line.firstIndex(of: Byte.colon), colon > 0 else {
        fault =
          fault ?? RecordList.Fault(code: .ldifSyntax, text: "a line that is no attribute", place: place)
        return
      }
      let name = String(decoding: line[..<colon].prefix { $0 != Byte.semicolon }, as: UTF8.self).lowercased()
      if !LDIFReader.frame.contains(name) { isFrame = false }
      var text = Array(line[(colon + 1)...])
      if text.first == Byte.openAngle { return }
      if text.first == Byte.colon {
        // Pictures are base64 too; as text they are of no use.
        guard memberNames[name] != nil || ["objectclass", "dn"].contains(name) else { return }
        guard let decoded = TransferDecoding.base64(text.dropFirst()) else {
          fault =
            fault ?? RecordList.Fault(code: .ldifSyntax, text: "a value that is not base64", place: place)
          return
        }
        text = TransferDecoding.utf8(decoded, charset: nil)
      }
      if name == "objectclass" {
        let word = String(decoding: text, as: UTF8.self).lowercased()
        // Of the rest nothing is asked, and an entry may have any number.
        if case let name = word.filter({ !$0.isWhitespace }), otherClasses.contains(name) {
          classes.insert(name)
        }
      } else if attributes[name] == nil, name == "dn" || memberNames[name] != nil {
        attributes[name] = (place, text)
      }
    }

    var isNoEntry: Bool { fault == nil && isFrame }

    var isPerson: Bool {
      guard classes.isDisjoint(with: LDIFReader.otherClasses) else { return false }
      return ["cn", "sn", "givenname", "displayname"].contains { attributes[$0] != nil }
    }
  }

  private static let otherClasses: Set<String> = [
    "groupofnames", "groupofuniquenames", "posixgroup", "organizationalunit", "organization", "domain",
    "dcobject", "locality", "country", "organizationalrole",
  ]

  fileprivate static let frame: Set<String> = ["version", "search", "result", "control", "matcheddn", "text"]

  private static let memberNames: [String: PeopleColumn] = [
    "givenname": .givenName, "gn": .givenName, "sn": .familyName, "surname": .familyName, "cn": .name,
    "displayname": .name, "o": .company, "organizationname": .company, "company": .company, "mail": .email,
    "telephonenumber": .phone, "mobile": .phone, "title": .role, "birthyear": .birthYear,
    "birthmonth": .birthMonth, "birthday": .birthday, "birthdate": .birthday, "dateofbirth": .birthday,
  ]

  /// The column's name; of two attributes that mean one column the usual one counts.
  private static func memberName(_ attribute: String, in entry: Entry) -> String? {
    switch attribute {
    case "displayname" where entry.attributes["cn"] != nil: nil
    case "mobile" where entry.attributes["telephonenumber"] != nil: nil
    case "organizationname" where entry.attributes["o"] != nil: nil
    case "company" where entry.attributes["o"] ?? entry.attributes["organizationname"] != nil: nil
    case "gn" where entry.attributes["givenname"] != nil: nil
    case "surname" where entry.attributes["sn"] != nil: nil
    case "birthdate", "dateofbirth": entry.attributes["birthday"] == nil ? PeopleColumn.birthday.name : nil
    default: memberNames[attribute]?.name
    }
  }
}
