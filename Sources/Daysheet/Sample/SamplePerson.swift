import Timelines

/// One invented person on one of the flights.
struct SamplePerson {
  let given: String
  let family: String
  let birthday: CalendarDate
  let company: String
  /// Index of the flight; `nil` where the day has none.
  let flight: Int?

  /// Colleagues tend to share flights.
  static func people(
    _ count: Int, on flights: [SampleFlight], _ random: inout SeededGenerator
  ) -> [SamplePerson] {
    let companies = SampleNames.companies
    let choices = companies.map { _ in
      (0..<8).compactMap { _ in flights.isEmpty ? nil : random.below(flights.count) }
    }
    var known: Set<String> = []
    return (0..<count).map { index in
      // Everyone has a colleague: the first few are dealt out, the rest join companies of different size.
      let company = index < companies.count ? index : random.pickIndex(weights: [6, 3, 4, 8, 5])
      let flight = choices[company].isEmpty ? nil : random.pick(choices[company])
      let country = random.pick(SampleNames.countries)
      let family = random.pick(country.family)
      var given = random.pick(country.given)
      while !known.insert("\(given) \(family)").inserted, given.utf8.count < 60 {
        given += " " + random.pick(country.given)
      }
      return SamplePerson(
        given: given, family: family, birthday: birthday(&random), company: companies[company], flight: flight
      )
    }
  }

  /// 1960 to 2010.
  private static func birthday(_ random: inout SeededGenerator) -> CalendarDate {
    let (first, last) = (-3653, 14_974)
    return CalendarDate(daysSince1970: random.within(first...last))
  }
}
