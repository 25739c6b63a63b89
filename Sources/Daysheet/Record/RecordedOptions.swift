/// The options of a report that decide what it says or looks like, by their rows in the ``optionTable``.
package struct RecordedOptions: Hashable, Sendable {
  /// By ``Option/recordedName``.
  package private(set) var values: [String: RecordedValue] = [:]

  init(_ options: ReportOptions) {
    var settings = Settings()
    settings.report = options
    for option in optionTable {
      if let value = option.recording.value?(settings) { values[option.recordedName] = value }
    }
  }

  /// The hash of each file or folder that an option names, by the option's name in run.json.
  static func hashes(of options: ReportOptions) -> [String: String]? {
    var settings = Settings()
    settings.report = options
    var hashes: [String: String] = [:]
    for option in optionTable {
      if let hash = option.recording.hash?(settings) { hashes[option.recordedName] = hash }
    }
    return hashes.isEmpty ? nil : hashes
  }
}

extension RecordedOptions: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// What another version wrote may be a value of a kind that no option has here.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Name.self)
    for name in members.allKeys {
      values[name.stringValue] = try? members.decode(RecordedValue.self, forKey: name)
    }
  }

  /// In the order of the table.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Name.self)
    let known = optionTable.map(\.recordedName).filter { values[$0] != nil }
    let others = Set(values.keys).subtracting(known).sorted()
    var written: Set<String> = []
    for name in known + others where written.insert(name).inserted {
      try members.encode(values[name], forKey: Name(stringValue: name))
    }
  }
}
