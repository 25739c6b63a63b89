import CairoCanvas
import PosterUI
import Testing

@testable import Daysheet

struct PictureFitTests {
  private let page = Text("LIS 14:30").padding(20).drawing(shaper: PangoShaper(fallbackFamilies: []))

  private func png(maxBytes: Int?) throws(RunError) -> OutputFile {
    var options = ReportOptions()
    options.maxBytes = maxBytes
    return try .png(page, name: "poster.png", options, threads: 1)
  }

  @Test func whatWasChosenIsSaid() throws {
    let whole = try png(maxBytes: nil)
    #expect(whole.fit == nil && whole.note == nil)
    #expect(try png(maxBytes: 1_000_000).note == nil)
    var file = whole
    file.fit = PictureFit(ppi: 96, colors: 256)
    #expect(file.note?.line == "poster.png: note[max-bytes]: 96 ppi and 256 colours, to keep to --max-bytes")
    #expect(RunRecord.Output(file).ppi == file.fit?.ppi)
  }

  @Test func aSheetThatCouldNotBeReadIsAnErrorThatSaysTheSizeNeeded() throws {
    let error = #expect(throws: RunError.self) { try png(maxBytes: 200) }
    #expect(error?.exitCode == .usage)
    #expect(error?.diagnostics.map(\.code) == [.maxBytes])
    #expect(error?.diagnostics.first?.line.contains("bytes to stay legible at ") == true)
  }
}
