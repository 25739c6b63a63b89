/// An airline of invented flights, with the airports it flies from.
struct SampleAirline: Sendable {
  let code: String
  let name: String
  let hubs: [String]
  /// Airlines of one group sell seats on each other's flights; empty for those that do not.
  let group: String

  private init(_ code: String, _ name: String, _ hubs: String, group: String = "", reach: Double = 13_000) {
    self.code = code
    self.name = name
    self.hubs = hubs.split(separator: " ").map(String.init)
    self.group = group
    self.reach = reach
  }

  /// Kilometres that its aircraft fly; low-cost carriers stay on their continent.
  let reach: Double

  func serves(_ first: SampleAirport, _ second: SampleAirport) -> Bool {
    (hubs.contains(first.code) || hubs.contains(second.code)) && first.distance(to: second) <= reach
  }

  static let all = [
    SampleAirline("A3", "Aegean", "ATH", group: "star"),
    SampleAirline("AC", "Air Canada", "YYZ", group: "star"),
    SampleAirline("AF", "Air France", "CDG", group: "sky"),
    SampleAirline("AI", "Air India", "DEL", group: "star"),
    SampleAirline("AY", "Finnair", "HEL", group: "one"), SampleAirline("AZ", "ITA Airways", "FCO MXP"),
    SampleAirline("B6", "JetBlue", "BOS JFK", reach: 4000),
    SampleAirline("BA", "British Airways", "LHR", group: "one"),
    SampleAirline("DL", "Delta", "ATL BOS JFK LAX", group: "sky"), SampleAirline("EI", "Aer Lingus", "DUB"),
    SampleAirline("EK", "Emirates", "DXB"), SampleAirline("EW", "Eurowings", "HAM BER", reach: 4000),
    SampleAirline("FI", "Icelandair", "KEF"), SampleAirline("FR", "Ryanair", "DUB OPO", reach: 4000),
    SampleAirline("IB", "Iberia", "MAD", group: "one"),
    SampleAirline("JL", "Japan Airlines", "HND", group: "one"),
    SampleAirline("KL", "KLM", "AMS", group: "sky"), SampleAirline("LA", "LATAM", "GRU"),
    SampleAirline("LH", "Lufthansa", "FRA MUC", group: "star"),
    SampleAirline("LO", "LOT", "WAW", group: "star"),
    SampleAirline("LX", "Swiss", "ZRH GVA", group: "star"),
    SampleAirline("OK", "Czech Airlines", "PRG", group: "sky", reach: 4000),
    SampleAirline("OS", "Austrian", "VIE", group: "star"), SampleAirline("QF", "Qantas", "SYD", group: "one"),
    SampleAirline("QR", "Qatar Airways", "DOH", group: "one"),
    SampleAirline("SA", "South African", "JNB", group: "star"),
    SampleAirline("SK", "SAS", "CPH ARN OSL", group: "sky"),
    SampleAirline("SN", "Brussels Airlines", "BRU", group: "star"),
    SampleAirline("SQ", "Singapore Airlines", "SIN", group: "star"),
    SampleAirline("TK", "Turkish Airlines", "IST", group: "star"),
    SampleAirline("TP", "TAP Air Portugal", "LIS OPO", group: "star"),
    SampleAirline("U2", "easyJet", "LIS GVA MXP BER", reach: 4000),
    SampleAirline("UA", "United", "EWR ORD SFO LAX", group: "star"),
    SampleAirline("VY", "Vueling", "BCN", reach: 4000), SampleAirline("W6", "Wizz Air", "BUD", reach: 4000),
  ]
}
