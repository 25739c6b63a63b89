import AirportData
import Testing
import Timelines

@testable import Daysheet

@Suite struct SampleDayTests {
  private func day(_ change: (inout SampleOptions) -> Void = { _ in }) throws -> SampleDay {
    var options = SampleOptions()
    change(&options)
    return try SampleDay(options)
  }

  @Test func sameForTheSameSeed() throws {
    let (first, second, other) = (try day(), try day(), try day { $0.seed = 2 })
    #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
    #expect(first.files.map(\.bytes) != other.files.map(\.bytes))
  }

  @Test func hasWhatASheetMustShow() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let sample = try day { $0.seed = seed }
      let flights = sample.flights
      #expect(flights.count == 40)
      #expect(sample.people.count == 30)
      #expect(Set(sample.people.map(\.company)).count == 5)
      #expect(flights.allSatisfy { sample.day.contains($0.localTime) })
      #expect(flights.contains { $0.status(at: sample.asOf) == .cancelled })
      #expect(flights.contains { $0.status(at: sample.asOf) == .inFlight })
      #expect(flights.contains { $0.departureDelay >= 15 })
      #expect(flights.contains { !$0.isArrival && $0.arrival > sample.day.end && !$0.isCancelled })
      #expect(Set(flights.map(\.designator)).count == 40)
    }
  }

  @Test func peopleWereBornFrom1960To2010() throws {
    let years = try day { $0.people = 5000 }.people.map { $0.birthday.components.year }
    #expect(years.min() == 1960)
    #expect(years.max() == 2010)
  }

  @Test func namesReachBeyondASCIIAndAreNotRepeated() throws {
    let people = try day { $0.people = 3000 }.people
    #expect(people.contains { !$0.family.utf8.allSatisfy { $0 < 128 } })
    #expect(Set(people.map { "\($0.given) \($0.family)" }).count == 3000)
  }

  @Test func everyAirportHasADay() throws {
    for airport in SampleAirport.all {
      #expect(try day { $0.airport = airport.code }.flights.count == 40)
    }
  }

  @Test func emptyDay() throws {
    let sample = try day { ($0.flights, $0.people) = (0, 3) }
    #expect(sample.files[0].text.split(separator: "\n").count == 1)
    #expect(sample.files[1].text.split(separator: "\n").count == 4)
  }

  @Test func clockChangeDayKeepsItsOffsets() throws {
    // The clocks went forward in New York on 2013-03-10 at 02:00.
    let date = CalendarDate(daysSince1970: 15_774)
    let sample = try day { ($0.day, $0.airport) = (date, "JFK") }
    #expect(date.description == "2013-03-10")
    #expect(sample.day.hours.count == 23)
    #expect(sample.files[0].text.contains("2013-03-10T"))
    #expect(sample.flights.allSatisfy { $0.arrival.minutes(since: $0.departure) == $0.minutes })
  }

  @Test func nothingIsKnownBeforeItHappens() throws {
    let sample = try day { $0.flights = 400 }
    for flight in sample.flights {
      let departure = flight.known(flight.departure, delay: flight.departureDelay, at: sample.asOf)
      let arrival = flight.known(flight.arrival, delay: flight.arrivalDelay, at: sample.asOf)
      #expect((departure.actual ?? sample.asOf) <= sample.asOf)
      #expect((arrival.actual ?? sample.asOf) <= sample.asOf)
      #expect(arrival.actual == nil || departure.actual != nil)
    }
  }
}
