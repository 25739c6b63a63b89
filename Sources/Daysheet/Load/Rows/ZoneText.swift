import Timelines

/// A zone as a file names it: `Europe/Lisbon`, `UTC`, `+8`, `-03:30`, `UTC+2`.
struct ZoneText {
  private let zone: Zone

  /// - Parameter local: about when the zone is asked for; it is quick around that.
  init?(_ text: String, around local: LocalTime) {
    var digits = text.uppercased()
    for prefix in ["UTC", "GMT", "Z"] where digits.hasPrefix(prefix) {
      digits = String(digits.dropFirst(prefix.count))
      break
    }
    let offset = Self.abbreviations[text.uppercased()].map { $0 * 60 }
    if let offset = offset ?? (digits.isEmpty ? 0 : Self.offset(digits)), let zone = Zone(fixedOffset: offset)
    {
      self.zone = zone
    } else if let zone = Zone(identifier: text, around: Instant(seconds: local.wallSeconds)) {
      self.zone = zone
    } else {
      return nil
    }
  }

  /// - Parameter offset: in seconds ahead of UTC.
  init?(offset: Int) {
    guard let zone = Zone(fixedOffset: offset) else { return nil }
    self.zone = zone
  }

  /// Minutes ahead of UTC. Those that stand for several zones, such as CST and IST, are left out.
  private static let abbreviations = [
    "WET": 0, "WEST": 60, "CET": 60, "CEST": 120, "MEZ": 60, "MESZ": 120, "EET": 120, "EEST": 180, "BST": 60,
    "MSK": 180,
    "TRT": 180, "AZOT": -60, "AZOST": 0, "NST": -210, "NDT": -150, "AST": -240, "ADT": -180, "EST": -300,
    "EDT": -240,
    "CDT": -300, "MST": -420, "MDT": -360, "PST": -480, "PDT": -420, "AKST": -540, "AKDT": -480, "HST": -600,
    "BRT": -180, "SAST": 120, "CAT": 120, "EAT": 180, "WAT": 60, "PKT": 300, "SGT": 480, "HKT": 480,
    "PHT": 480,
    "ICT": 420, "WIB": 420, "JST": 540, "KST": 540, "AWST": 480, "ACST": 570, "ACDT": 630, "AEST": 600,
    "AEDT": 660,
    "NZST": 720, "NZDT": 780,
  ]

  /// The instant that a wall clock in the zone shows so; of a repeated reading the first (domain.md, "Time").
  func time(_ local: LocalTime) -> RecordedTime {
    let instant = reading(local).instant
    return .instant(instant, offset: zone.offset(at: instant))
  }

  func reading(_ local: LocalTime) -> Reading { Reading(local, in: zone) }

  /// `+8`, `+08`, `+0800`, `+8:30` in seconds.
  private static func offset(_ text: String) -> Int? {
    var cursor = ByteCursor(text)
    let isWest = cursor.skip(Byte.minus)
    guard isWest || cursor.skip(Byte.plus), var hours = cursor.digits(1...4) else { return nil }
    var minutes = 0
    if cursor.skip(Byte.colon) {
      guard let read = cursor.digits(2...2) else { return nil }
      minutes = read
    } else if hours > 99 {
      (hours, minutes) = (hours / 100, hours % 100)
    }
    guard cursor.isAtEnd, hours < 16, minutes < 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes) * 60
  }
}

extension Row {
  /// The zone of that name; each name is looked up once.
  mutating func zone(named name: String, around local: LocalTime) -> ZoneText? {
    if let known = zones[name] { return known }
    let zone = ZoneText(name, around: local)
    zones[name] = zone
    return zone
  }
}
