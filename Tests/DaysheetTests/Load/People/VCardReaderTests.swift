import Testing

@testable import Daysheet

@Suite struct VCardReaderTests {
  @Test func readsSeveralCardsOfThreeVersions() throws {
    let people = try Self.load(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Prata;In\r\n ês;Maria;Dra.;\r\nFN:Inês Prata\r\nORG:Quartz\\, Lda.;Vendas\r\n"
        + "item1.EMAIL;type=WORK:work@example.org\r\nEMAIL;TYPE=home,pref:ines@example.org\r\nBDAY;VALUE=date:1980-03-22\r\nEND:VCARD\r\n"
        + "begin:vcard\nVERSION:4.0\nFN:Rui da Costa Vale\nBDAY:--0203\nTEL;VALUE=uri;TYPE=\"work,voice\":tel:+351-21;ext=2\nTITLE:CTO\nend:vcard\n"
        + "\nBEGIN:VCARD\nVERSION:2.1\nN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCll=\ner;J=F6rg\nBDAY:19801231T000000Z\nEND:VCARD\n"
    )
    #expect(people.diagnostics == [])
    #expect(people.inputs.map(\.feed) == ["people"])
    #expect(people.records.map(\.givenName) == ["Inês", "Rui da Costa", "Jörg"])
    #expect(people.records.map(\.familyName) == ["Prata", "Vale", "Müller"])
    #expect(people.records.map(\.company) == ["Quartz, Lda.", nil, nil])
    #expect(people.records.map { $0.birthday?.description } == ["1980-03-22", "--02-03", "1980-12-31"])
    #expect(people.records.map(\.email) == ["ines@example.org", nil, nil])
    #expect(people.records.map(\.phone) == [nil, "+351-21", nil])
    #expect(people.records.map(\.role) == [nil, "CTO", nil])
    #expect(people.records.map(\.row.location.line) == [1, 11, 19])
  }

  @Test func leavesOutAYearThatStandsForNone() throws {
    let people = try Self.load(Self.card("N:Prata;Inês", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-22"))
    #expect(people.records.first?.birthday?.description == "--03-22")
  }

  /// Apple's address book writes 1604 for a year that is not known, and not always says so.
  @Test(arguments: [("BDAY;value=date:1604-06-26", "--06-26"), ("BDAY:1980", "1980")])
  func keepsWhatIsKnownOfABirthday(line: String, birthday: String) throws {
    let people = try Self.load(Self.card("N:Prata;Inês", line))
    #expect(people.records.map { $0.birthday?.description } == [birthday])
    #expect(people.diagnostics.isEmpty)
  }

  @Test(arguments: ["BDAY;VALUE=text:circa 1800", "BDAY:1980-02-30", "BDAY:1980-13"])
  func keepsThePersonWithoutABirthdayThatIsNone(line: String) throws {
    let people = try Self.load(Self.card("N:Prata;Inês", line))
    #expect(people.records.map(\.birthday) == [nil])
    #expect(people.diagnostics.map(\.code) == [.badBirthday])
    #expect(people.diagnostics.map(\.location.line) == [3])
  }

  @Test func leavesGroupsOut() throws {
    let people = try Self.load(Self.card("N:Prata;Inês") + Self.card("FN:Team", "KIND:group"))
    #expect(people.records.count == 1)
    #expect(people.diagnostics.map(\.code) == [.notPeople])
  }

  @Test func rejectsACardThatDoesNotEnd() throws {
    let people = try Self.load(Self.card("N:Prata;Inês") + "BEGIN:VCARD\nN:Vale;Rui\n")
    #expect(people.records.count == 1)
    #expect(people.rejects.map(\.reason.code) == [.vCardSyntax])
    #expect(people.rejects.map(\.reason.location.line) == [4])
  }

  @Test func stepsOverAnAgentsCard() throws {
    let people = try Self.load(
      "BEGIN:VCARD\nN:Prata;Inês\nAGENT:\nBEGIN:VCARD\nN:Vale;Rui\nEND:VCARD\nORG:Quartz\nEND:VCARD\n")
    #expect(people.records.map(\.familyName) == ["Prata"])
    #expect(people.records.map(\.company) == ["Quartz"])
  }

  // Skipped where the shared data folder is missing. Counted with `grep -c BEGIN:VCARD`; the names read by eye. Two
  // cards of the Android file have nothing but an address for mail and go by it.
  @Test(
    .enabled(if: SharedData.isThere),
    arguments: [
      ("John_Doe_ANDROID", 6, nil as String?, nil as String?, ""),
      ("John_Doe_IPHONE", 1, "IBM", "2012-06-06", "Doe"),
      ("outlook-2007", 1, "TheCompany", "1922-03-10", "Angstadt"),
      ("rfc6350-example", 1, "Viagenie", "--02-03", "Perreault"),
    ])
  func readsRealCards(
    name: String, count: Int, company: String?, birthday: String?, family: String
  ) throws {
    let people = try PeopleLoader.load(paths: [SharedData.path("people/\(name).vcf")])
    #expect(people.records.count == count)
    #expect(people.rejects.isEmpty)
    guard count == 1, let person = people.records.first else {
      #expect(people.records.prefix(3).map(\.familyName) == ["john.doe", "jane.doe", "Ñ Ñ Ñ Ñ"])
      #expect(people.diagnostics.map(\.code) == [.noName])
      return
    }
    #expect(person.company == company)
    #expect(person.birthday?.description == birthday)
    #expect(person.familyName == family)
    #expect(people.diagnostics == [])
  }

  /// A soft break joins lines as they stand; the blank behind it is no fold.
  @Test func joinsQuotedPrintableBeforeItUnfolds() throws {
    let people = try Self.load(
      Self.card(
        "VERSION:2.1", "N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Pr=", "ata;In=C3=AA=", "s",
        "ORG;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller=", " & S=F6hne;Vertrieb", "TITLE:Head of",
        "  Sales"))
    #expect(people.records.map(\.givenName) == ["Inês"])
    #expect(people.records.map(\.familyName) == ["Prata"])
    #expect(people.records.map(\.company) == ["Müller & Söhne"])
    #expect(people.records.map(\.role) == ["Head of Sales"])
  }

  @Test func takesTheGivenNameFromTheFullName() throws {
    let people = try Self.load(Self.card("N:Prata;;;;", "FN:Inês Prata"))
    #expect(people.records.map(\.givenName) == ["Inês"])
  }

  @Test func namesCardsByWhatTheyHave() throws {
    let cards = [
      Self.card("VERSION:3.0", "N:;;;;", "ORG:Quartz;Sales", "EMAIL:info@quartz.example"),
      Self.card("VERSION:3.0", "EMAIL:ana.prata@quartz.example"),
      Self.card("VERSION:4.0", "NICKNAME:Ana", "ORG:Quartz"),
      Self.card("VERSION:3.0", "TEL:+351 21 000 000"),
    ]
    let people = try Self.load(cards.joined())
    #expect(people.records.map(\.familyName) == ["Quartz", "ana.prata", "Ana"])
    #expect(people.records.map(\.company) == ["Quartz", nil, "Quartz"])
    #expect(people.diagnostics.map(\.code) == [.notPeople, .noName])
    #expect(people.diagnostics.map(\.location.line) == [0, 1])
  }

  private static func card(_ lines: String...) -> String {
    "BEGIN:VCARD\n" + lines.joined(separator: "\n") + "\nEND:VCARD\n"
  }

  private static func load(_ text: String) throws -> LoadedPeople {
    let folder = try TemporaryFolder()
    return try PeopleLoader.load(paths: [folder.write(text)])
  }
}
