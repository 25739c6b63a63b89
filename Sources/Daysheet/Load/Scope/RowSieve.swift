import Timelines

/// Leaves out the rows of a bulk CSV that are sound and certainly of another airport or day than the sheet's.
///
/// Of such a row its line end stays, so that every line keeps its number. All else stays as it is and is loaded: whatever
/// is odd about a row is then said by the one reader that knows how.
struct RowSieve {
  private(set) var leftOut = LeftOutRows()
  /// Where the first row begins.
  let start: Int

  /// Longer lines stay: there may be a cell in them that is too long.
  private static let longestLine = 1 << 16

  private let scope: LoadScope
  /// The columns that matter, in the order of the cells.
  private let columns: [(cell: Int, rule: SieveRule)]
  private let cellCount: Int
  private let kinds: ByteKinds
  private let scan: CellScan
  private let airport: [UInt8]
  private var cells: [Range<Int>]
  private var calendar = SieveCalendar()
  /// Something was met that only the reader understands, such as a quote that is still open: all that follows stays.
  private var isDone = false

  /// - Parameters:
  ///   - rules: by the index of the cell.
  ///   - start: where the first row begins.
  init(
    _ scope: LoadScope, rules: [Int: SieveRule], cellCount: Int, delimiter: UInt8, start: Int, acceptsNA: Bool
  ) {
    self.scope = scope
    self.start = start
    columns = rules.sorted { $0.key < $1.key }.map { (cell: $0.key, rule: $0.value) }
    self.cellCount = cellCount
    kinds = ByteKinds(delimiter: delimiter)
    scan = CellScan(acceptsNA: acceptsNA)
    airport = Array(scope.airport.utf8)
    cells = Array(repeating: 0..<0, count: cellCount)
  }

  /// Sifts the whole lines of `text` from `start` on into `kept`.
  ///
  /// - Returns: where the last line begins, whose end is not there yet.
  mutating func sift(_ text: [UInt8], from start: Int, into kept: inout [UInt8]) -> Int {
    // What stays is copied in runs.
    var keptFrom = start
    var position = start
    let span = text.span
    while !isDone, let line = line(span, from: position) {
      if line.isWhole, line.end - position <= Self.longestLine, let place = elsewhere(span) {
        kept += text[keptFrom..<position]
        kept.append(Byte.lineFeed)
        keptFrom = line.end
        leftOut.add(place)
      }
      position = line.end
    }
    if isDone { position = text.count }
    kept += text[keptFrom..<position]
    return position
  }

  // MARK: Lines

  /// The line's cells into ``cells``.
  ///
  /// - Returns: where the next line begins, and whether the cells are all that the header has and of plain ASCII; `nil`
  ///   where the line's end is not there yet.
  private mutating func line(_ text: borrowing Span<UInt8>, from start: Int) -> (end: Int, isWhole: Bool)? {
    var position = start
    var count = 0
    var isPlain = true
    while position < text.count {
      var cell = position..<position
      if text[position] == Byte.quote {
        guard let end = quoted(text, from: position) else { return nil }
        cell = (position + 1)..<end
        position = end + 1
      } else {
        position = plain(text, from: position, &isPlain)
        cell = cell.lowerBound..<position
      }
      guard position < text.count else { return nil }
      if count < cellCount { cells[count] = cell }
      count += 1
      let byte = text[position]
      position += 1
      if byte == Byte.lineFeed { return (position, isPlain && count == cellCount) }
      if byte == Byte.carriageReturn {
        guard position < text.count else { return nil }
        if text[position] == Byte.lineFeed { return (position + 1, isPlain && count == cellCount) }
      }
      guard kinds[byte] == .delimiter else { break }
    }
    isDone = isDone || position < text.count
    return nil
  }

  /// The end of a cell without quotes.
  @inline(__always)
  private func plain(_ text: borrowing Span<UInt8>, from start: Int, _ isPlain: inout Bool) -> Int {
    var position = start
    while position < text.count {
      switch kinds[text[position]] {
      case .ordinary: break
      case .odd, .quote: isPlain = false
      case .delimiter, .lineEnd: return position
      }
      position += 1
    }
    return position
  }

  /// The closing quote of a cell that has nothing in it but ordinary characters and delimiters.
  private mutating func quoted(_ text: borrowing Span<UInt8>, from opening: Int) -> Int? {
    var position = opening + 1
    while position < text.count {
      switch kinds[text[position]] {
      case .ordinary, .delimiter: position += 1
      case .quote: return position
      case .odd, .lineEnd:
        isDone = true
        return nil
      }
    }
    return nil
  }

  // MARK: Rows

  /// What the row in ``cells`` counts as, where it can be left out.
  private mutating func elsewhere(_ text: borrowing Span<UInt8>) -> LeftOutRows.Place? {
    var date = (year: 0, month: 0, day: 0)
    var isHere = false
    for (index, rule) in columns {
      let cell = cells[index]
      switch rule {
      case .year: date.year = CellScan.digits(text, cell, 4...4) ?? 0
      case .month: date.month = CellScan.digits(text, cell, 1...2) ?? 0
      case .day: date.day = CellScan.digits(text, cell, 1...2) ?? 0
      case .date: date = calendar.parts(text, cell)
      case .airline: guard CellScan.isDesignator(text, cell) else { return nil }
      case .flightNumber:
        guard let number = CellScan.digits(text, cell, 1...9), !scope.numbers.contains(number) else { return nil }
      case .origin, .destination:
        guard cell.count == 3, CellScan.areLetters(text, cell) else { return nil }
        isHere = isHere || isAirport(text, cell)
      case .scheduledTime: guard CellScan.isClock(text, cell) else { return nil }
      case .time: guard scan.isMissing(text, cell) || CellScan.isClock(text, cell) else { return nil }
      case .number: guard scan.isMissing(text, cell) || CellScan.number(text, cell) != nil else { return nil }
      case .flightMinutes:
        guard scan.isMissing(text, cell) || (CellScan.number(text, cell) ?? 1440) < 1440 else { return nil }
      }
    }
    guard let date = calendar.date(date) else { return nil }
    guard isHere else { return .otherAirport }
    return scope.dates?.contains(date) == false ? .otherDay : nil
  }

  private func isAirport(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> Bool {
    let start = cell.lowerBound
    return text[start] == airport[0] && text[start + 1] == airport[1] && text[start + 2] == airport[2]
  }
}

/// What the sieve does at each byte.
private struct ByteKinds {
  enum Kind { case ordinary, delimiter, lineEnd, quote, odd }

  private let kinds: [Kind]

  init(delimiter: UInt8) {
    kinds = (0...UInt8.max).map { byte in
      switch byte {
      case delimiter: .delimiter
      case Byte.lineFeed, Byte.carriageReturn: .lineEnd
      case Byte.quote: .quote
      case Byte.blank..<0x7F: .ordinary
      default: .odd
      }
    }
  }

  subscript(_ byte: UInt8) -> Kind { kinds[Int(byte)] }
}

/// Dates in rows that mostly have the one of the row before.
private struct SieveCalendar {
  private var last: (year: Int, month: Int, day: Int) = (0, 0, 0)
  private var lastDate: CalendarDate?

  mutating func date(_ parts: (year: Int, month: Int, day: Int)) -> CalendarDate? {
    if parts == last { return lastDate }
    last = parts
    lastDate = CalendarDate(year: parts.year, month: parts.month, day: parts.day)
    return lastDate
  }

  /// Of `2013-11-27`; zeros for anything else.
  func parts(_ text: borrowing Span<UInt8>, _ cell: Range<Int>) -> (year: Int, month: Int, day: Int) {
    let start = cell.lowerBound
    guard cell.count == 10, text[start + 4] == Byte.minus, text[start + 7] == Byte.minus,
      let year = CellScan.digits(text, start..<(start + 4), 4...4),
      let month = CellScan.digits(text, (start + 5)..<(start + 7), 2...2),
      let day = CellScan.digits(text, (start + 8)..<(start + 10), 2...2)
    else { return (0, 0, 0) }
    return (year, month, day)
  }
}
