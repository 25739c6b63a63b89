/// A JSON value whose text depends on nothing but itself: members keep their order, numbers their digits.
package indirect enum JSONText: Sendable {
  case string(String)
  case integer(Int)
  /// Finite; whole numbers are written without a fraction.
  case number(Double)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])

  /// A string, or null.
  package init(_ text: String?) {
    self = text.map(JSONText.string) ?? .null
  }

  /// With an indentation of two blanks and a newline at the end, to be read by people.
  package var indented: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text + "\n"
  }

  /// On one line, without a newline.
  package var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// `indentation`: of the line that the value begins on, `nil` on one line.
  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .string(let value): text += Self.quoted(value)
    case .integer(let value): text += String(value)
    case .number(let value): text += Int(exactly: value).map { String($0) } ?? String(value)
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .array(let elements):
      Self.writeList(elements, between: "[", "]", to: &text, indentation: indentation) {
        element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.writeList(members, between: "{", "}", to: &text, indentation: indentation) { member, text, inner in
        text += Self.quoted(member.0) + (inner == nil ? ":" : ": ")
        member.1.write(to: &text, indentation: inner)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], between open: String, _ close: String, to text: inout String, indentation: Int?,
    write: (Element, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indentation.map { $0 + 2 }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      text += newline(inner)
      write(element, &text, inner)
    }
    if !elements.isEmpty { text += newline(indentation) }
    text += close
  }

  private static func newline(_ indentation: Int?) -> String {
    indentation.map { "\n" + String(repeating: " ", count: $0) } ?? ""
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.steersText:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
