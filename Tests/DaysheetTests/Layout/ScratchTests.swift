import CairoCanvas
import Daysheet
import Foundation
import PosterUI
import Testing

@Test func scratch() throws {
  var options = ReportOptions()
  if let p = ProcessInfo.processInfo.environment["SCR_PAPER"], p == "a4" {
    options.paper = Paper(name: "a4", width: 595.28, height: 841.89)
  }
  let n = Int(ProcessInfo.processInfo.environment["SCR_N"] ?? "39") ?? 39
  let drawings = Poster(
    InventedDay.summary(flights: n, people: n == 0 ? 0 : 27), options: options, rowsLeftOut: 3, warnings: 2
  )
  .drawings(shaper: PangoShaper(fallbackFamilies: ["Noto Sans"]))
  for (i, d) in drawings.enumerated() {
    let png = try PNGEncoder.encode(d, ppi: 144, threads: 2)
    try Data(png).write(to: URL(fileURLWithPath: "/tmp/scratch\(i).png"))
    print(
      i, d.textRuns.count,
      d.textRuns.filter { $0.shortenedFrom != nil }.map { "\($0.text.text)<\($0.shortenedFrom ?? "")" })
  }
}
