/// The value of an option in run.json, as a configuration file would write it.
package enum RecordedValue: Hashable, Sendable {
  /// Not given, and without a default of its own.
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([String])

  /// What the option takes to be set to the value again; `nil` for ``none``.
  package var argument: String? {
    switch self {
    case .none: nil
    case .bool(let isOn): String(isOn)
    case .number(let number): JSONText.number(number).compact
    case .text(let text): text
    case .list(let texts): texts.isEmpty ? nil : texts.joined(separator: ",")
    }
  }
}

extension RecordedValue: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let isOn = try? value.decode(Bool.self) {
      self = .bool(isOn)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let texts = try? value.decode([String].self) {
      self = .list(texts)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .bool(let isOn): try container.encode(isOn)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let texts): try container.encode(texts)
    }
  }
}

/// A type of option values that says itself how run.json has them.
protocol Recordable {
  var recorded: RecordedValue { get }
}

extension Optional: Recordable where Wrapped: Recordable {
  var recorded: RecordedValue { self?.recorded ?? .none }
}

extension Recordable where Self: RawRepresentable, RawValue == String {
  var recorded: RecordedValue { .text(rawValue) }
}

extension Set: Recordable
where Element: Recordable & RawRepresentable & CaseIterable, Element.RawValue == String {
  /// In the order in which the type has its cases.
  var recorded: RecordedValue { .list(Element.allCases.filter(contains).map(\.rawValue)) }
}

extension String: Recordable {
  var recorded: RecordedValue { .text(self) }
}

extension Bool: Recordable {
  var recorded: RecordedValue { .bool(self) }
}

extension Double: Recordable {
  var recorded: RecordedValue { .number(self) }
}

extension Int: Recordable {
  var recorded: RecordedValue { .number(Double(self)) }
}

extension Length: Recordable {
  /// Millimetres to a hundredth.
  var recorded: RecordedValue {
    .text(JSONText.number((millimetres * 100).rounded() / 100).compact + "mm")
  }
}

extension Paper: Recordable {
  var recorded: RecordedValue { .text(name) }
}

extension PosterLocale: Recordable {
  var recorded: RecordedValue { .text(tag) }
}

extension TimeFormat: Recordable {
  var recorded: RecordedValue { .text(text) }
}

extension ColumnMap: Recordable {
  var recorded: RecordedValue { .text(argument) }
}

extension CodePage: Recordable {
  var recorded: RecordedValue { .text(name) }
}

extension DateOrder: Recordable {}
extension Density: Recordable {}
extension PersonalDetail: Recordable {}
extension ReportOptions.Format: Recordable {}
extension ReportOptions.Orientation: Recordable {}

extension ReportOptions.ClockStyle: Recordable {
  var recorded: RecordedValue { rawValue.recorded }
}
