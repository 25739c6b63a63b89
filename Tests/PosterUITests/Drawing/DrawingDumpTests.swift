import PosterUI
import Testing

struct DrawingDumpTests {
  @Test func everyKindOfMarkIsALine() {
    let drawing = ZStack {
      RoundedRectangle(cornerRadius: 4).fill(Color(0x123456))
      Circle().stroke(Color.black.opacity(0.5), lineWidth: 0.5, dash: [1, 2])
      Text("LIS").accessibilityLabel("Lisbon").clipShape(Rectangle())
    }
    .frame(width: 30, height: 20).drawing(shaper: FixedPitchShaper())
    #expect(
      drawing.dump == """
        drawing 30.0 × 20.0 on #FFFFFF “”
          fill #123456 rounded 0.0,0.0 30.0×20.0 r 4.0
          stroke #000000/128 0.5 dash 1.0,2.0 ellipse 5.0,0.0 20.0×20.0
          group clip rect 6.0,4.0 18.0×12.0
            group “Lisbon”
              text #000000 6.0,13.5 “LIS” Inter 10.0 400

        """)
  }
}
