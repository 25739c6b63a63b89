import Timelines

extension KnownTimes {
  /// The flight's status at as-of (domain.md, "Status"), in the order of the rule.
  ///
  /// - Parameters:
  ///   - word: what the input itself says.
  ///   - delayMinutes: best known − scheduled at the sheet's airport.
  func status(word: Status?, delayMinutes: Int) -> Status {
    if let word, word == .cancelled || word == .diverted { return word }
    if hasArrived == true { return word == .arrived ? .arrived : .landed }
    if arrivalEvent == .outstanding { return .inFlight }
    if hasDeparted == true {
      if bestArrival != nil { return .inFlight }
      if let word, [.inFlight, .landed, .arrived].contains(word) { return word }
      return .departed
    }
    if let word, saysMore(word) { return word }
    return word == .delayed || delayMinutes >= 15 ? .delayed : .scheduled
  }

  /// Whether the times leave room for the word and it is further on than they say.
  private func saysMore(_ word: Status) -> Bool {
    switch word {
    case .boarding: departureEvent != .outstanding
    case .departed, .inFlight: hasDeparted == nil
    case .landed, .arrived: hasDeparted == nil && hasArrived == nil
    case .scheduled, .delayed, .diverted, .cancelled, .unknown: false
    }
  }

  /// Whether the input's own word cannot be true at as-of by the times that are known.
  func contradicts(_ word: Status) -> Bool {
    switch word {
    case .boarding: hasDeparted == true || hasArrived == true
    case .departed: hasDeparted == false
    case .inFlight: hasDeparted == false || hasArrived == true
    case .landed, .arrived: hasArrived == false || hasDeparted == false
    case .scheduled, .delayed, .diverted, .cancelled, .unknown: false
    }
  }
}
