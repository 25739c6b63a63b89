/// One person of the sheet with the flights that were found for them.
package struct Person: Sendable {
  package var givenName: String
  package var familyName: String
  package var birthday: PersonRecord.Birthday?
  /// As shown on the sheet (the section's spelling); `nil` for people without one.
  package var company: String?
  /// Indices into the flights of the sheet; empty for a person whose flight was not found.
  package var flights: [Int]
  /// The flight numbers as the file has them, for those that were not found.
  package var unlinkedFlights: [String]
  package var row: RowReference

  package init(
    givenName: String, familyName: String, birthday: PersonRecord.Birthday?, company: String?,
    flights: [Int], unlinkedFlights: [String], row: RowReference
  ) {
    self.givenName = givenName
    self.familyName = familyName
    self.birthday = birthday
    self.company = company
    self.flights = flights
    self.unlinkedFlights = unlinkedFlights
    self.row = row
  }

  /// "Family, Given", or the one name that there is.
  package var listName: String {
    [familyName, givenName].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
