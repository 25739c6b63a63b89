import Timelines

/// One thing that is different between an earlier report of a day and a later one.
package struct Change: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A flight, or a person, that the earlier report does not have.
    case new
    /// A flight, or a person, that the later report does not have.
    case gone
    /// Another scheduled or expected time.
    case retimed
    case cancelled
    /// Was cancelled and is not any more.
    case reinstated
    /// A flight at another terminal, gate or belt; a person on another flight.
    case moved
  }

  package var kind: Kind
  /// Empty for changes of people.
  package var flight = ""
  package var direction: Direction?
  package var otherAirport = ""
  /// `Family, Given`; empty for changes of flights.
  package var person = ""
  /// What it was and is: times, statuses, places, or flights.
  package var old = ""
  package var new = ""

  /// `KL 2048 to AMS: retimed, 06:10 → 06:40`.
  var text: String {
    let subject =
      person.isEmpty
      ? "\(flight) \(direction == .arrival ? "from" : "to") \(otherAirport.isEmpty ? "?" : otherAirport)"
      : person
    let values = [old, new].filter { !$0.isEmpty }.joined(separator: " → ")
    return "\(subject): \(kind.rawValue)\(values.isEmpty ? "" : ", " + values)"
  }
}

extension [Change] {
  static let fileName = "changes.csv"

  /// changes.csv: one row for each change, those of flights first.
  package func csv(_ dialect: CSVWriter.Dialect) -> OutputFile {
    var csv = CSVWriter(
      dialect, header: ["change", "flight", "direction", "other_airport", "person", "old", "new"])
    for change in self {
      csv.text(change.kind.rawValue)
      csv.text(change.flight)
      csv.text(change.direction?.rawValue)
      for text in [change.otherAirport, change.person, change.old, change.new] { csv.text(text) }
      csv.endRow()
    }
    return OutputFile(name: Self.fileName, bytes: csv.bytes)
  }

  /// A line for each change, and what they come to.
  package var text: String {
    if isEmpty { return "no changes\n" }
    let counts = Change.Kind.allCases.map { kind in (kind, count { $0.kind == kind }) }.filter { $0.1 > 0 }
    let sum = counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    return map { $0.text + "\n" }.joined() + sum + "\n"
  }
}
