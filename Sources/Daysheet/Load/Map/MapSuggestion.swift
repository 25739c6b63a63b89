import Timelines

/// Proposes a ``ColumnMap`` for a file whose columns Daysheet does not know, from their names and what is in them.
enum MapSuggestion {
  /// For each file a `--map`, and behind `#` why each column is in it, or that nothing needs one.
  static func text(paths: [String]) throws(RunError) -> String {
    var lines: [String] = []
    for (index, path) in paths.enumerated() {
      do {
        let source = try InputSource(index: index, path: path, raw: try InputReader.bytes(of: path))
        lines += try self.lines(source)
      } catch {
        throw RunError(error.exitCode, error.diagnostics)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ source: InputSource) throws(InputFailure) -> [String] {
    let table = try InputTable(source) { FlightFeeds.recognised($0) != nil || $0.count > 3 }
    if let feed = FlightFeeds.recognised(table.header) {
      return ["# \(source.path): read as feed ‘\(feed.name)’; it needs no map"]
    }
    let columns = try SampledColumn.columns(of: table, source)
    let found = MapScoring(columns).assignments
    guard !found.isEmpty else { return ["# \(source.path): no column looks like a flight's"] }
    let argument = found.map { "\($0.column.name)=\(quoted($0.cell.name))" }.joined(separator: ",")
    let times = found.filter { MapScoring.isTime($0.column) }.map(\.cell)
    let format = times.lazy.compactMap(\.timeFormat).first
    var lines = ["--map '\(argument)'"] + (format.map { ["--time-format '\($0)'"] } ?? [])
    let missing = missing(found)
    if missing.isEmpty {
      let layout = FileLayout(
        map: try? ColumnMap(argument: argument), timeFormat: format.flatMap { try? TimeFormat($0) })
      let trial = MapTrial(source, layout)
      // What fails on the file is no proposal.
      if !trial.isUsable { lines = lines.map { "# not usable: \($0)" } }
      lines += trial.remarks
      lines += trial.isUndecided ? bothOrders(found) : []
    } else {
      lines = lines.map { "# so far: \($0)" }
    }
    for match in found {
      let sample = match.cell.samples.first.map { ", such as ‘\($0)’" } ?? ""
      lines.append("# \(match.column.name): ‘\(match.cell.name)’, \(match.reason)\(sample)")
    }
    return lines + missing
  }

  /// Day and month in both orders: the file does not say which one is meant, and nobody guesses.
  private static func bothOrders(_ found: [MapScoring.Match]) -> [String] {
    let dates = found.filter { MapScoring.isTime($0.column) || $0.column == .date }.map(\.cell)
    guard let sample = dates.lazy.compactMap(\.undecidedDate).first else { return [] }
    let readings = [DateOrder.dayFirst, .monthFirst, .yearFirst].compactMap { order -> String? in
      guard let date = sample.date.reading(order), order != .yearFirst || sample.date.mark == .dash else {
        return nil
      }
      let words = CalendarDate(
        year: DateText.fullYear(date.year ?? 2000, shortBefore: 70), month: date.month, day: date.day)
      return words.map { "#   --date-order \(order.rawValue)  (\(order.words)): ‘\(sample.text)’ is \($0)" }
    }
    return ["# the file does not say in which order its dates are; add the one that you know is right:"]
      + readings
  }

  private static func missing(_ found: [MapScoring.Match]) -> [String] {
    let names = Set(found.map(\.column))
    let shape = NativeColumn.shapes.min { left, right in
      left.count { names.isDisjoint(with: $0) } < right.count { names.isDisjoint(with: $0) }
    }
    let missing = (shape ?? []).filter { names.isDisjoint(with: $0) }.compactMap(\.first?.name)
    return missing.isEmpty ? [] : ["# still missing: \(missing.joined(separator: ", "))"]
  }

  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { ",\"= ".contains($0) }) else { return name }
    return "\"" + name.replacing("\"", with: "\"\"") + "\""
  }
}

/// A column with what stands in it in the first rows.
struct SampledColumn {
  var name: String
  /// Not blank.
  var samples: [String] = []

  static let sampledRows = 50

  static func columns(of table: InputTable, _ source: InputSource) throws(InputFailure) -> [SampledColumn] {
    var columns = table.header.map { SampledColumn(name: $0.name) }
    func add(_ cell: Cell, _ index: Int, _ bytes: [UInt8]) {
      let text = InputTable.name(cell, in: bytes).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !text.isEmpty, cell.form != .null { columns[index].samples.append(text) }
    }
    switch table.rows {
    case .csv(var reader):
      var cells: [Cell] = []
      for _ in 0..<sampledRows where reader.next(into: &cells) != nil {
        for (index, cell) in cells.enumerated() where index < columns.count { add(cell, index, source.bytes) }
      }
    case .json(var reader):
      reader.isNested = true
      var members: [Member] = []
      let places = Dictionary(table.header.enumerated().map { ($1.name, $0) }) { first, _ in first }
      for _ in 0..<sampledRows {
        do {
          guard try reader.next(into: &members) != nil else { break }
        } catch {
          throw source.syntaxError(error)
        }
        for member in members {
          if let index = places[member.name] { add(member.value, index, source.bytes) }
        }
      }
    case .list: break
    }
    return columns
  }

  func fits(_ test: (String) -> Bool) -> Bool { !samples.isEmpty && samples.allSatisfy(test) }

  /// The first usual format that all samples have, where they are not read without one.
  var timeFormat: String? {
    var style = TimeStyle()
    for sample in samples { PlainNumberTime.add(ByteCursor(sample), to: &style) }
    guard !fits({ (try? WrittenTime.parse(ByteCursor($0)) { style }) != nil || Self.isTime($0) }) else {
      return nil
    }
    return Self.formats.first { text in
      guard let format = try? TimeFormat(text) else { return false }
      return fits { (try? format.parse(ByteCursor($0))) != nil }
    }
  }

  private static func isTime(_ text: String) -> Bool { (try? TimeText.parse(ByteCursor(text))) != nil }

  /// The first date in it whose order neither it nor its column tells.
  var undecidedDate: (text: String, date: DateText.Numbers)? {
    var survey = ColumnOrderSurvey()
    var first: (String, DateText.Numbers)?
    for sample in samples {
      var cursor = ByteCursor(sample)
      guard let date = try? DateText.read(&cursor) else { continue }
      survey.add(date)
      if case .numbers(let numbers) = date, date.resolved(.open) == nil { first = first ?? (sample, numbers) }
    }
    if case .known = survey.order(wanted: nil) { return nil }
    return first
  }

  private static let formats = [
    "%Y%m%dT%H%M%SZ", "%H%M", "%s",
  ]
}
