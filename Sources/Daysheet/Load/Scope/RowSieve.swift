import AirportData
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
    scan = CellScan(acceptsNA: acceptsNA, airport: scope.airport)
  }

  /// What is left of whole lines.
  struct Result {
    var kept: [UInt8]
    var leftOut: LeftOutRows
    /// Something was met that only the reader understands, such as a quote that is still open: all that follows stays.
    var isDone: Bool
  }

  /// - Parameter texts: one after the other, each of whole lines.
  func sifted(_ texts: [ArraySlice<UInt8>]) -> Result {
    var sieve = self
    var kept: [UInt8] = []
    for text in texts { sieve.sift(text, into: &kept) }
    return Result(kept: kept, leftOut: sieve.leftOut, isDone: sieve.isDone)
  }

  private mutating func sift(_ text: ArraySlice<UInt8>, into kept: inout [UInt8]) {
    // What stays is copied in runs.
    var (keptFrom, position) = (0, 0)
    let rules = rules
    var ends = CellEnds(in: text.span, delimiter: delimiter)
    while !isDone {
      var row = SievedRow()
      guard let end = read(&row, text.span, rules.span, &ends, from: position) else { break }
      if end - position <= Self.longestLine, leaveOut(row) {
        // Mostly there is nothing between two that go, and even that would cost something.
        if keptFrom < position { kept += text.dropFirst(keptFrom).prefix(position - keptFrom) }
        kept.append(Byte.lineFeed)
        keptFrom = end
      }
      position = end
    }
    kept += text.dropFirst(keptFrom)
  }

  /// Counts a row that is sound and not in doubt; `false` for one that may be on the sheet.
  private mutating func leaveOut(_ row: SievedRow) -> Bool {
    guard row.isSound, row.cells == rules.count, let date = calendar.date(row.year, row.month, row.day),
      scope.numbers.isEmpty || scope.numbers.isDisjoint(with: [row.flight, row.otherNumber])
    else { return false }
    if row.isHere {
      guard scope.dates?.contains(date) == false else { return false }
    } else if !scope.knownAirports.contains(row.airports.0)
      || !scope.knownAirports.contains(row.airports.1)
    {
      return false
    }
    leftOut.add(isHere: row.isHere, airports: row.airports, on: date)
    return true
  }

  /// Reads a line and checks each of its cells.
  ///
  /// - Returns: where the next line begins; `nil` where this one's end is not there yet.
  private mutating func read(
    _ row: inout SievedRow, _ text: borrowing Span<UInt8>, _ rules: borrowing Span<SieveRule?>,
    _ ends: inout CellEnds, from start: Int
  ) -> Int? {
    var cell = start..<start
    while var end = ends.next() {
      cell = cell.lowerBound..<end
      if text[end] == Byte.quote, cell.isEmpty {
        guard let closing = quoted(text, from: end), closing + 1 < text.count else { return nil }
        cell = (end + 1)..<closing
        end = closing + 1
        ends.seek(end + 1)
      } else if !isEnd(text[end]) {
        row.isSound = false
        isDone = isDone || text[end] == Byte.quote && isBlank(text, cell)
        if isDone { return nil }
        continue
      }
      if row.cells < rules.count, let rule = rules[row.cells] {
        row.isSound = scan.check(text, cell, rule, &row) && row.isSound
      }
      row.cells += 1
      switch text[end] {
      case delimiter: cell = (end + 1)..<(end + 1)
      case Byte.lineFeed: return end + 1
      case Byte.carriageReturn where end + 1 == text.count: return nil
      case Byte.carriageReturn where text[end + 1] == Byte.lineFeed:
        ends.seek(end + 2)
        return end + 2
      default:
        isDone = true
        return nil
      }
    }
    return nil
  }

  /// Whether a quote behind this opens a cell, which may go on over the end of the line.
  private func isBlank(_ text: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound, case let length = Blanks.length(of: text, at: position), length > 0 {
      position += length
    }
    return position >= range.upperBound
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Byte.lineFeed || byte == Byte.carriageReturn
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
