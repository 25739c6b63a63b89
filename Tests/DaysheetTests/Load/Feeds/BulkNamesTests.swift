import Testing
import Timelines

@testable import Daysheet

/// The names under which the tables of the US Bureau of Transportation Statistics are passed around (feeds.md).
@Suite struct BulkNamesTests {
  private static let rest = "ORIGIN,DEST,CRS_DEP_TIME,DEP_TIME,DEP_DELAY,CRS_ARR_TIME,CANCELLED,DIVERTED"

  @Test(arguments: [
    "FL_DATE,OP_CARRIER,OP_CARRIER_FL_NUM", "FL_DATE,OP_UNIQUE_CARRIER,OP_CARRIER_FL_NUM",
    "FlightDate,IATA_Code_Operating_Airline,Flight_Number_Operating_Airline",
    "FL_DATE,AIRLINE_CODE,FL_NUMBER",
    "FL_DATE,MKT_UNIQUE_CARRIER,MKT_CARRIER_FL_NUM",
    "FlightDate,Marketing_Airline_Network,Flight_Number_Marketing_Airline",
    "FL_DATE,UNIQUE_CARRIER,FL_NUM",
  ])
  func readsBTSUnderItsOtherNames(names: String) throws {
    let loaded = try OptionalCellsTests.load(
      "\(names),\(Self.rest)\n2018-01-01,UA,2429.0,EWR,DEN,1517.0,1512.0,-5.0,1745.0,0.0,1.0\n")
    #expect(loaded.inputs.map(\.feed) == ["bts"])
    #expect(loaded.diagnostics == [])
    let flight = try #require(loaded.records.first)
    #expect(flight.number == "UA2429")
    #expect(flight.date == CalendarDate("2018-01-01"))
    #expect(flight.departure.scheduled == .clock(minutes: 917, days: 0))
    #expect(flight.departure.delayMinutes == -5)
    #expect(flight.isDiverted && !flight.isCancelled)
  }

  /// domain.md, "Flights that are one flight": the operator's number leads.
  @Test func namesTheMarketingNumberBesideTheOperatingOne() throws {
    let loaded = try OptionalCellsTests.load(
      """
      FL_DATE,MKT_UNIQUE_CARRIER,MKT_CARRIER_FL_NUM,OP_UNIQUE_CARRIER,OP_CARRIER_FL_NUM,\(Self.rest)
      2018-01-01,DL,4798,9E,3298,JFK,BOS,1517,1512,-5,1645,0,0
      2018-01-01,UA,2429,UA,2429,EWR,DEN,1517,1512,-5,1745,0,0
      2018-01-01,DL,4799,,,JFK,BOS,1517,1512,-5,1645,0,0

      """)
    #expect(loaded.records.map(\.number) == ["9E3298", "UA2429", "DL4799"])
    #expect(loaded.records.map(\.codeshares) == [["DL4798"], [], []])
  }

  @Test func readsTheDataExpoLayout() throws {
    let loaded = try OptionalCellsTests.load(
      """
      Year,Month,DayofMonth,DayOfWeek,DepTime,CRSDepTime,ArrTime,CRSArrTime,UniqueCarrier,FlightNum,TailNum,\
      ActualElapsedTime,CRSElapsedTime,AirTime,ArrDelay,DepDelay,Origin,Dest,Distance,Cancelled,CancellationCode,Diverted
      2008,1,3,4,2003,1955,2211,2225,WN,335,N712SW,128,150,116,-14,8,IAD,TPA,810,0,,0
      2008,1,3,4,NA,1100,NA,1325,WN,999,NA,NA,145,NA,NA,NA,IAD,TPA,810,1,B,0

      """)
    #expect(loaded.inputs.map(\.feed) == ["bts"])
    #expect(loaded.diagnostics == [])
    #expect(loaded.records.map(\.number) == ["WN335", "WN999"])
    #expect(loaded.records.map(\.date) == [CalendarDate("2008-01-03"), CalendarDate("2008-01-03")])
    #expect(loaded.records.map(\.isCancelled) == [false, true])
    #expect(loaded.records.map(\.aircraft) == ["N712SW", nil])
    #expect(loaded.records.map(\.flightMinutes) == [150, 145])
  }

  /// Numbers that pandas wrote are whole numbers in every column, and a missing one is `nan` or nothing.
  @Test func readsWhatPandasWroteAsWhatItRead() throws {
    let header =
      "year,month,day,dep_time,sched_dep_time,dep_delay,arr_time,sched_arr_time,arr_delay,carrier,flight,tailnum,"
      + "origin,dest,air_time,distance,hour,minute,time_hour\n"
    let plain = try OptionalCellsTests.load(
      header + "2013,1,1,517,515,2,830,819,11,UA,1545,N14228,EWR,IAH,227,1400,5,15,x\n"
        + "2013,1,1,NA,2354,NA,NA,2400,NA,AA,12,NA,JFK,MIA,NA,1089,23,54,x\n")
    let pandas = try OptionalCellsTests.load(
      "," + header
        + "0,2013.0,1.0,1.0,517.0,515.0,2.0,830.0,819.0,11.0,UA,1545.0,N14228,EWR,IAH,227.0,1400,5,15,x\n"
        + "1,2013.0,1.0,1.0,,2354.0,,nan,2400.0,,AA,12.0,nan,JFK,MIA,nan,1089,23,54,x\n")
    #expect(pandas.diagnostics == [])
    for (plain, other) in zip(plain.records, pandas.records) {
      #expect(plain.number == other.number)
      #expect(plain.date == other.date)
      #expect(plain.departure == other.departure)
      #expect(plain.arrival == other.arrival)
      #expect(plain.aircraft == other.aircraft)
      #expect(plain.isCancelled == other.isCancelled)
    }
    let json = try OptionalCellsTests.load(
      """
      [{"flight": 1533.0, "airline": "TP", "origin": "LIS", "destination": "OPO", "date": "2026-03-12",
        "scheduled_departure": "10:00", "gate": 14.0, "flight_minutes": 55.0}]
      """)
    #expect(json.diagnostics == [])
    #expect(json.records.map(\.number) == ["1533"])
    #expect(json.records.map(\.gate) == ["14"])
  }
}
