import Timelines

/// Compares two reports of a day (`daysheet diff`, `--since`).
package struct Comparison: Sendable {
  /// Flights in the order of the later report, those that are gone after them, then people by name.
  package private(set) var changes: [Change] = []
  /// For each flight of the later report what changed most; `nil` where nothing did.
  private(set) var marks: [Change.Kind?] = []

  /// - Throws: exit code 66 where a folder has no report with CSV files.
  package init(old: String, new: String) throws(RunError) {
    self.init(old: try ReportContents(folder: old), new: try ReportContents(folder: new))
  }

  init(old: ReportContents, new: ReportContents) {
    // One number may fly the same way twice a day: then the first is the first.
    var waiting = Dictionary(grouping: old.flights, by: \.identity)
    for flight in new.flights {
      guard waiting[flight.identity]?.isEmpty == false, let before = waiting[flight.identity]?.removeFirst()
      else {
        add(.new, flight, old: "", new: new.zone.iso8601(flight.scheduled))
        marks.append(.new)
        continue
      }
      marks.append(compare(before, flight, zone: new.zone))
    }
    let gone = waiting.values.joined().sorted {
      ($0.scheduled.seconds, $0.identity.number.description) < (
        $1.scheduled.seconds, $1.identity.number.description
      )
    }
    for flight in gone { add(.gone, flight, old: new.zone.iso8601(flight.scheduled), new: "") }
    if let oldPeople = old.people, let newPeople = new.people { comparePeople(oldPeople, newPeople) }
  }

  /// - Returns: the change that matters most.
  private mutating func compare(_ old: FlightState, _ new: FlightState, zone: Zone) -> Change.Kind? {
    var mark: Change.Kind?
    if old.isCancelled != new.isCancelled {
      mark = new.isCancelled ? .cancelled : .reinstated
      add(mark ?? .cancelled, new, old: old.status.rawValue, new: new.status.rawValue)
    }
    if old.scheduled != new.scheduled || (old.expected != new.expected && !new.isCancelled) {
      mark = mark ?? .retimed
      add(.retimed, new, old: zone.iso8601(old.expected), new: zone.iso8601(new.expected))
    }
    if old.place != new.place {
      mark = mark ?? .moved
      add(.moved, new, old: old.place, new: new.place)
    }
    return mark
  }

  private mutating func add(_ kind: Change.Kind, _ flight: FlightState, old: String, new: String) {
    changes.append(
      Change(
        kind: kind, flight: flight.identity.number.description, direction: flight.identity.direction,
        otherAirport: flight.identity.other, old: old, new: new))
  }

  private mutating func comparePeople(
    _ old: [ReportContents.PersonIdentity: [String]], _ new: [ReportContents.PersonIdentity: [String]]
  ) {
    let everyone = Set(old.keys).union(new.keys).sorted {
      ($0.familyName, $0.givenName, $0.birthday) < ($1.familyName, $1.givenName, $1.birthday)
    }
    for person in everyone {
      let kind: Change.Kind
      switch (old[person], new[person]) {
      case (nil, _): kind = .new
      case (_, nil): kind = .gone
      case (let before, let now) where before != now: kind = .moved
      default: continue
      }
      changes.append(
        Change(
          kind: kind,
          person: [person.familyName, person.givenName].filter { !$0.isEmpty }.joined(separator: ", "),
          old: (old[person] ?? []).joined(separator: " "), new: (new[person] ?? []).joined(separator: " ")))
    }
  }
}
