extension Status {
  /// What a file's own status word means, or `nil` for a word that is not known.
  ///
  /// Case, blanks and punctuation do not count: `In-Flight`, `in flight` and `in_flight` are one word. A word that says
  /// nothing, such as `unknown`, is ``unknown``.
  package init?(word: String) {
    let letters = word.lowercased().filter { $0.isLetter }
    guard let status = Self.words[letters] else { return nil }
    self = status
  }

  private static let words: [String: Status] = {
    var words: [String: Status] = [:]
    for (status, spellings) in spellings {
      for spelling in spellings.split(separator: " ") { words[String(spelling)] = status }
    }
    return words
  }()

  private static let spellings: [(Status, String)] = [
    (.scheduled, "scheduled planned expected estimated ontime confirmed rescheduled checkin gateopen"),
    (.boarding, "boarding nowboarding gotogate lastcall finalcall gateclosed gateclosing boardingcompleted"),
    (.departed, "departed offblock taxiing takenoff"),
    (.inFlight, "inflight inair airborne enroute active approaching landing"),
    (.landed, "landed"),
    (.arrived, "arrived onblock atgate ingate"),
    (.delayed, "delayed late"),
    (.diverted, "diverted rerouted returned returntogate airreturn turnedback"),
    (.cancelled, "cancelled canceled annulled"),
    (.unknown, "unknown none na"),
  ]
}
