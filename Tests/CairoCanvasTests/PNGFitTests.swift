import PosterUI
import Testing

@testable import CairoCanvas

@Suite struct PNGFitTests {
  private let sheet = cardSheet(rows: 1, size: Size(width: 595, height: 165))

  private func fit(_ mostBytes: Int, threads: Int = 2) throws -> Result<PNGFit, PNGFit.Failure> {
    try PNGEncoder.fit(sheet, ppi: 144, mostBytes: mostBytes, threads: threads)
  }

  @Test func whatFitsIsLeftAlone() throws {
    let whole = try PNGEncoder.encode(sheet, ppi: 144, threads: 1)
    let fit = try self.fit(whole.count).get()
    #expect(fit.bytes == whole && fit.ppi == 144 && fit.colors == nil)
  }

  @Test func coloursGoBeforePixelsAndHardlyShow() throws {
    let whole = try PNGEncoder.encode(sheet, ppi: 144, threads: 1)
    let fit = try self.fit(whole.count - 1).get()
    #expect(fit.bytes.count < whole.count && fit.ppi == 144)
    let (first, second) = (try PNGFile(whole), try PNGFile(fit.bytes))
    // Indexed, and no chunk that would make anything transparent.
    #expect(second.colorType == 3 && second.payload(of: "tRNS") == nil)
    expectSame(
      Picture(width: second.width, height: second.height, pixels: second.pixels),
      Picture(width: first.width, height: first.height, pixels: first.pixels), threshold: 24, share: 0.0001,
      name: "reduced-colours")
  }

  @Test func thenTheLargestPictureThatFits() throws {
    let smallest = try #require(throws: PNGFit.Failure.self) { try self.fit(1000).get() }
    let colored = try self.fit(PNGEncoder.encode(sheet, ppi: 144, threads: 1).count - 1).get()
    let most = (smallest.needed + colored.bytes.count) / 2
    let fit = try self.fit(most).get()
    #expect(fit.bytes.count <= most && fit.ppi > smallest.ppi && fit.ppi < 144)
    #expect(try PNGFile(fit.bytes).width == Int((595 * fit.ppi / 72).rounded()))
    // One more pixel per inch would be too large.
    let next = try PNGEncoder.fit(sheet, ppi: fit.ppi + 1, mostBytes: most, threads: 2).get()
    #expect(next.ppi == fit.ppi)
    #expect(try self.fit(most, threads: 1).get().bytes == fit.bytes)
  }

  @Test func neverBelowWhatCanBeRead() throws {
    // The smallest text has 6.5 pt.
    #expect(PNGEncoder.leastLegiblePPI(of: sheet) == 78)
    let failure = try #require(throws: PNGFit.Failure.self) { try self.fit(1000).get() }
    #expect(failure.ppi == 78)
    #expect(try fit(failure.needed).get().bytes.count == failure.needed)
  }

  @Test func fewerPixelsThanLegibleWhereTheUserAsksForThem() throws {
    let failure = #expect(throws: PNGFit.Failure.self) {
      try PNGEncoder.fit(sheet, ppi: 50, mostBytes: 1000, threads: 1).get()
    }
    #expect(failure?.ppi == 50)
  }
}
