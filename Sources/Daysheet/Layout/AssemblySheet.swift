import PosterUI

/// The first sheet of a tiled poster: how to print it, a ruler, and a map of the sheets.
struct AssemblySheet {
  let plan: PrintTiles.Plan
  let poster: Drawing
  let pen: PrintPen

  private static let margin = Length(millimetres: 15).points

  var drawing: Drawing {
    var page = poster
    page.size = plan.sheet
    page.background = .white
    page.name = poster.name.isEmpty ? "Assembly" : "\(poster.name), assembly"
    let width = plan.sheet.width - 2 * Self.margin
    page.marks = pen.text(
      poster.title, size: 18, weight: .bold, at: Point(x: Self.margin, y: Self.margin + 16), width: width)
    var y = Self.margin + 40
    for line in instructions {
      page.marks += pen.text(line, size: 10, at: Point(x: Self.margin, y: y), width: width)
      y += 15
    }
    page.marks += pen.ruler(at: Point(x: Self.margin, y: y + 12))
    let top = y + 40
    page.marks += map(
      in: Rect(x: Self.margin, y: top, width: width, height: plan.sheet.height - Self.margin - top))
    return page
  }

  private var instructions: [String] {
    let overlap = Int(Length(points: plan.columns.overlap).millimetres.rounded())
    return [
      "\(plan.count) sheets: \(plan.rows.count) rows of \(plan.columns.count), overlapping by \(overlap) mm.",
      "Print at 100 %, without “fit to page”; the ruler tells whether it worked.",
      "Cut each sheet along its dashed lines, lay it over its neighbours up to their marks, glue.",
    ]
  }

  /// The poster in small, its labelled parts as grey boxes, with the cuts and the number of each sheet.
  private func map(in frame: Rect) -> [Mark] {
    let scale = min(frame.width / poster.size.width, frame.height / poster.size.height)
    func small(_ rect: Rect) -> Rect {
      Rect(
        x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    let whole = small(Rect(origin: .zero, size: poster.size))
    var marks = poster.semanticGroups.filter { $0.semantics?.role != nil }.map {
      Mark.fill(.rect(small($0.bounds)), Color(0xD3DAE2))
    }
    let cut = Stroke(.black, width: 0.75)
    for x in plan.columns.positions.map({ frame.minX + $0 * scale }) {
      marks.append(.stroke(.line(Point(x: x, y: whole.minY), Point(x: x, y: whole.maxY)), cut))
    }
    for y in plan.rows.positions.map({ frame.minY + $0 * scale }) {
      marks.append(.stroke(.line(Point(x: whole.minX, y: y), Point(x: whole.maxX, y: y)), cut))
    }
    for row in 0..<plan.rows.count {
      for column in 0..<plan.columns.count {
        let corner = Point(
          x: frame.minX + plan.columns.positions[column] * scale,
          y: frame.minY + plan.rows.positions[row] * scale)
        marks += label("\(row * plan.columns.count + column + 1)", at: corner)
      }
    }
    return marks
  }

  private func label(_ number: String, at corner: Point) -> [Mark] {
    let ground = Mark.fill(.rect(Rect(x: corner.x, y: corner.y, width: 20, height: 16)), .black)
    let text = pen.text(
      number, size: 10, weight: .bold, at: Point(x: corner.x + 4, y: corner.y + 12), width: 16)
    return [ground]
      + text.map { mark in
        guard case .text(var run) = mark else { return mark }
        run.color = .white
        return .text(run)
      }
  }
}
