import Timelines

/// Which of a file's columns most likely is which of Daysheet's.
struct MapScoring {
  struct Match {
    var column: NativeColumn
    var cell: SampledColumn
    var reason: String
    fileprivate var score: Int
  }

  /// The best match of each column, in the order of Daysheet's columns; no column of the file twice.
  private(set) var assignments: [Match] = []

  init(_ cells: [SampledColumn]) {
    let all = NativeColumn.allCases.flatMap { column in cells.compactMap { Self.match(column, $0) } }
    var columns: Set<NativeColumn> = []
    var names: Set<String> = []
    for match in all.sorted(by: { $0.score > $1.score }) {
      guard !columns.contains(match.column), !names.contains(match.cell.name) else { continue }
      columns.insert(match.column)
      names.insert(match.cell.name)
      assignments.append(match)
    }
    assignments.sort { $0.column.rawValue < $1.column.rawValue }
  }

  static func isTime(_ column: NativeColumn) -> Bool { kinds[column] == .time }

  private enum Kind { case number, airport, time, date, direction, minutes, zone }

  /// A name alone is enough where nothing speaks against it in the values; values alone only where they are
  /// unmistakable.
  private static func match(_ column: NativeColumn, _ cell: SampledColumn) -> Match? {
    let kind = kinds[column]
    var isFitting = kind.map { kind in cell.fits { looks($0, like: kind) } }
    // Digits alone are a flight number by the column's name only; the airline then stands in a column of its own.
    if kind == .number, isFitting == false, cell.fits({ $0.count <= 6 && $0.allSatisfy(\.isNumber) }) {
      isFitting = nil
    }
    if isFitting == false, !cell.samples.isEmpty { return nil }
    let words = Set(words(of: cell.name))
    let best = (clues[column] ?? []).filter { words.isSuperset(of: $0) }.map(\.count).max() ?? 0
    let exact = column.spellings.contains { HeaderName.normalized($0) == HeaderName.normalized(cell.name) }
    var score = exact ? 10 : best * 3
    guard score > 0 || (isFitting == true && kind == .number) else { return nil }
    var reason = score > 0 ? "by its name" : "by what is in it"
    if isFitting == true {
      if score > 0 { reason += " and what is in it" }
      score += 2
    }
    return Match(column: column, cell: cell, reason: reason, score: score)
  }

  /// `DepTime (local)` is `dep time local`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Character?
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || (character.isUppercase && last?.isLowercase == true) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word.append(character) }
      last = character
    }
    return (words + [word]).map(HeaderName.normalized).filter { !$0.isEmpty }
  }

  private static func looks(_ text: String, like kind: Kind) -> Bool {
    let cursor = ByteCursor(text)
    switch kind {
    case .number:
      let letters = text.filter { !$0.isWhitespace }
      return letters.count >= 2 && letters.count <= 8 && letters.suffix(while: \.isNumber) > 0
        && letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        && letters.prefix(3).contains(where: \.isLetter)
    case .airport:
      return (text.count == 3 || text.count == 4) && text.allSatisfy { $0.isASCII && $0.isLetter }
    case .time: return text.contains(where: \.isNumber)
    case .date: return (try? DateText.parse(cursor)) != nil
    case .direction: return Direction(word: text) != nil
    case .minutes: return (try? DurationText.minutes(cursor)) != nil
    case .zone:
      return ZoneText(text, around: LocalTime(wallSeconds: 0)) != nil
    }
  }

  private static let kinds: [NativeColumn: Kind] = [
    .flight: .number, .origin: .airport, .destination: .airport, .airport: .airport, .otherAirport: .airport,
    .date: .date, .direction: .direction, .flightMinutes: .minutes, .delayMinutes: .minutes,
    .scheduledDeparture: .time, .scheduledArrival: .time, .estimatedDeparture: .time,
    .estimatedArrival: .time,
    .actualDeparture: .time, .actualArrival: .time, .scheduled: .time, .estimated: .time, .actual: .time,
    .localTime: .time, .otherEndTime: .time, .zone: .zone, .departureZone: .zone, .arrivalZone: .zone,
  ]

  /// Words of a header that together mean a column.
  private static let clues: [NativeColumn: [Set<String>]] = [
    .flight: [
      ["flight"], ["flt"], ["flug"], ["vol"], ["vuelo"], ["volo"], ["flight", "no"], ["flight", "number"],
      ["flight", "nr"], ["flt", "no"], ["flugnummer"], ["flightno"], ["flightnumber"], ["callsign"],
    ],
    .airline: [["airline"], ["carrier"], ["operator"], ["fluggesellschaft"], ["compagnie"]],
    .date: [["date"], ["datum"], ["day"], ["fecha"], ["flight", "date"]],
    .status: [["status"], ["state"], ["remark"], ["remarks"]],
    .terminal: [["terminal"], ["term"]],
    .gate: [["gate"]],
    .belt: [["belt"], ["carousel"], ["baggage"], ["reclaim"]],
    .aircraft: [["registration"], ["reg"], ["tail"], ["aircraft"]],
    .codeshares: [["codeshare"], ["codeshares"]],
    .flightMinutes: [["duration"], ["minutes"], ["block"], ["elapsed"]],
    .origin: [
      ["origin"], ["from"], ["orig"], ["departure", "airport"], ["dep", "airport"], ["dep", "apt"],
      ["von"], ["startflughafen"], ["abflughafen"],
    ],
    .destination: [
      ["destination"], ["to"], ["dest"], ["arrival", "airport"], ["arr", "airport"],
      ["arr", "apt"], ["nach"], ["zielflughafen"], ["ziel"],
    ],
    .scheduledDeparture: [
      ["std"], ["dep"], ["departure"], ["dep", "time"], ["departure", "time"],
      ["scheduled", "departure"], ["sched", "dep"], ["abflug"], ["depart"], ["departs"],
    ],
    .scheduledArrival: [
      ["sta"], ["arr"], ["arrival"], ["arr", "time"], ["arrival", "time"],
      ["scheduled", "arrival"], ["sched", "arr"], ["ankunft"], ["arrive"], ["arrives"],
    ],
    .estimatedDeparture: [["etd"], ["estimated", "departure"], ["est", "dep"]],
    .estimatedArrival: [["eta"], ["estimated", "arrival"], ["est", "arr"]],
    .actualDeparture: [["atd"], ["actual", "departure"], ["act", "dep"], ["actual", "dep"]],
    .actualArrival: [["ata"], ["actual", "arrival"], ["act", "arr"], ["actual", "arr"]],
    .direction: [["direction"], ["arrdep"], ["arr", "dep"], ["type"], ["richtung"]],
    .otherAirport: [["other", "airport"], ["city"], ["remote"]],
    .scheduled: [["scheduled"], ["schedule"], ["sched"], ["scheduled", "time"], ["time"], ["planned"]],
    .estimated: [["estimated"], ["expected"], ["estimated", "time"]],
    .actual: [["actual"], ["actual", "time"]],
    .delayMinutes: [["delay"], ["delay", "minutes"]],
    .zone: [["zone"], ["timezone"], ["tz"], ["time", "zone"]],
    .departureZone: [["departure", "zone"], ["dep", "zone"], ["origin", "zone"], ["dep", "tz"]],
    .arrivalZone: [["arrival", "zone"], ["arr", "zone"], ["destination", "zone"], ["arr", "tz"]],
  ]
}

extension String {
  fileprivate func suffix(while isFitting: (Character) -> Bool) -> Int {
    reversed().prefix(while: isFitting).count
  }
}
