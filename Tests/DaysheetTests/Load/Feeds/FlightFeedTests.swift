import Testing

@testable import Daysheet

@Suite struct FlightFeedTests {
  private static let nyc =
    "year,month,day,dep_time,sched_dep_time,dep_delay,arr_time,sched_arr_time,arr_delay,carrier,flight,tailnum,"
    + "origin,dest,air_time,distance,hour,minute,time_hour\n"

  @Test func namesTheFeedsWhereOneIsUnknown() throws {
    let error = try #require(throws: RunError.self) { try FlightLoader.load(paths: [], feed: "nativ") }
    #expect(error.exitCode == .usage)
    #expect(error.diagnostics.map(\.code) == [.unknownFeed])
    let hint = error.diagnostics.first?.hint ?? ""
    #expect(hint.contains("Did you mean ‘native’?"))
    #expect(FlightLoader.feedNames.allSatisfy(hint.contains))
  }

  @Test func forcesTheFeedThatIsNamed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.nyc + "2013,3,9,1,2,3,4,5,6,AA,7,N1,JFK,LAX,9,9,9,9,x\n")
    #expect(try FlightLoader.load(paths: [path], feed: nil).inputs.map(\.feed) == ["nycflights13"])
    #expect(try FlightLoader.load(paths: [path], feed: "NYCflights13").records.count == 1)
    let error = try #require(throws: RunError.self) { try FlightLoader.load(paths: [path], feed: "dot2015") }
    #expect(error.exitCode == .data)
    #expect(error.diagnostics.map(\.code) == [.unknownLayout])
    #expect(error.diagnostics.first?.text.contains("‘FLIGHT_NUMBER’") == true)
  }

  @Test func tellsANYCFlightThatIsCancelledOrDiverted() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.nyc + "2013,3,9,2400,2359,1,340,0,6,AA,7,N1,JFK,LAX,200,9,9,9,x\n"
        + "2013,3,9,NA,2359,NA,NA,340,NA,AA,8,NA,JFK,LAX,NA,9,9,9,x\n"
        + "2013,3,9,5,2359,6,400,340,,AA,9,N1,JFK,LAX,,9,9,9,x\n"
        + "2013,3,9,5,2359,6,,340,,AA,10,N1,JFK,LAX,,9,9,9,x\n")
    let flights = try FlightLoader.load(paths: [path], feed: nil).records
    #expect(flights.map(\.isCancelled) == [false, true, false, false])
    #expect(flights.map(\.isDiverted) == [false, false, true, true])
    #expect(flights[0].departure.actual == .clock(minutes: 1440, days: nil))
    #expect(flights[0].arrival.scheduled == .clock(minutes: 0, days: nil))
    #expect(flights[1].departure.scheduled == .clock(minutes: 1439, days: 0))
    #expect(flights[1].aircraft == nil)
    // The time in the air is not the flight's minutes.
    #expect(flights[0].flightMinutes == nil)
  }

  @Test func rejectsAnImpossibleDateInParts() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.nyc
        + "2013,2,30,1,2,3,4,5,6,AA,7,N1,JFK,LAX,9,9,9,9,x\n2013,2,28,1,2,3,4,5,6,AA,7,N1,JFK,LAX,9,9,9,9,x\n"
    )
    let loaded = try FlightLoader.load(paths: [path], feed: nil)
    #expect(loaded.records.count == 1)
    #expect(loaded.rejects.map(\.reason.code) == [.badDate])
    #expect(loaded.rejects.map(\.reason.location.column) == [8])
  }

  @Test func readsDOTFlags() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "YEAR,MONTH,DAY,AIRLINE,FLIGHT_NUMBER,ORIGIN_AIRPORT,DESTINATION_AIRPORT,SCHEDULED_DEPARTURE,SCHEDULED_TIME,"
        + "SCHEDULED_ARRIVAL,DIVERTED,CANCELLED,\n2015,1,2,DL,1,ATL,LAX,0030,300,0230,0,1,\n"
        + "2015,1,2,DL,2,ATL,LAX,2400,300,0230,1.00,0.00,\n")
    let loaded = try FlightLoader.load(paths: [path], feed: nil)
    #expect(loaded.diagnostics == [])
    #expect(loaded.records.map(\.isCancelled) == [true, false])
    #expect(loaded.records.map(\.isDiverted) == [false, true])
    #expect(
      loaded.records.map(\.departure.scheduled) == [
        .clock(minutes: 30, days: 0), .clock(minutes: 1440, days: 0),
      ])
    #expect(loaded.records.map(\.flightMinutes) == [300, 300])
  }
}
