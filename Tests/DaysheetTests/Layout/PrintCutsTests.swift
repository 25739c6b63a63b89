import Testing

@testable import Daysheet

struct PrintCutsTests {
  private func cuts(_ length: Double, _ spans: [(Double, Double)] = []) -> PrintCuts {
    PrintCuts(
      length: length, window: 100, overlap: 10, spans: spans.map { .init(start: $0, end: $1, weight: 1) })
  }

  @Test(arguments: [1.0, 99, 100, 101, 190, 191, 280, 281, 500, 1000.5])
  func piecesCoverTheLengthAndFitTheWindow(length: Double) {
    let cuts = cuts(length)
    let least = length <= 100 ? 1 : Int(((length - 10) / 90).rounded(.up))
    #expect(cuts.count == least)
    #expect(cuts.piece(0).lowerBound == 0 && cuts.piece(cuts.count - 1).upperBound == length)
    for index in 0..<cuts.count {
      let piece = cuts.piece(index)
      #expect(piece.upperBound - piece.lowerBound <= 100 + 1e-9)
      guard index > 0 else { continue }
      let before = cuts.piece(index - 1)
      #expect(abs(before.upperBound - piece.lowerBound - 10) < 1e-9)
    }
  }

  @Test func withoutAnythingInTheWayPiecesAreEven() {
    #expect(cuts(150).positions == [0, 75, 150])
  }

  @Test func aCutLiesInTheGutterNearestToTheEvenPlace() {
    // Even would be 75; gutters at 68…71 and 84…86, within reach from 55 to 95.
    #expect(cuts(150, [(0, 68), (71, 84), (86, 150)]).positions == [0, 69.5, 150])
  }

  @Test func withoutAGutterTheLeastIsCut() {
    let cut = cuts(150, [(0, 150), (0, 80), (0, 80), (82, 150), (82, 150)]).positions[1]
    #expect(cut == 81)
  }

  @Test func aGutterOutOfReachIsNoHelp() {
    #expect(cuts(150, [(20, 150)]).positions == [0, 75, 150])
  }
}
