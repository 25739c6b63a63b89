/// What of an airport's day a report of a batch is about: one airline, terminal or company, or their combination.
package struct SheetPart: Hashable, Sendable, Codable {
  /// `nil`: all of them. Empty: the flights that name none.
  package var airline: String?
  package var terminal: String?
  /// Empty: the people without a company.
  package var company: String?

  package static let whole = SheetPart()

  package init(airline: String? = nil, terminal: String? = nil, company: String? = nil) {
    self.airline = airline
    self.terminal = terminal
    self.company = company
  }

  /// For the title of a sheet, in the order airline, terminal, company.
  var names: [String] {
    [
      airline.map { $0.isEmpty ? "No airline" : $0 },
      terminal.map { $0.isEmpty ? "No terminal" : "Terminal \($0)" },
      company.map { $0.isEmpty ? "No company" : $0 },
    ].compactMap(\.self)
  }
}

extension SheetDay {
  /// The parts that the sheet falls into by `dimensions`, each once.
  func parts(by dimensions: [BatchOptions.Dimension]) -> Set<SheetPart> {
    var parts: Set<SheetPart> = []
    func add(_ flight: Flight?, _ company: String?) {
      var part = SheetPart()
      for dimension in dimensions {
        switch dimension {
        case .airline: part.airline = flight?.airline ?? ""
        case .terminal: part.terminal = flight?.terminal ?? ""
        case .company: part.company = company ?? ""
        case .day, .airport: break
        }
      }
      parts.insert(part)
    }
    guard dimensions.contains(.company) else {
      for flight in flights { add(flight, nil) }
      return parts
    }
    for person in people {
      for flight in person.flights { add(flights[flight], person.company) }
      // Someone whose flight was not found is on the sheet of their company all the same.
      if person.flights.isEmpty, dimensions == [.company] { add(nil, person.company) }
    }
    return parts
  }

  /// The sheet with the flights and people of `part` only; all else becomes out of scope.
  ///
  /// People stay with a flight of the part; a company's people stay without one too. Of a row that was left out nobody
  /// knows for certain whose it is, so that it is in no report by company (product.md).
  ///
  /// - Parameter peopleFiles: whose rows are people's.
  func narrowed(to part: SheetPart, peopleFiles: Set<String> = []) -> SheetDay {
    if part == .whole { return self }
    var sheet = self
    var ridden: Set<Int> = []
    if let company = part.company {
      for person in people where (person.company ?? "") == company { ridden.formUnion(person.flights) }
    }
    var places: [Int: Int] = [:]
    sheet.flights = []
    for (index, flight) in flights.enumerated() {
      if flight.belongs(to: part), part.company == nil || ridden.contains(index) {
        places[index] = sheet.flights.count
        sheet.flights.append(flight)
      } else {
        sheet.flightRowsOutOfScope[flight.row.input] += 1
      }
    }
    let keepsUnlinked = part.airline == nil && part.terminal == nil
    sheet.people = []
    for var person in people {
      let isMember = part.company.map { $0 == person.company ?? "" } ?? true
      let hadFlights = !person.flights.isEmpty
      person.flights = person.flights.compactMap { places[$0] }
      if isMember, !person.flights.isEmpty || (keepsUnlinked && !hadFlights) {
        sheet.people.append(person)
      } else {
        sheet.peopleRowsOutOfScope[person.row.input] += 1
      }
    }
    sheet.expected = expected.compactMap { $0.narrowed(to: part) }
    sheet.diagnostics.removeAll { $0.code == .expectedFromYesterday }
    sheet.diagnostics += sheet.expectationNotes
    let kept = Set(sheet.flights.map(\.row.line) + sheet.people.map(\.row.line))
    let dropped = Set(flights.map(\.row.line) + people.map(\.row.line)).subtracting(kept)
    sheet.diagnostics.removeAll { dropped.contains($0.location.wholeLine) }
    if part.company != nil { sheet.keepToLines(kept, peopleFiles: peopleFiles) }
    return sheet
  }

  /// Leaves nothing of people but what is said of `lines`, and no row that was left out.
  private mutating func keepToLines(_ lines: Set<SourceLocation>, peopleFiles: Set<String>) {
    let rejected = Set(rejects.map(\.row.line))
    diagnostics.removeAll { diagnostic in
      let line = diagnostic.location.wholeLine
      let isOfPeople = line.line > 0 && peopleFiles.contains(line.file)
      return rejected.contains(line) || (isOfPeople && !lines.contains(line))
    }
    for reject in rejects {
      let input = reject.row.input
      if peopleFiles.contains(reject.row.location.file), peopleRowsOutOfScope.indices.contains(input) {
        peopleRowsOutOfScope[input] += 1
      } else if flightRowsOutOfScope.indices.contains(input) {
        flightRowsOutOfScope[input] += 1
      }
    }
    rejects = []
  }
}

extension Flight {
  fileprivate func belongs(to part: SheetPart) -> Bool {
    (part.airline.map { $0 == airline } ?? true) && (part.terminal.map { $0 == terminal } ?? true)
  }
}

extension ExpectedFlight {
  /// With the people of the part's company only; `nil` where it is not of the part.
  fileprivate func narrowed(to part: SheetPart) -> ExpectedFlight? {
    guard flight.belongs(to: part) else { return nil }
    guard let company = part.company else { return self }
    var own = self
    own.people = people.filter { $0.company ?? "" == company }
    return own.people.isEmpty ? nil : own
  }
}

extension RowReference {
  fileprivate var line: SourceLocation { location.wholeLine }
}

extension SourceLocation {
  fileprivate var wholeLine: SourceLocation { SourceLocation(file: file, line: line) }
}
