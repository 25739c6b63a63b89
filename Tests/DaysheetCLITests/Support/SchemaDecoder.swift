/// The JSON schema of a Decodable type, found by letting the type decode itself from nothing and noting what it asks for.
final class JSONSchema {
  private(set) var members: [(name: String, schema: JSONSchema, isRequired: Bool)] = []
  private(set) var element: JSONSchema?
  private(set) var type: String?
  private(set) var words: [String] = []
  /// Of an object whose members may have any name.
  private(set) var values: JSONSchema?

  static func of<Value: Decodable>(_ type: Value.Type) throws -> JSONSchema {
    let schema = JSONSchema()
    _ = try schema.value(type)
    return schema
  }

  /// For a type whose own decoding says too little.
  init(type: String? = nil, values: JSONSchema? = nil) {
    self.type = type
    self.values = values
  }

  fileprivate func member(_ name: String, isRequired: Bool) -> JSONSchema {
    if let known = members.first(where: { $0.name == name }) { return known.schema }
    let schema = JSONSchema()
    members.append((name, schema, isRequired && !optionals.contains(name)))
    type = "object"
    return schema
  }

  private var optionals: Set<String> = []

  fileprivate func mayMiss(_ name: String) { optionals.insert(name) }

  fileprivate func elements() -> JSONSchema {
    let schema = element ?? JSONSchema()
    element = schema
    type = "array"
    return schema
  }

  /// A value of the type, and its schema noted.
  fileprivate func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let made = scalar(type) as? Value { return made }
    if let choice = type as? any CaseIterable.Type, let first = words(of: choice) as? Value { return first }
    if let described = type as? any SchemaDescribing.Type {
      let schema = described.schema
      (self.type, values, members) = (schema.type, schema.values, schema.members)
      if let made = described.example as? Value { return made }
    }
    return try Value(from: SchemaDecoder(schema: self))
  }

  private func scalar(_ value: Any.Type) -> Any? {
    if value == String.self { return noted("string", "") }
    if value == Bool.self { return noted("boolean", false) }
    if value == Double.self { return noted("number", 0.0) }
    if value == Int.self { return noted("integer", 0) }
    return value == Int32.self ? noted("integer", Int32(0)) : nil
  }

  private func noted<Value>(_ name: String, _ value: Value) -> Value {
    type = name
    return value
  }

  private func words<Choice: CaseIterable>(of type: Choice.Type) -> Any? {
    self.type = "string"
    words = type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    return type.allCases.first
  }

  /// As `application/schema+json` has it, the members in the type's order.
  func text(_ indentation: String = "") -> String {
    let inner = indentation + "  "
    var lines: [String] = []
    if let type { lines.append("\"type\": \"\(type)\"") }
    if !words.isEmpty {
      lines.append("\"enum\": [" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
    }
    if let element { lines.append("\"items\": " + element.text(inner)) }
    if let values { lines.append("\"additionalProperties\": " + values.text(inner)) }
    if !members.isEmpty {
      let texts = members.map { "\(inner)  \"\($0.name)\": \($0.schema.text(inner + "  "))" }
      lines.append("\"properties\": {\n\(texts.joined(separator: ",\n"))\n\(inner)}")
      let required = members.filter(\.isRequired).map { "\"\($0.name)\"" }
      lines.append("\"required\": [\(required.joined(separator: ", "))]")
      lines.append("\"additionalProperties\": false")
    }
    return "{\n" + lines.map { inner + $0 }.joined(separator: ",\n") + "\n\(indentation)}"
  }
}

/// A type that says its schema itself.
protocol SchemaDescribing {
  static var schema: JSONSchema { get }
  static var example: Any { get }
}

private struct SchemaDecoder: Decoder {
  let schema: JSONSchema
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SchemaMembers(schema: schema))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { SchemaElements(schema: schema.elements()) }

  func singleValueContainer() -> any SingleValueDecodingContainer { SchemaValue(schema: schema) }
}

private struct SchemaMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let schema: JSONSchema
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool { true }
  /// Asked only of members that may be missing.
  func decodeNil(forKey key: Key) -> Bool {
    schema.mayMiss(key.stringValue)
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try schema.member(key.stringValue, isRequired: true).value(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try schema.member(key.stringValue, isRequired: false).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    superDecoder(forKey: key).asKeyed(type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    SchemaElements(schema: schema.member(key.stringValue, isRequired: true).elements())
  }

  func superDecoder() -> any Decoder { SchemaDecoder(schema: schema) }

  func superDecoder(forKey key: Key) -> any Decoder {
    SchemaDecoder(schema: schema.member(key.stringValue, isRequired: true))
  }
}

extension Decoder {
  fileprivate func asKeyed<Key: CodingKey>(_ type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SchemaMembers(schema: (self as? SchemaDecoder)?.schema ?? JSONSchema()))
  }
}

private struct SchemaElements: UnkeyedDecodingContainer {
  let schema: JSONSchema
  let codingPath: [any CodingKey] = []
  let count: Int? = 1
  private(set) var currentIndex = 0
  var isAtEnd: Bool { currentIndex > 0 }

  init(schema: JSONSchema) { self.schema = schema }

  func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try schema.value(type)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    currentIndex += 1
    return KeyedDecodingContainer(SchemaMembers(schema: schema))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return SchemaElements(schema: schema.elements())
  }

  mutating func superDecoder() -> any Decoder { SchemaDecoder(schema: schema) }
}

private struct SchemaValue: SingleValueDecodingContainer {
  let schema: JSONSchema
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try schema.value(type) }
}
