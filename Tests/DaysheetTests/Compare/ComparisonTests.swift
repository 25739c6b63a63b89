import Foundation
import Timelines
import Testing

@testable import Daysheet

@Suite struct ComparisonTests {
  private let lines = InventedDay.summary(flights: 8, people: 0).flights

  private func compare(_ change: (inout [FlightLine]) -> Void) -> Comparison {
    var changed = lines
    change(&changed)
    return Comparison(
      old: ReportContents(InventedDay.summary(of: lines, people: 0, companies: 0)),
      new: ReportContents(InventedDay.summary(of: changed, people: 0, companies: 0)))
  }

  @Test func theSameDayHasNoChanges() {
    let same = compare { _ in }
    #expect(same.changes.isEmpty)
    #expect(same.marks == Array(repeating: nil, count: 8))
    #expect(same.changes.text == "no changes\n")
  }

  @Test func flightsThatAreNewGoneRetimedCancelledAndMoved() {
    let found = compare { lines in
      lines.remove(at: 0)
      lines[0].flight.gate = "Z9"
      lines[1].status = .cancelled
      if lines[2].flight.direction == .arrival {
        lines[2].bestArrival = lines[2].best.adding(minutes: 40)
      } else {
        lines[2].bestDeparture = lines[2].best.adding(minutes: 40)
      }
      lines[3].flight.number.number = "9999"
    }
    #expect(found.marks.prefix(4) == [.moved, .cancelled, .retimed, .new])
    #expect(found.changes.map(\.kind) == [.moved, .cancelled, .retimed, .new, .gone, .gone])
    let retimed = found.changes[2]
    #expect(retimed.old.hasPrefix("2026-03-12T") && retimed.new.hasPrefix("2026-03-12T"))
    #expect(found.changes.text.hasSuffix("1 new, 2 gone, 1 retimed, 1 cancelled, 1 moved\n"))
  }

  @Test func aCancelledFlightThatFliesAgainIsReinstated() throws {
    let index = try #require(lines.firstIndex { $0.status == .cancelled })
    #expect(compare { $0[index].status = .scheduled }.marks[index] == .reinstated)
  }

  @Test func theSameNumberTwiceADayIsComparedInOrder() {
    var twice = lines
    twice.append(lines[0])
    twice[8].localTime = lines[0].localTime.adding(minutes: 300)
    let summary = InventedDay.summary(of: twice, people: 0, companies: 0)
    let changes = Comparison(old: ReportContents(summary), new: ReportContents(summary)).changes
    #expect(changes.isEmpty)
  }

  @Test func people() {
    var old = ReportContents(InventedDay.summary(flights: 0, people: 0))
    var new = old
    let (ada, bo, cy) = (person("Ada"), person("Bo"), person("Cy"))
    old.people = [ada: ["KL1"], bo: ["KL1", "KL2"]]
    new.people = [ada: ["KL3"], cy: ["KL2"]]
    let changes = Comparison(old: old, new: new).changes
    #expect(changes.map(\.kind) == [.moved, .gone, .new])
    #expect(changes.map(\.person) == ["X, Ada", "X, Bo", "X, Cy"])
    #expect(changes[0].old == "KL1" && changes[0].new == "KL3")
    new.people = nil
    #expect(Comparison(old: old, new: new).changes.isEmpty)
  }

  private func person(_ name: String) -> ReportContents.PersonIdentity {
    ReportContents.PersonIdentity(familyName: "X", givenName: name, birthday: "")
  }

  @Test func csvHasARowForEachChange() {
    let file = compare { $0[1].flight.gate = "Z,9" }.changes.csv(.plain)
    let rows = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    #expect(rows.count == 2)
    #expect(rows[0] == "change,flight,direction,other_airport,person,old,new")
    #expect(rows[1].hasPrefix("moved,") && rows[1].hasSuffix("\"Z,9\""))
  }
}
