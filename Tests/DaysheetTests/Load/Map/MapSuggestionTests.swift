import Foundation
import Testing

@testable import Daysheet

@Suite struct MapSuggestionTests {
  @Test func proposesAMapThatReadsTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Nr,FlightNo,From,To,\"Dep, local\",ArrTime,State\n1,QZ 101,LIS,FNC,12.03.2026 06:10,12.03.2026 08:00,on time\n"
    )
    let lines = try MapSuggestion.text(paths: [path]).split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "--map 'flight=FlightNo,status=State,origin=From,destination=To,scheduled_departure=\"Dep, local\","
        + "scheduled_arrival=ArrTime'")
    #expect(lines[1] == "# flight: ‘FlightNo’, by its name and what is in it, such as ‘QZ 101’")
    let map = lines[0].dropFirst("--map '".count).dropLast()
    let layout = FileLayout(map: try ColumnMap(argument: String(map)))
    #expect(try FlightLoader.load(paths: [path], feed: nil, layout: layout).records.count == 1)
  }

  @Test func saysWhatIsStillMissing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Flug,Von,Abflug,Bemerkung\nQZ 101,LIS,2026-03-12 06:10,\n")
    let text = try MapSuggestion.text(paths: [path])
    #expect(text.contains("# so far: --map 'flight=Flug,origin=Von,scheduled_departure=Abflug'"))
    #expect(text.contains("# still missing: destination"))
    #expect(!text.contains("--time-format"))
  }

  @Test func needsNoneForAKnownFile() throws {
    let path = LiveFeedTests.folder.appending(path: "schiphol.json").path
    #expect(try MapSuggestion.text(paths: [path]) == "# \(path): read as feed ‘schiphol’; it needs no map\n")
  }

  /// domain.md, "Bad input": the order of day and month is never guessed.
  @Test func printsBothOrdersOfDayAndMonth() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Flight No,From,To,Departs\nQZ1,LIS,OPO,03/12/2026 10:30\nQZ2,LIS,OPO,03/12/2026 12:10\n")
    let text = try MapSuggestion.text(paths: [path])
    #expect(text.contains("the file does not say in which order its dates are"))
    #expect(text.contains("--date-order dmy  (day/month/year): ‘03/12/2026 10:30’ is 2026-12-03"))
    #expect(text.contains("--date-order mdy  (month/day/year): ‘03/12/2026 10:30’ is 2026-03-12"))
    let decided = try folder.write(
      "Flight No,From,To,Departs\nQZ1,LIS,OPO,03/12/2026 10:30\nQZ2,LIS,OPO,03/13/2026 12:10\n", "decided.csv"
    )
    #expect(try !MapSuggestion.text(paths: [decided]).contains("order"))
  }

  @Test func triesItsMapOnTheRows() throws {
    let folder = try TemporaryFolder()
    let some = try folder.write(
      "Airline,Flight No,From,To,Dep\nTP,1533,LIS,OPO,06:20\nTP,,LIS,OPO,07:20\n", "some.csv")
    let text = try MapSuggestion.text(paths: [some])
    #expect(text.hasPrefix("--map 'flight=\"Flight No\",airline=Airline"))
    #expect(text.contains("# 1 of 2 rows cannot be used, such as line 3: the row has no flight number"))
    #expect(text.contains("# times without any date: say with --day"))
    let none = try folder.write("Flight No,From,To,Dep\nTP1,LIS,OPO,hour 6\nTP2,LIS,OPO,hour 7\n", "none.csv")
    let refused = try MapSuggestion.text(paths: [none])
    #expect(refused.contains("# not usable: --map"))
    #expect(refused.contains("2 of 2 rows cannot be used"))
    #expect(!refused.split(separator: "\n").contains { $0.hasPrefix("--") })
  }
}
