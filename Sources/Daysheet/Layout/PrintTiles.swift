package import PosterUI

/// A large poster on small sheets: an assembly sheet, then the pieces row by row, to be cut and glued.
package struct PrintTiles {
  /// One sheet, in points; it is turned where that needs fewer sheets.
  let sheet: Size
  /// How much of the neighbour each piece shows at a cut, in points.
  let overlap: Double

  /// What printers leave white, with room for marks; below stand label and ruler.
  private static let margin = Length(millimetres: 8).points
  private static let foot = Length(millimetres: 14).points

  package init(sheet: Size, overlap: Double) {
    self.sheet = sheet
    self.overlap = overlap
  }

  package func drawings(of poster: Drawing, shaper: some TextShaping) -> [Drawing] {
    let turned = Size(width: sheet.height, height: sheet.width)
    let plans = [sheet, turned].map { planned(poster, on: $0) }
    let plan = plans[1].count < plans[0].count ? plans[1] : plans[0]
    let pen = PrintPen(shaper: shaper)
    var pages = [AssemblySheet(plan: plan, poster: poster, pen: pen).drawing]
    for row in 0..<plan.rows.count {
      for column in 0..<plan.columns.count {
        pages.append(tile(row, column, of: poster, plan, pen))
      }
    }
    return pages
  }

  /// How the poster falls on sheets.
  struct Plan {
    let sheet: Size
    let columns: PrintCuts
    let rows: PrintCuts

    var count: Int { columns.count * rows.count }
  }

  private func planned(_ poster: Drawing, on sheet: Size) -> Plan {
    // To cut a word is worse than to cut the ground of a card.
    let boxes =
      poster.textRuns.map { ($0.logicalBounds, 10) }
      + poster.semanticGroups.filter { $0.semantics?.label != nil }.map { ($0.bounds, 6) }
    return Plan(
      sheet: sheet,
      columns: PrintCuts(
        length: poster.size.width, window: sheet.width - 2 * Self.margin, overlap: overlap,
        spans: boxes.map { .init(start: $0.minX, end: $0.maxX, weight: $1) }),
      rows: PrintCuts(
        length: poster.size.height, window: sheet.height - Self.margin - Self.foot, overlap: overlap,
        spans: boxes.map { .init(start: $0.minY, end: $0.maxY, weight: $1) }))
  }

  private func tile(
    _ row: Int, _ column: Int, of poster: Drawing, _ plan: Plan, _ pen: PrintPen
  ) -> Drawing {
    let (across, down) = (plan.columns.piece(column), plan.rows.piece(row))
    let piece = Rect(
      x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
      height: down.upperBound - down.lowerBound)
    let shift = Point(x: Self.margin - piece.minX, y: Self.margin - piece.minY)
    let ground = Mark.fill(.rect(piece), poster.background)
    let marks = ([ground] + poster.marks.compactMap { $0.part(in: piece) }).map { $0.moved(by: shift) }
    let window = piece.moved(by: shift)
    var page = poster
    page.size = plan.sheet
    page.background = .white
    page.name = Self.name(row, column, of: poster)
    page.marks = [.group(Group(marks, clip: .rect(window)))]
    page.marks += cutMarks(
      vertical: [plan.columns.positions[column], plan.columns.positions[column + 1]].map { $0 + shift.x },
      horizontal: [plan.rows.positions[row], plan.rows.positions[row + 1]].map { $0 + shift.y },
      isFirstColumn: column == 0, isFirstRow: row == 0, around: window)
    let number = row * plan.columns.count + column + 1
    let foot = plan.sheet.height - Self.foot + Length(millimetres: 7).points
    page.marks += pen.text(
      "\(page.name) · sheet \(number) of \(plan.count) · \(poster.title)", size: 7,
      at: Point(x: Self.margin, y: foot), width: plan.sheet.width - 2 * Self.margin - 320)
    page.marks += pen.ruler(at: Point(x: plan.sheet.width - Self.margin - PrintPen.rulerLength, y: foot))
    return page
  }

  /// `Row 1, column 2`; with the poster's own name before it where there are several.
  private static func name(_ row: Int, _ column: Int, of poster: Drawing) -> String {
    let place = "row \(row + 1), column \(column + 1)"
    return poster.name.isEmpty ? place.prefix(1).uppercased() + place.dropFirst() : "\(poster.name), \(place)"
  }

  /// Ticks beside the piece at every cut, and a line through it where the sheet is laid over its neighbour.
  private func cutMarks(
    vertical: [Double], horizontal: [Double], isFirstColumn: Bool, isFirstRow: Bool, around window: Rect
  ) -> [Mark] {
    let tick = Length(millimetres: 4).points
    let gap = Length(millimetres: 1).points
    let solid = Stroke(.black, width: 0.35)
    let dashed = Stroke(Color(0x8A94A3), width: 0.35, dash: [3, 3])
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ stroke: Stroke) -> Mark {
      .stroke(.line(Point(x: x1, y: y1), Point(x: x2, y: y2)), stroke)
    }
    var marks: [Mark] = []
    for x in vertical {
      marks.append(line(x, window.minY - gap - tick, x, window.minY - gap, solid))
      marks.append(line(x, window.maxY + gap, x, window.maxY + gap + tick, solid))
    }
    for y in horizontal {
      marks.append(line(window.minX - gap - tick, y, window.minX - gap, y, solid))
      marks.append(line(window.maxX + gap, y, window.maxX + gap + tick, y, solid))
    }
    if !isFirstColumn { marks.append(line(vertical[0], window.minY, vertical[0], window.maxY, dashed)) }
    if !isFirstRow { marks.append(line(window.minX, horizontal[0], window.maxX, horizontal[0], dashed)) }
    return marks
  }
}
