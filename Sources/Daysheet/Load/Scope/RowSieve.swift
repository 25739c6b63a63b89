import Timelines

/// Leaves out the rows of a bulk CSV that are sound and certainly of another airport or day than the sheet's.
///
/// Of such a row its line end stays, so that every line keeps its number. All else stays as it is and is loaded: whatever
/// is odd about a row is then said by the one reader that knows how.
struct RowSieve: Sendable {
  /// Where the first row begins.
  let start: Int

  private let scope: LoadScope
  /// By the index of the cell.
  private let rules: [SieveRule?]
  private let delimiter: UInt8
  private let scan: CellScan
  /// By the byte.
  private let kinds: [ByteKind]
  private var leftOut = LeftOutRows()
  private var calendar = SieveCalendar()
  private var isDone = false

  /// Longer lines stay: there may be a cell in them that is too long.
  private static let longestLine = 1 << 16

  /// - Parameters:
  ///   - rules: by the index of the cell, one for each that a row has.
  ///   - start: where the first row begins.
  init(_ scope: LoadScope, rules: [SieveRule?], delimiter: UInt8, start: Int, acceptsNA: Bool) {
    self.scope = scope
    self.start = start
    self.rules = rules
    self.delimiter = delimiter
    kinds = (UInt8.min...UInt8.max).map { byte in
      let isEnd = byte == delimiter || byte == Byte.lineFeed || byte == Byte.carriageReturn
      return isEnd ? .end : Self.isOrdinary(byte) ? .ordinary : .odd
    }
    scan = CellScan(acceptsNA: acceptsNA, airport: scope.airport)
  }

  /// What a byte is in a cell without quotes.
  private enum ByteKind: UInt8 { case ordinary, odd, end }

  /// What is left of whole lines.
  struct Result {
    var kept: [UInt8]
    var leftOut: LeftOutRows
    /// Something was met that only the reader understands, such as a quote that is still open: all that follows stays.
    var isDone: Bool
  }

  func sifted(_ lines: [UInt8]) -> Result {
    var sieve = self
    let kept = sieve.sift(lines)
    return Result(kept: kept, leftOut: sieve.leftOut, isDone: sieve.isDone)
  }

  private mutating func sift(_ text: [UInt8]) -> [UInt8] {
    // What stays is copied in runs.
    var kept: [UInt8] = []
    var keptFrom = 0
    var position = 0
    let (rules, kinds) = (rules, kinds)
    while !isDone {
      var row = SievedRow()
      guard let end = read(&row, text.span, rules.span, kinds.span, from: position) else { break }
      if end - position <= Self.longestLine, let place = elsewhere(row) {
        kept += text[keptFrom..<position]
        kept.append(Byte.lineFeed)
        keptFrom = end
        leftOut.add(place)
      }
      position = end
    }
    kept += text[keptFrom...]
    return kept
  }

  /// What a sound row that is not in doubt counts as; `nil` for one that may be on the sheet.
  private mutating func elsewhere(_ row: SievedRow) -> LeftOutRows.Place? {
    guard row.isSound, row.cells == rules.count, let date = calendar.date(row.year, row.month, row.day),
      scope.numbers.isEmpty || !scope.numbers.contains(row.flight)
    else { return nil }
    guard row.isHere else { return .otherAirport }
    return scope.dates?.contains(date) == false ? .otherDay : nil
  }

  /// Reads a line and checks each of its cells.
  ///
  /// - Returns: where the next line begins; `nil` where this one's end is not there yet.
  private mutating func read(
    _ row: inout SievedRow, _ text: borrowing Span<UInt8>, _ rules: borrowing Span<SieveRule?>,
    _ kinds: borrowing Span<ByteKind>, from start: Int
  ) -> Int? {
    var position = start
    while position < text.count {
      var cell = position..<position
      if text[position] == Byte.quote {
        guard let end = quoted(text, from: position) else { return nil }
        cell = (position + 1)..<end
        position = end + 1
      } else {
        position = plain(text, kinds, from: position, &row)
        cell = cell.lowerBound..<position
      }
      guard position < text.count else { return nil }
      if row.cells < rules.count, let rule = rules[row.cells] {
        row.isSound = scan.check(text, cell, rule, &row) && row.isSound
      }
      row.cells += 1
      let byte = text[position]
      position += 1
      if byte == Byte.lineFeed { return position }
      if byte == Byte.carriageReturn {
        guard position < text.count else { return nil }
        if text[position] == Byte.lineFeed { return position + 1 }
      }
      guard byte == delimiter else { break }
    }
    isDone = isDone || position < text.count
    return nil
  }

  /// The end of a cell without quotes.
  @inline(__always)
  private func plain(
    _ text: borrowing Span<UInt8>, _ kinds: borrowing Span<ByteKind>, from start: Int, _ row: inout SievedRow
  ) -> Int {
    var position = start
    while position < text.count {
      // The one place where checks of bounds are felt.
      let kind = kinds[unchecked: Int(text[unchecked: position])]
      if kind != .ordinary {
        if kind == .end { break }
        row.isSound = false
      }
      position += 1
    }
    return position
  }

  /// The closing quote of a cell that has nothing in it but ordinary characters and delimiters.
  private mutating func quoted(_ text: borrowing Span<UInt8>, from opening: Int) -> Int? {
    var position = opening + 1
    while position < text.count {
      let byte = text[position]
      if byte == Byte.quote { return position }
      guard Self.isOrdinary(byte) || byte == delimiter else {
        isDone = true
        return nil
      }
      position += 1
    }
    return nil
  }

  /// Printable ASCII, without the quote.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    Byte.blank..<0x7F ~= byte && byte != Byte.quote
  }
}

/// Dates in rows that mostly have the one of the row before.
private struct SieveCalendar {
  private var last = (year: 0, month: 0, day: 0)
  private var lastDate: CalendarDate?

  mutating func date(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate? {
    if (year, month, day) != last {
      last = (year, month, day)
      lastDate = CalendarDate(year: year, month: month, day: day)
    }
    return lastDate
  }
}
