import CairoCanvas
import Foundation
import PosterUI
import Testing

@Test(.enabled(if: ProcessInfo.processInfo.environment["DAYSHEET_DEMO"] != nil))
func demo() throws {
  let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["DAYSHEET_DEMO"] ?? "/tmp")
  let sheet = cardSheet()
  try Data(PNGEncoder.encode(sheet, ppi: 144, threads: 2)).write(to: folder.appending(path: "card.png"))
  try Data(SVGEncoder.encode(sheet)).write(to: folder.appending(path: "card.svg"))
  try Data(PDFEncoder.encode([sheet, sheet], created: 1_773_326_000, creator: "Daysheet 1")).write(
    to: folder.appending(path: "card.pdf"))
}
