import Timelines

/// Invents the flights of a day.
struct SampleSchedule {
  private let airport: SampleAirport
  private let day: Day
  /// The nearest first.
  private let routes: [Route]

  private struct Route {
    let other: SampleAirport
    let kilometres: Double
    let airlines: [SampleAirline]
    /// Near places oftener than far ones.
    var weight: Int { Int(1_000_000 / (1000 + kilometres)) }
  }

  init(airport: SampleAirport, day: Day) {
    self.airport = airport
    self.day = day
    routes = SampleAirport.all.compactMap { other in
      let kilometres = airport.distance(to: other)
      let airlines = SampleAirline.all.filter { $0.serves(airport, other) }
      // Nobody flies across the town, and no aircraft half around the world.
      guard (150...13_000).contains(kilometres), !airlines.isEmpty else { return nil }
      return Route(other: other, kilometres: kilometres, airlines: airlines)
    }.sorted { $0.kilometres < $1.kilometres }
  }

  /// How busy the hours are: quiet nights, a morning and an evening peak.
  private static let hourWeights = [
    1, 0, 0, 0, 0, 2, 7, 10, 12, 9, 7, 8, 8, 7, 7, 8, 10, 12, 11, 8, 6, 4, 3, 2,
  ]

  /// In the order of their times on the sheet.
  func flights(_ count: Int, _ random: inout SeededGenerator) -> [SampleFlight] {
    var flights: [SampleFlight] = []
    var numbers: Set<String> = []
    for index in 0..<count {
      // One flight leaves late enough to land on the next day.
      let isLast = index == 0 && count >= 10
      var flight =
        isLast ? lateFlight(&random) : flight(share: Double(index) / Double(count), of: count, &random)
      while !numbers.insert(flight.designator).inserted { flight.number += 1 }
      addDetails(to: &flight, &random)
      flights.append(flight)
    }
    // Bad luck strikes by count, not by chance, so that a small sample has some of it.
    strike(&flights, count: (count + 20) / 40, &random) { $0.isCancelled = true }
    strike(&flights, count: count / 200, &random) { $0.isDiverted = true }
    return flights.sorted { ($0.localTime, $0.designator) < ($1.localTime, $1.designator) }
  }

  /// - Parameter share: of the day's flights that are before this one, so that the hours fill as their weights say.
  private func flight(share: Double, of count: Int, _ random: inout SeededGenerator) -> SampleFlight {
    let within = Double(random.below(1000)) / 1000 / Double(count)
    var left = (share + within) * Double(Self.hourWeights.reduce(0, +))
    let hour = Self.hourWeights.firstIndex { weight in
      left -= Double(weight)
      return left < 0
    }
    let time = day.instant(minutes: (hour ?? 22) * 60 + random.below(12) * 5)
    return flight(
      isArrival: random.chance(percent: 50), at: time, on: route(among: routes.count, &random), &random)
  }

  private func lateFlight(_ random: inout SeededGenerator) -> SampleFlight {
    let time = day.instant(minutes: 23 * 60 + 25)
    return flight(isArrival: false, at: time, on: route(among: 8, &random), &random)
  }

  private func flight(
    isArrival: Bool, at time: Instant, on route: Route, _ random: inout SeededGenerator
  ) -> SampleFlight {
    let (origin, destination) = isArrival ? (route.other, airport) : (airport, route.other)
    let minutes = origin.minutes(to: destination)
    return SampleFlight(
      airline: random.pick(route.airlines),
      number: random.within(route.kilometres > 4000 ? 1...399 : 400...2999),
      origin: origin, destination: destination, isArrival: isArrival,
      departure: isArrival ? time.adding(minutes: -minutes) : time, minutes: minutes)
  }

  private func route(among nearest: Int, _ random: inout SeededGenerator) -> Route {
    let routes = routes.prefix(nearest)
    return routes[random.pickIndex(weights: routes.map(\.weight))]
  }

  private func addDetails(to flight: inout SampleFlight, _ random: inout SeededGenerator) {
    flight.departureDelay =
      random.chance(percent: 72) ? random.within(-4...9) : 10 + random.skewed(mean: 24)
    flight.arrivalDelay = flight.departureDelay + random.within(-12...6)
    let terminal = flight.airline.hubs.contains(airport.code) ? 1 : 2
    flight.terminal = "\(terminal)"
    flight.gate = random.pick(terminal == 1 ? ["A", "B"] : ["C", "D"]) + "\(random.within(1...30))"
    if flight.isArrival { flight.belt = "\(random.within(1...12))" }
    flight.aircraft = random.pick(
      flight.minutes > 330 ? ["A359", "B789", "B77W", "A339"] : ["A20N", "A321", "B738", "E190"])
    let partners = SampleAirline.all.filter {
      !$0.group.isEmpty && $0.group == flight.airline.group && $0.code != flight.airline.code
    }
    if !partners.isEmpty, random.chance(percent: 25) {
      flight.codeshares.append(random.pick(partners).code + "\(random.within(5000...8999))")
    }
  }

  /// Changes up to `count` flights that nothing has happened to yet.
  private func strike(
    _ flights: inout [SampleFlight], count: Int, _ random: inout SeededGenerator,
    change: (inout SampleFlight) -> Void
  ) {
    // The first is the flight over midnight, which shall fly.
    guard flights.count > 1 else { return }
    for _ in 0..<count {
      let index = random.within(1...flights.count - 1)
      if !flights[index].isCancelled, !flights[index].isDiverted { change(&flights[index]) }
    }
  }
}
