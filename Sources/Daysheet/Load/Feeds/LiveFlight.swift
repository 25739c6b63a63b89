import Timelines

/// What the live feeds have in common (feeds.md, "Live feeds").
extension Row {
  /// The record where it has a route and a scheduled time; else an error at the column that should have it.
  ///
  /// A row without a number is an error only on the sheet of its own airport and day, which validation knows.
  ///
  /// - Parameter time: `nil` where another row may have the time.
  mutating func checked(
    _ record: FlightRecord, number: Column, route: Column, time: Column? = nil
  ) -> FlightRecord? {
    if record.route == .ends(origin: "", destination: "") {
      if record.number.isEmpty {
        refuse(.missingFlightNumber, "the row has no flight number", for: [number])
      }
      refuse(.missingRoute, "the row names no airport", for: [route])
    }
    if let time, record.departure.scheduled == nil, record.arrival.scheduled == nil, !hasErrors {
      refuseTimes("the row has no scheduled time", at: time)
    }
    return hasErrors ? nil : record
  }
}

extension FlightRecord {
  /// Takes a feed's status word over: by the feed's own table where it has the word, else as written.
  ///
  /// - Parameter table: the words in lower case, letters only.
  mutating func setStatus(_ word: String?, _ table: [String: Status]) {
    guard let word else { return }
    let known = table[word.lowercased().filter(\.isLetter)]
    status = known?.rawValue ?? word
    if known == .cancelled { isCancelled = true }
    if known == .diverted { isDiverted = true }
  }
}
