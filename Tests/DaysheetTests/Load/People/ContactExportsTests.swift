import Testing

@testable import Daysheet

/// Exports of programs, each as a header of its kind with one invented person.
@Suite struct ContactExportsTests {
  /// Outlook's headers: given name, family name, company, birthday, address for mail.
  @Test(arguments: [
    "First Name,Last Name,Company,Birthday,E-mail Address",
    "Vorname,Nachname,Firma,Geburtstag,E-Mail-Adresse",
    "Prénom,Nom,Société,Anniversaire,Adresse de messagerie",
    "Nombre,Apellidos,Organización,Cumpleaños,Dirección de correo electrónico",
    "Nome,Cognome,Società,Compleanno,Indirizzo posta elettronica",
    "Primeiro nome,Último nome,Empresa,Aniversário,Endereço de email",
    "Voornaam,Achternaam,Bedrijf,Verjaardag,E-mailadres",
    "Imię,Nazwisko,Firma,Urodziny,Adres e-mail",
    "Förnamn,Efternamn,Företag,Födelsedag,E-postadress",
    "Fornavn,Efternavn,Firma,Fødselsdag,E-mail-adresse",
    "Fornavn,Etternavn,Firma,Bursdag,E-postadresse",
    "Etunimi,Sukunimi,Yritys,Syntymäpäivä,Sähköpostiosoite",
    "Jméno,Příjmení,Společnost,Narozeniny,E-mailová adresa",
  ])
  func readsOutlookInManyLanguages(header: String) throws {
    let people = try Self.load("\(header)\nInês,Prata,Quartz,1980-03-22,ines@example.org\n")
    let person = try #require(people.records.first)
    #expect(people.diagnostics == [])
    #expect(person.givenName == "Inês")
    #expect(person.familyName == "Prata")
    #expect(person.company == "Quartz")
    #expect(person.birthday?.description == "1980-03-22")
    #expect(person.email == "ines@example.org")
  }

  @Test func readsThunderbird() throws {
    let people = try Self.load(
      """
      First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Organization,Birth Year,Birth Month,Birth Day,Custom 1,Notes
      Inês,Prata,Inês Prata,,ines@example.org,,,,,,,,Quartz,1980,3,22,,
      Rui,Vale,,,,,,,,,,,,,2,29,,
      Ana,Sol,,,,,,,,,,,,1981,2,29,,

      """)
    #expect(people.records.map { $0.birthday?.description } == ["1980-03-22", "--02-29", nil])
    #expect(people.records.map(\.company) == ["Quartz", nil, nil])
    #expect(people.diagnostics.map(\.code) == [.badBirthday])
  }

  @Test func readsGoogleOfBothGenerations() throws {
    let old = try Self.load(
      Array(
        "\u{FEFF}Name,Given Name,Family Name,Birthday,Organization 1 - Name\nInês Prata,Inês,Prata,--03-22,Quartz\n"
          .utf16
      )
      .flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let new = try Self.load("First Name,Last Name,Organization Name,Birthday\nInês,Prata,Quartz,--03-22\n")
    for people in [old, new] {
      #expect(people.records.map(\.familyName) == ["Prata"])
      #expect(people.records.map(\.company) == ["Quartz"])
      #expect(people.records.map { $0.birthday?.description } == ["--03-22"])
    }
    #expect(old.diagnostics.map(\.code) == [.utf16])
  }

  /// Who has cancelled is out of scope: neither a person on the sheet nor a rejected row.
  @Test func leavesOutAttendeesWhoHaveCancelled() throws {
    let people = try Self.load(
      "First Name,Last Name,Attendee Status,Company\nInês,Prata,Attending,Quartz\nRui,Vale,Not Attending,Quartz\n"
        + "Ana,Sol,Checked In,\nEva,Mar,Deleted,\n")
    #expect(people.records.map(\.familyName) == ["Prata", "Sol"])
    #expect(people.rejects.isEmpty)
    #expect(people.inputs.map(\.rows) == [4])
    #expect(people.inputs.map(\.outOfScope) == [2])
    #expect(people.diagnostics.map(\.code) == [.notAttending])
  }

  private static func load(_ text: String) throws -> LoadedPeople { try load(Array(text.utf8)) }

  private static func load(_ bytes: [UInt8]) throws -> LoadedPeople {
    let folder = try TemporaryFolder()
    return try PeopleLoader.load(paths: [folder.write(bytes)])
  }
}
