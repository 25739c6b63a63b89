import Testing

@testable import Daysheet

@Suite struct HeaderMatchTests {
  @Test(arguments: [
    "Organization 1 - Name", "ORGANIZATION_1_NAME", "organization1name", " organization 1 name ",
  ])
  func ignoresCaseBlanksAndPunctuation(name: String) {
    #expect(PeopleColumn.dictionary.entry(name)?.column == .company)
  }

  /// Of feeds.md, "People": what Outlook writes in each language.
  @Test(arguments: [
    ["First Name", "Last Name", "Company", "Birthday"], ["Vorname", "Nachname", "Firma", "Geburtstag"],
    ["Prénom", "Nom", "Société", "Anniversaire"], ["Nombre", "Apellidos", "Organización", "Cumpleaños"],
    ["Nome", "Cognome", "Società", "Compleanno"], ["Primeiro nome", "Último nome", "Empresa", "Aniversário"],
    ["Imię", "Nazwisko", "Firma", "Urodziny"],
  ])
  func understandsTheHeadersOfEachLanguage(header: [String]) {
    #expect(
      header.map { PeopleColumn.dictionary.entry($0)?.column } == [
        .givenName, .familyName, .company, .birthday,
      ])
  }

  @Test func prefersTheFirstSpelling() {
    let match = HeaderMatch<PeopleColumn>(Self.header("Phone 1 - Value", "Phone", "name"))
    #expect(match.places[PeopleColumn.phone.rawValue] == 1)
    #expect(match.duplicates.isEmpty)
  }

  @Test func tellsUnknownAndDuplicateColumns() {
    let match = HeaderMatch<NativeColumn>(Self.header("flight", "Flight", "cake", "cake", "hour", ""))
    #expect(match.unknown.map(\.name) == ["cake"])
    #expect(match.duplicates.map(\.cell.name) == ["Flight", "cake"])
    #expect(match.duplicates.map(\.isUsed) == [true, false])
  }

  @Test func measuresHowNearAHeaderComes() {
    let match = HeaderMatch<NativeColumn>(Self.header("flight", "origin", "std"))
    #expect(match.missing == [[.destination]])
    #expect(match.nearness == 0.75)
  }

  private static func header(_ names: String...) -> [HeaderCell] {
    names.map { HeaderCell(name: $0, place: .start) }
  }
}
