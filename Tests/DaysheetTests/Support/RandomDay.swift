import Daysheet
import PosterUI
import Timelines

/// A day made from a seed to break a poster: any number of flights and people, long and strange names, missing ends.
struct RandomDay {
  private var state: UInt64
  private(set) var options = ReportOptions()
  private let most: Int

  private static let names = [
    "Li", "O'Brien-Featherstonehaugh", "Müller-Lüdenscheidt", "אברהם", "محمد عبد الرحمن", "विश्वनाथन", "สมชาย",
    "Ångström",
    "e\u{301}e\u{301}e\u{301}", "👩‍✈️", String(repeating: "Wolfeschlegelsteinhausen", count: 9),
    "Nguyễn Thị Minh Khai", "佐藤",
    "A B C D E F G H I J K L M", ".",
  ]
  private static let words = [
    "", "A", "Gate far away behind the second hall", "B12", "International Airlines of the Western Islands",
    "東京",
  ]

  init(seed: UInt64, most: Int) {
    state = seed
    self.most = most
    options.density = pick([nil] + Density.allCases.map(Optional.some))
    options.theme = pick(Theme.builtIn)
    options.paper = pick([
      .a3, Paper(name: "a4", width: 595.28, height: 841.89), Paper(name: "a6", width: 297.64, height: 419.53),
      Paper(name: "a1", width: 1683.78, height: 2383.94), Paper(name: "screen", width: 842, height: nil),
      Paper(name: "wide", width: 1400, height: 500),
    ])
    options.clock = pick([nil, .twelve, .twentyFour])
    options.title = chance(0.2) ? name() : nil
  }

  mutating func summary() -> Summary {
    let flights = pick([0, 1, 5, 40, most / 3, most])
    let lines = (0..<flights).map { _ in flight() }.sorted { $0.localTime < $1.localTime }.enumerated().map {
      index, line in
      var line = line
      line.id = index
      return line
    }
    let people = chance(0.3) ? 0 : pick([1, 12, most / 4, most * 2 / 3])
    var summary = InventedDay.summary(of: lines, people: people, companies: people == 0 ? 0 : 1 + below(9))
    var number = 0
    for section in summary.sections.indices {
      summary.sections[section].company = chance(0.1) ? nil : name()
      for line in summary.sections[section].people.indices {
        number += 1
        summary.sections[section].people[line].person.familyName = "\(name()) \(number)"
        summary.sections[section].people[line].person.givenName = name()
      }
    }
    return summary
  }

  private mutating func flight() -> FlightLine {
    let day = InventedDay.day
    let here = day.start.adding(minutes: below(chance(0.3) ? 60 : 1440))
    let direction: Direction = chance(0.5) ? .arrival : .departure
    let minutes = chance(0.1) ? nil : 20 + below(1000)
    let late = chance(0.3) ? below(900) - 30 : 0
    let there = minutes.map { here.adding(minutes: direction == .arrival ? -$0 : $0) }
    let (departure, arrival) = direction == .arrival ? (there, here) : (here, there)
    let status = pick(Status.allCases)
    let flight = Flight(
      number: FlightNumber(airline: pick(["KL", "U2", "9E", "QZX", ""]), number: String(below(9999))),
      airline: pick(Self.words), direction: direction, airport: "LIS",
      otherAirport: pick(["LHR", "GRU", ""]),
      departure: EndTimes(scheduled: departure), arrival: EndTimes(scheduled: arrival),
      flightMinutes: minutes,
      reportedStatus: nil, terminal: pick(["", "1", "West"]), gate: pick(Self.words), belt: pick(["", "7"]),
      codeshares: chance(0.1) ? [FlightNumber(airline: "DL", number: "1234")] : [], row: InventedDay.row)
    return FlightLine(
      flight: flight, id: 0, localTime: here, estimated: nil, actual: nil,
      bestDeparture: departure?.adding(minutes: late), bestArrival: arrival?.adding(minutes: late),
      delayMinutes: late, flightMinutes: minutes, status: status,
      progress: status == .cancelled || chance(0.1) ? nil : Double(below(10_001)) / 10_000, hour: 0,
      personSections: [], otherZone: day.zone, otherCity: pick(["London", "", name()]))
  }

  private mutating func name() -> String { pick(Self.names) }
  private mutating func chance(_ share: Double) -> Bool { Double(below(1000)) < share * 1000 }
  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// SplitMix64, so that a seed gives the same day everywhere.
  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return limit <= 0 ? 0 : Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
