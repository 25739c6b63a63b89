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
    #expect(lines[1] == "--time-format '%d.%m.%Y %H:%M'")
    #expect(lines[2] == "# flight: ‘FlightNo’, by its name and what is in it, such as ‘QZ 101’")
    let map = lines[0].dropFirst("--map '".count).dropLast()
    let layout = FileLayout(
      map: try ColumnMap(argument: String(map)), timeFormat: try TimeFormat("%d.%m.%Y %H:%M"))
    #expect(try FlightLoader.load(paths: [path], feed: nil, layout: layout).records.count == 1)
  }

  @Test func saysWhatIsStillMissing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Flug,Von,Abflug,Bemerkung\nQZ 101,LIS,2026-03-12 06:10,\n")
    let text = try MapSuggestion.text(paths: [path])
    #expect(text.contains("--map 'flight=Flug,origin=Von,scheduled_departure=Abflug'"))
    #expect(text.contains("# still missing: destination"))
    #expect(!text.contains("--time-format"))
  }

  @Test func needsNoneForAKnownFile() throws {
    let path = LiveFeedTests.folder.appending(path: "schiphol.json").path
    #expect(try MapSuggestion.text(paths: [path]) == "# \(path): read as feed ‘schiphol’; it needs no map\n")
  }
}
