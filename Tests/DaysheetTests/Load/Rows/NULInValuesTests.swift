import Testing

@testable import Daysheet

/// Every format but CSV has a way of its own to write a NUL byte; the row is left out as it is in CSV.
struct NULInValuesTests {
  @Test(arguments: [
    #"[{"flight": "TP1", "airline": "a\u0000b", "origin": "LIS", "destination": "OPO", "std": "2026-03-12T06:10"}, ROW]"#,
    #"[{"flight": "TP1", "airline": "\u0000", "origin": "LIS", "destination": "OPO", "std": "2026-03-12T06:10"}, ROW]"#,
    #"[{"flight": "TP1\u0000", "origin": "LIS", "destination": "OPO", "std": "2026-03-12T06:10"}, ROW]"#,
    #"[{"flight": "TP1", "codeshares": ["QZ1", "Q\u0000"], "origin": "LIS", "destination": "OPO", "std": "2026-03-12T06:10"}, ROW]"#,
  ])
  func inJSON(text: String) throws {
    let row = #"{"flight": "TP2", "origin": "LIS", "destination": "OPO", "std": "2026-03-12T07:10"}"#
    let file = try FlightLoader.load(Self.source(text.replacing("ROW", with: row)), feed: nil)
    #expect(file.records.map(\.number) == ["TP2"])
    #expect(file.rejects.map(\.reason.code) == [.nulByte])
  }

  @Test(arguments: [
    "BEGIN:VCARD\nN;ENCODING=QUOTED-PRINTABLE:Bra=00ndt;Ida\nEND:VCARD\nBEGIN:VCARD\nN:Berg;Ada\nEND:VCARD\n",
    "dn: cn=a\nsn:: QgBi\ngivenName: Ida\n\ndn: cn=b\nsn: Berg\ngivenName: Ada\n",
  ])
  func inPeople(text: String) throws {
    let file = try PeopleLoader.load(Self.source(text))
    #expect(file.records.map(\.familyName) == ["Berg"])
    #expect(file.rejects.map(\.reason.code) == [.nulByte])
  }

  private static func source(_ text: String) throws -> InputSource {
    try InputSource(index: 0, path: "f", raw: Array(text.utf8))
  }
}
