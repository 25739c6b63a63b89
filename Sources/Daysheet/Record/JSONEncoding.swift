/// Encodes values as JSON whose members stand in the order in which the type has them.
///
/// Foundation's encoder sorts members or leaves their order to chance; run.json has an order for readers, and the same
/// bytes each time.
enum JSONEncoding {
  /// - Precondition: the type's `encode(to:)` throws nothing of its own, as those that the compiler writes.
  static func json(of value: some Encodable) -> JSONText {
    let slot = JSONSlot()
    do {
      try slot.encode(value)
    } catch {
      preconditionFailure("\(type(of: value)) cannot be written as JSON: \(error)")
    }
    return slot.json
  }
}

/// The place of one value that is being encoded.
private final class JSONSlot {
  private var value = JSONText.null
  /// Of an object; empty names for the elements of an array.
  private var members: [(name: String, slot: JSONSlot)] = []
  private var kind = Kind.value

  enum Kind { case value, object, array }

  var json: JSONText {
    switch kind {
    case .value: value
    case .object: .object(members.map { ($0.name, $0.slot.json) })
    case .array: .array(members.map(\.slot.json))
    }
  }

  var count: Int { members.count }

  func become(_ kind: Kind) { self.kind = kind }

  func add(_ name: String = "") -> JSONSlot {
    let slot = JSONSlot()
    members.append((name, slot))
    return slot
  }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let text as String: self.value = .string(text)
    case let isOn as Bool: self.value = .bool(isOn)
    case let number as any BinaryInteger: self.value = .integer(Int(clamping: number))
    case let number as Double: self.value = .number(number)
    default: try value.encode(to: JSONSlotEncoder(slot: self))
    }
  }
}

private struct JSONSlotEncoder: Encoder {
  let slot: JSONSlot
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.become(.object)
    return KeyedEncodingContainer(JSONMembers<Key>(slot: slot))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.become(.array)
    return JSONElements(slot: slot)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingleValue(slot: slot) }
}

private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: JSONSlot
  let codingPath: [any CodingKey] = []

  func encodeNil(forKey key: Key) { _ = slot.add(key.stringValue) }

  func encode(_ value: some Encodable, forKey key: Key) throws { try slot.add(key.stringValue).encode(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    superEncoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    superEncoder(forKey: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { JSONSlotEncoder(slot: slot.add("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { JSONSlotEncoder(slot: slot.add(key.stringValue)) }
}

private struct JSONElements: UnkeyedEncodingContainer {
  let slot: JSONSlot
  let codingPath: [any CodingKey] = []
  var count: Int { slot.count }

  func encodeNil() { _ = slot.add() }

  func encode(_ value: some Encodable) throws { try slot.add().encode(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    superEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { JSONSlotEncoder(slot: slot.add()) }
}

private struct JSONSingleValue: SingleValueEncodingContainer {
  let slot: JSONSlot
  let codingPath: [any CodingKey] = []

  func encodeNil() {}

  func encode(_ value: some Encodable) throws { try slot.encode(value) }
}
