import Testing
import Timelines

@testable import Daysheet

@Suite struct SiftingTests {
  private static let header = "year,month,day,carrier,flight,origin,dest\n"

  private func sieve(at airport: String) throws -> RowSieve {
    var options = ReportOptions()
    options.airport = airport
    let scope = try #require(LoadScope(options, people: nil, now: Instant(seconds: 0)))
    let rules: [SieveRule?] = [.year, .month, .day, .airline, .flightNumber, .airport, .airport]
    return RowSieve(
      scope, rules: rules, delimiter: UInt8(ascii: ","), start: Self.header.utf8.count, acceptsNA: true)
  }

  private func sifted(_ pieces: [String], at airport: String) throws -> (kept: String, leftOut: LeftOutRows) {
    var sifting = Sifting(try sieve(at: airport))
    var kept: [UInt8] = []
    for piece in pieces { sifting.add([Array(piece.utf8)[...]], into: &kept) }
    sifting.finish(into: &kept)
    return (String(decoding: kept, as: UTF8.self), sifting.leftOut)
  }

  @Test func piecesStayInTheirOrder() throws {
    let pieces = (1...20).map { "2013,1,1,UA,\($0),JFK,MIA\n2013,1,1,UA,\($0),EWR,MIA\n" }
    let (kept, leftOut) = try sifted(pieces, at: "JFK")
    #expect(kept == (1...20).map { "2013,1,1,UA,\($0),JFK,MIA\n\n" }.joined())
    #expect(leftOut.ofOtherAirports == 20 && leftOut.ofOtherDays == 0)
  }

  /// Where a quote is open, a later piece may begin in the middle of a cell.
  @Test func allStaysBehindAQuoteThatIsOpen() throws {
    let pieces = ["2013,1,1,UA,1,EWR,MIA\n", "2013,1,1,\"U\n", "2013,1,1,UA,2,EWR,MIA\n"]
    let (kept, leftOut) = try sifted(pieces, at: "JFK")
    #expect(kept == "\n" + pieces[1] + pieces[2])
    #expect(leftOut.count == 1)
  }
}
