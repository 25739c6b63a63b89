/// One property of a vCard: `item1.EMAIL;type=WORK:ines@example.org`.
struct VCardProperty {
  /// In capitals, without its group.
  var name: String
  /// In capitals; a parameter without a name, as vCard 2.1 has them, stands under its value.
  var parameters: [String: String] = [:]
  /// In UTF-8, decoded, with its backslashes.
  var value: [UInt8]
  var place: TextPlace

  /// - Parameter line: unfolded. `nil` where it is no property.
  init?(_ line: [UInt8], at place: TextPlace) {
    var isQuoted = false
    guard
      let colon = line.firstIndex(where: { byte in
        if byte == Byte.quote { isQuoted.toggle() }
        return byte == Byte.colon && !isQuoted
      })
    else { return nil }
    self.place = place
    let head = Self.parts(of: line[..<colon])
    guard let first = head.first, !first.isEmpty else { return nil }
    name = first.split(separator: ".").last.map { $0.uppercased() } ?? ""
    for part in head.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard let key = pair.first else { continue }
      let text = pair.count == 2 ? pair[1].trimmingQuotes : key
      let known = parameters[key.uppercased()].map { $0 + "," } ?? ""
      parameters[key.uppercased()] = known + text
    }
    value = Array(line[(colon + 1)...])
    decode()
  }

  /// Whether lines that end in `=` go on in the next one.
  static func isQuotedPrintable(_ line: some Sequence<UInt8>) -> Bool {
    let head = line.prefix { $0 != Byte.colon }
    return String(decoding: Array(head), as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
  }

  var isPreferred: Bool {
    if parameters["PREF"] != nil { return true }
    return parameters["TYPE"]?.lowercased().split(separator: ",").contains("pref") == true
  }

  /// The value at its semicolons, each part without backslashes.
  var components: [String] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value {
      if isEscaped {
        parts[parts.count - 1].append(byte | 0x20 == UInt8(ascii: "n") ? Byte.blank : byte)
        isEscaped = false
      } else if byte == Byte.backslash {
        isEscaped = true
      } else if byte == Byte.semicolon {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map {
      String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The value as one text.
  var text: String { components.joined(separator: ";") }

  private mutating func decode() {
    let encoding = (parameters["ENCODING"] ?? "").uppercased()
    if encoding == "QUOTED-PRINTABLE" || parameters["QUOTED-PRINTABLE"] != nil {
      value = TransferDecoding.utf8(TransferDecoding.quotedPrintable(value), charset: parameters["CHARSET"])
    } else if ["B", "BASE64"].contains(encoding) || parameters["BASE64"] != nil {
      value =
        TransferDecoding.base64(value).map { TransferDecoding.utf8($0, charset: parameters["CHARSET"]) } ?? []
    }
  }

  /// At semicolons outside quotes.
  private static func parts(of head: ArraySlice<UInt8>) -> [String] {
    var parts: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in head {
      if byte == Byte.quote { isQuoted.toggle() }
      if byte == Byte.semicolon, !isQuoted { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
