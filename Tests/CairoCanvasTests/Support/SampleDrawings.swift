import CairoCanvas
import PosterUI

let families = ["Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]

func makeShaper() -> PangoShaper { PangoShaper(fallbackFamilies: families) }

/// Places text for drawings that no layout made.
struct Pen {
  let shaper = makeShaper()
  var marks: [Mark] = []

  enum Alignment { case leading, trailing }

  /// - Parameter x: of the text's left or right end.
  mutating func write(
    _ text: String, _ font: Font, _ color: Color, x: Double, baseline: Double,
    alignment: Alignment = .leading, width: Double? = nil
  ) {
    let shaped = shaper.shape(text, font: font, width: width)
    let left = alignment == .leading ? x : x - shaped.size.width
    let box = Rect(
      origin: Point(x: left, y: baseline - shaped.baseline), size: shaped.size)
    marks.append(.text(TextRun(shaped, origin: Point(x: left, y: baseline), color: color, box: box)))
  }
}

enum Ink {
  static let text = Color(0x16202E)
  static let quiet = Color(0x5B6B80)
  static let card = Color(0xF1F3F6)
  static let edge = Color(0xD3DAE2)
  static let blue = Color(0x1D5FD1)
  static let red = Color(0xB3261E)
}

/// An airplane that points right, 12 pt long, its origin at its tail on the line of flight.
let airplane = Outline([
  .move(Point(x: 0, y: 0)),
  .line(Point(x: -0.6, y: -3)), .line(Point(x: 0.8, y: -3)), .line(Point(x: 2.6, y: -0.9)),
  .line(Point(x: 5, y: -0.9)), .line(Point(x: 3.2, y: -5.4)), .line(Point(x: 4.8, y: -5.4)),
  .line(Point(x: 8, y: -0.9)), .line(Point(x: 10.4, y: -0.9)),
  .curve(
    control1: Point(x: 12.4, y: -0.7), control2: Point(x: 12.4, y: 0.7), end: Point(x: 10.4, y: 0.9)),
  .line(Point(x: 8, y: 0.9)), .line(Point(x: 4.8, y: 5.4)), .line(Point(x: 3.2, y: 5.4)),
  .line(Point(x: 5, y: 0.9)), .line(Point(x: 2.6, y: 0.9)), .line(Point(x: 0.8, y: 3)),
  .line(Point(x: -0.6, y: 3)), .close,
])

/// A flight card as on the mock-up, 174 × 56 pt.
func card(at origin: Point, pen: inout Pen, number: String = "UA 2069", cancelled: Bool = false) -> Mark {
  let frame = Rect(origin: origin, size: Size(width: 174, height: 56))
  let shape = Path.roundedRect(frame, radius: 8)
  let (left, right) = (frame.minX + 8, frame.maxX - 8)
  let color = cancelled ? Ink.red : Ink.blue
  var marks: [Mark] = [.fill(.rect(frame), Ink.card)]
  if cancelled {
    marks += stride(from: -56.0, to: 174, by: 6).map { x in
      let start = Point(x: frame.minX + x, y: frame.maxY)
      return .stroke(
        .line(start, Point(x: start.x + 56, y: frame.minY)), Stroke(color.opacity(0.12), width: 2))
    }
  }
  let track = frame.minY + 27
  marks.append(.stroke(.line(Point(x: left + 34, y: track), Point(x: left + 60, y: track)), Stroke(color)))
  marks.append(
    .stroke(
      .line(Point(x: left + 72, y: track), Point(x: right - 34, y: track)),
      Stroke(Ink.quiet, width: 0.6, dash: [2, 1.5])))
  marks.append(.fill(.outline(airplane, at: Point(x: left + 60, y: track)), color))
  let pill = Rect(x: right - 44, y: frame.minY + 5, width: 44, height: 11)
  marks.append(.fill(.roundedRect(pill, radius: 5.5), color.opacity(0.12)))
  marks.append(.fill(.ellipse(Rect(x: right - 14, y: frame.maxY - 10, width: 4.5, height: 4.5)), Ink.red))
  pen.marks = []
  let small = Font("Inter", size: 6.5)
  pen.write(
    number, Font("Inter", size: 8, weight: .semibold, tracking: 0.2), Ink.text, x: left,
    baseline: frame.minY + 14)
  pen.write("United", small, Ink.quiet, x: left + 40, baseline: frame.minY + 14)
  pen.write(
    cancelled ? "✕ Cancelled" : "➤ In flight", Font("Inter", size: 6.5, weight: .semibold), color,
    x: right - 5,
    baseline: frame.minY + 13, alignment: .trailing)
  let time = Font("Inter", size: 11, weight: .semibold, tabularFigures: true)
  pen.write("14:25", time, Ink.text, x: left, baseline: frame.minY + 30)
  pen.write("15:20", time, Ink.text, x: right, baseline: frame.minY + 30, alignment: .trailing)
  pen.write("LIS", small.weight(.medium), Ink.quiet, x: left, baseline: frame.minY + 38)
  pen.write(
    "LHR", small.weight(.medium), Ink.quiet, x: right, baseline: frame.minY + 38, alignment: .trailing)
  pen.write(
    "London · 0 h 55 · Gate A8, Terminal 2 – Zürich, São Paulo and further", small, Ink.quiet, x: left,
    baseline: frame.minY + 51, width: 130)
  pen.write(
    "1", Font("Inter", size: 6.5, weight: .semibold), Ink.text, x: right, baseline: frame.minY + 51,
    alignment: .trailing)
  marks += pen.marks
  let inside = Mark.group(Group(marks, clip: shape))
  return .group(
    Group(
      [inside, .stroke(shape, Stroke(Ink.edge, width: 0.75))],
      semantics: Semantics(role: .article, label: "\(number) to London & <back>", outlineLevel: 2)))
}

/// A page with a title and `rows` × 3 cards.
func cardSheet(rows: Int = 2, size: Size = Size(width: 595, height: 240)) -> Drawing {
  var pen = Pen()
  pen.write("LIS · Lisbon", Font("Inter Display", size: 36, weight: .bold), Ink.text, x: 30, baseline: 56)
  pen.write(
    "Thursday, 12 March 2026 · all times local (UTC+0) · as of 14:30", Font("Inter", size: 12), Ink.quiet,
    x: 30,
    baseline: 78)
  let title = Mark.group(
    Group(pen.marks, semantics: Semantics(role: .heading, label: "LIS · Lisbon", outlineLevel: 1)))
  var marks = [title]
  for row in 0..<rows {
    for column in 0..<3 {
      let origin = Point(x: 30 + 182 * Double(column), y: 100.3 + 64 * Double(row))
      let index = row * 3 + column
      marks.append(card(at: origin, pen: &pen, number: "UA \(2069 + index)", cancelled: index == 4))
    }
  }
  return Drawing(
    size: size, marks: marks, title: "LIS · Lisbon, 12 March 2026", summary: "Flights & people <of the day>")
}

/// A card and two people, one of them linked to the card and back, the other to nothing that is there.
func linkedSheet() -> Drawing {
  var pen = Pen()
  func row(_ name: String, y: Double, id: String, link: String) -> Mark {
    pen.marks = []
    pen.write(name, Font("Inter", size: 9), Ink.text, x: 30, baseline: y)
    return .group(Group(pen.marks, semantics: Semantics(role: .listItem, identifier: id, link: link)))
  }
  let people = [
    row("Ohlsson, Åsa", y: 40, id: "person-1", link: "it's \\ a card"),
    row("Yılmaz, Deniz", y: 55, id: "person-2", link: "nowhere"),
  ]
  let flight = card(at: Point(x: 30, y: 80), pen: &pen)
  let semantics = Semantics(
    role: .article, label: "UA 2069 to London", value: "In flight", identifier: "it's \\ a card",
    link: "person-1")
  return Drawing(
    size: Size(width: 300, height: 160), marks: people + [.group(Group([flight], semantics: semantics))],
    title: "Linked")
}
