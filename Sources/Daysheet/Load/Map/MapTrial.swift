/// A map that was tried on the rows of the file for which it is proposed.
struct MapTrial {
  /// Whether rows can be used with it, perhaps with what ``remarks`` says.
  private(set) var isUsable = false
  /// Whether it takes `--date-order` too.
  private(set) var isUndecided = false
  /// What is still missing, as comments.
  private(set) var remarks: [String] = []

  init(_ source: InputSource, _ layout: FileLayout) {
    var trial = source
    trial.reading.isDayGiven = true
    trial.reading.dateOrder = nil
    let open = Self.outcome(trial, layout)
    // With any order the same rows are readable or not.
    trial.reading.dateOrder = .dayFirst
    let decided = Self.outcome(trial, layout)
    isUndecided = layout.timeFormat?.dateOrder == nil && open.doubts > decided.doubts
    isUsable = decided.records > 0
    if decided.rejects > 0 {
      let rows = decided.records + decided.rejects
      let reason = decided.reason.map { ", such as line \($0.location.line): \($0.text)" } ?? ""
      remarks.append("# \(decided.rejects) of \(rows) rows cannot be used\(reason)")
    }
    trial.reading.isDayGiven = false
    if isUsable, Self.outcome(trial, layout).rejects > decided.rejects {
      remarks.append("# times without any date: say with --day which day they are of")
    }
  }

  private struct Outcome {
    var records = 0
    var rejects = 0
    /// Dates that may be read in several ways or not at all.
    var doubts = 0
    var reason: Diagnostic?
  }

  private static func outcome(_ source: InputSource, _ layout: FileLayout) -> Outcome {
    var outcome = Outcome()
    let said: [Diagnostic]
    do {
      let file = try FlightLoader.load(source, feed: NativeFeed.self, layout: layout)
      outcome.records = file.records.count
      outcome.rejects = file.rejects.count
      outcome.reason = file.rejects.first?.reason
      said = file.diagnostics
    } catch {
      // Where no row is usable, the rows' own errors stand behind the one that says so.
      let rows = error.diagnostics.filter { $0.severity == .error && $0.location.line > 0 }
      outcome.rejects = Set(rows.map(\.location.line)).count
      outcome.reason = rows.first ?? error.diagnostics.first
      said = error.diagnostics
    }
    outcome.doubts = said.count { $0.code == .badDate }
    return outcome
  }
}

extension DateOrder {
  /// For people: `day/month/year`.
  var words: String {
    switch self {
    case .dayFirst: "day/month/year"
    case .monthFirst: "month/day/year"
    case .yearFirst: "year/month/day"
    }
  }
}
