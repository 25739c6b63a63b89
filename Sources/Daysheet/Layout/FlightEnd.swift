import Timelines

/// One end of a flight as a reader sees it: on the wall clock of its own airport.
struct FlightEnd {
  /// Whether it is the end at the sheet's airport.
  let isHere: Bool
  /// IATA code; empty where it is unknown.
  let airport: String
  /// Best known time; `nil` where nothing is known.
  let local: LocalTime?
  let scheduled: LocalTime?
  /// Minutes late (positive) or early (negative) here; `nil` where no schedule is known.
  let delayMinutes: Int?
  /// Calendar days after the sheet's date.
  let days: Int

  init(_ line: FlightLine, _ kind: Direction, on day: Day) {
    isHere = line.flight.direction == kind
    let zone = isHere ? day.zone : line.otherZone ?? day.zone
    let times = kind == .departure ? line.flight.departure : line.flight.arrival
    let best = kind == .departure ? line.bestDeparture : line.bestArrival
    airport = isHere ? line.flight.airport : line.flight.otherAirport
    local = best.map(zone.local(at:))
    let scheduled = isHere ? line.localTime : times.scheduled
    delayMinutes =
      isHere
      ? line.delayMinutes : scheduled.flatMap { scheduled in best.map { $0.minutes(since: scheduled) } }
    self.scheduled = scheduled.map(zone.local(at:))
    days = local.map { $0.date.daysSince1970 - day.date.daysSince1970 } ?? 0
  }

  /// Late enough to be counted as delayed.
  var isLate: Bool { (delayMinutes ?? 0) >= 15 }

  /// `+25` or `−4`; `nil` on time.
  var delayText: String? {
    guard let delayMinutes, delayMinutes != 0 else { return nil }
    return delayMinutes > 0 ? "+\(delayMinutes)" : "−\(-delayMinutes)"
  }

  /// `+1` or `−1`: the day that the end falls on, seen from the sheet's.
  var dayText: String? {
    days == 0 ? nil : days > 0 ? "+\(days)" : "−\(-days)"
  }
}

/// A flight in one sentence, for those who do not see its card.
struct FlightSentence {
  let facts: FlightFacts
  let style: PosterStyle

  var text: String {
    let ends = [(facts.departure, style.words.from), (facts.arrival, style.words.to)].map { end, word in
      word([end.airport, end.local.map(style.time)].compactMap(\.self).joined(separator: " "))
    }
    let line = facts.line
    let late = facts.here.delayMinutes ?? 0
    let delay = late == 0 ? nil : (late < 0 ? "−" : "+") + style.words.duration(abs(late))
    let people = line.personSections.isEmpty ? nil : style.counted(line.personSections.count, .person)
    return style.joined(
      ([line.flight.number.spaced] + ends + [
        style.words.word(for: line.status), delay, style.words.overdueText(line), people,
      ])
      .compactMap(\.self), by: ", ")
  }
}
