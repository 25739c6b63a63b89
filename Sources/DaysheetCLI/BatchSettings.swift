import Daysheet

extension Settings {
  /// Checks what belongs together in a batch, and takes the shard from the scheduler where it shall say.
  mutating func completeBatch(_ environment: [String: String]) throws(RunError) {
    guard !batch.each.isEmpty else {
      let needEach = [
        ("airports", batch.takesDestinations), ("only", !batch.only.isEmpty),
        ("min-flights", batch.minFlights > 0), ("keep", batch.keep != nil),
        ("allow-empty", batch.allowsEmpty), ("shard", shard != nil),
      ]
      if let option = needEach.first(where: \.1) { throw .usage("--\(option.0) needs --each") }
      return
    }
    if batch.each.contains(.airport), report.airport != nil {
      throw .usage("--airport and --each airport exclude each other", hint: "--only takes some of the keys.")
    }
    if batch.each.contains(.day), report.day != .automatic {
      throw .usage("--day and --each day exclude each other", hint: "Leave one of them out.")
    }
    if batch.each.contains(.company), report.people.isEmpty {
      throw .usage("--each company needs --people")
    }
    guard let shard else { return }
    batch.shard = shard == "auto" ? Shard(environment: environment) : Shard(shard)
    if batch.shard == nil {
      throw .usage(
        "--shard auto: no scheduler says which share this is",
        hint: "SLURM_ARRAY_TASK_ID and _COUNT do, or JOB_COMPLETION_INDEX or AWS_BATCH_JOB_ARRAY_INDEX "
          + "with DAYSHEET_SHARDS.")
    }
    if report.asOf == .now {
      throw .usage("--shard needs --as-of", hint: "All shards of a night show one moment.")
    }
  }
}

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
