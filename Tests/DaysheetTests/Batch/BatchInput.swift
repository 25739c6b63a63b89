import Foundation
import Timelines

@testable import Daysheet

/// A small input of several airports, days, airlines and companies, and a folder for what is made of it.
final class BatchInput {
  let folder = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)").path
  var options = ReportOptions()
  var batch = BatchOptions()
  var out: String { folder + "/out" }

  static let header = "flight,airline,origin,destination,scheduled_departure,scheduled_arrival,terminal\n"
  /// Two at Lisbon, one at Porto, on 12 March; one at Lisbon on the 13th.
  static let rows = """
    TP1,TAP,LIS,OPO,2026-03-12T10:00+00:00,2026-03-12T10:50+00:00,1
    U22,easyJet,LIS,MAD,2026-03-12T11:00+00:00,2026-03-12T13:05+01:00,2
    TP3,TAP,OPO,LIS,2026-03-12T12:00+00:00,2026-03-12T13:05+00:00,

    """
  static let nextDay = "TP1,TAP,LIS,OPO,2026-03-13T10:00+00:00,2026-03-13T10:50+00:00,1\n"
  /// An airport that the table does not have, without an offset that would give a zone.
  static let withoutZone = "TP9,TAP,QQQ,OPO,2026-03-12T10:00,2026-03-12T10:50+00:00,1\n"

  init(_ rows: String = BatchInput.rows, people: String? = nil) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(Self.header + rows, "flights.csv")
    options.flights = [folder + "/flights.csv"]
    if let people {
      try write(people, "people.csv")
      options.people = [folder + "/people.csv"]
    }
    options.asOf = .instant(Instant(seconds: 1_773_316_800))
    options.formats = [.csv]
    options.output = folder + "/out"
    batch.each = [.airport]
    batch.jobs = 2
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
  }

  @discardableResult func render() throws(RunError) -> Batch.Result {
    try Batch.render(options, batch, now: Instant(seconds: 1_773_316_800))
  }

  /// Every file of what was made, or of a folder in it.
  func files(_ below: String = "") throws -> [String: Data] {
    try BatchFolder(out + (below.isEmpty ? "" : "/" + below)).files()
  }

  /// The folders of a day's reports.
  func reports(_ day: String = "2026-03-12") -> [String] {
    (NightRecord.read(out + "/" + day)?.reports ?? []).filter { $0.state == .written }.map(\.folder)
  }
}
