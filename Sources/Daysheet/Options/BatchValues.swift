/// How the options of batches read their values.
extension Values {
  static func dimensions(_ value: String) throws(BadValue) -> [BatchOptions.Dimension] {
    var dimensions: [BatchOptions.Dimension] = []
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let dimension = BatchOptions.Dimension(rawValue: String(name)) else {
        throw .expected("a list of \(BatchOptions.Dimension.allCases.map(\.rawValue).joined(separator: ","))")
      }
      if !dimensions.contains(dimension) { dimensions.append(dimension) }
    }
    return dimensions
  }

  static func airports(_ value: String) throws(BadValue) -> Bool {
    switch value {
    case "origins": return false
    case "both": return true
    default: throw .expected("origins or both")
    }
  }

  static func names(_ value: String) throws(BadValue) -> [String] {
    let names = value.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
    guard !names.isEmpty else { throw .expected("a list of keys") }
    return names
  }

  static func count(_ value: String) throws(BadValue) -> Int {
    guard let count = Int(value), count >= 0 else { throw .expected("a number from 0") }
    return count
  }

  static func positive(_ value: String) throws(BadValue) -> Int {
    guard let count = Int(value), count >= 1 else { throw .expected("a number from 1") }
    return count
  }

  static func positive(_ value: String) throws(BadValue) -> Int? {
    let count: Int = try positive(value)
    return count
  }

  static func shard(_ value: String) throws(BadValue) -> String? {
    guard value == "auto" || Shard(value) != nil else {
      throw .expected("a share such as 3/8, or auto")
    }
    return value
  }
}
