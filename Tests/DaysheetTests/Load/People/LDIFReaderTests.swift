import Testing

@testable import Daysheet

@Suite struct LDIFReaderTests {
  @Test func readsFoldedAndEncodedAttributes() throws {
    let people = try Self.load(
      """
      version: 1

      # an entry of a directory
      dn: cn=Inês Prata,ou=people,dc=example,dc=org
      objectClass: inetOrgPerson
      cn: Inês Pr
       ata
      sn:: UHJhdGE=
      givenName:: SW7DqnM=
      o: Quartz
      mail: ines@example.org
      mail: other@example.org
      jpegPhoto:: /9j/4AAQ
      labeledURI:< file:///etc/passwd

      dn: ou=people,dc=example,dc=org
      objectClass: organizationalUnit
      ou: people

      dn: cn=Rui Vale
      cn: Rui Vale
      birthyear: 1980
      birthmonth: 3
      birthday: 22

      """)
    #expect(people.records.map(\.familyName) == ["Prata", "Vale"])
    #expect(people.records.map(\.givenName) == ["Inês", "Rui"])
    #expect(people.records.map(\.company) == ["Quartz", nil])
    #expect(people.records.map(\.email) == ["ines@example.org", nil])
    #expect(people.records.map { $0.birthday?.description } == [nil, "1980-03-22"])
    #expect(people.records.map(\.row.location.line) == [4, 20])
    #expect(people.diagnostics.map(\.code) == [.notPeople])
  }

  /// OpenLDAP writes every value that is not ASCII as base64, the name of the entry too.
  @Test func readsEntriesWhoseNameIsBase64() throws {
    let people = try Self.load(
      """
      dn:: Y249SsO8cmdlbiBNw7xsbGVyLG91PXBlb3BsZSxkYz1leGFtcGxlLGRjPWNvbQ==
      objectClass: inetOrgPerson
      cn:: SsO8cmdlbiBNw7xsbGVy
      sn:: TcO8bGxlcg==
      jpegPhoto:: %%%

      dn: cn=Ann Lee,dc=example,dc=com
      cn: Ann Lee
      sn: Lee

      cn: Bo Gil
      sn: Gil

      # search result
      search: 2
      result: 0 Success

      """)
    #expect(people.records.map(\.givenName) == ["Jürgen", "Ann", "Bo"])
    #expect(people.records.map(\.familyName) == ["Müller", "Lee", "Gil"])
    #expect(people.rejects.isEmpty && people.diagnostics.isEmpty)
  }

  /// No entry disappears uncounted.
  @Test func countsEntriesThatAreNoPeople() throws {
    let people = try Self.load("version: 1\n\ndn:: Y249YQ==\nou: a\n\nou: b\n\ndn: cn=c\ncn: Rui Vale\n")
    #expect(people.records.map(\.familyName) == ["Vale"])
    #expect(people.diagnostics.map(\.text) == ["2 entries are no people, such as groups, and left out"])
  }

  @Test func rejectsAnEntryWithABrokenLine() throws {
    let people = try Self.load("dn: cn=a\ncn: Rui Vale\n\ndn: cn=b\nsn:: %%%\ncn: b\n\ndn: cn=c\nnothing\n")
    #expect(people.records.map(\.familyName) == ["Vale"])
    #expect(people.rejects.map(\.reason.code) == [.ldifSyntax, .ldifSyntax])
    #expect(people.rejects.map(\.reason.location.line) == [5, 9])
  }

  private static func load(_ text: String) throws -> LoadedPeople {
    let folder = try TemporaryFolder()
    return try PeopleLoader.load(paths: [folder.write(text)])
  }
}
