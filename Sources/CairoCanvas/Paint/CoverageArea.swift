internal import CCairo
internal import PosterUI

/// How much of each pixel of a block the inside of a polygon covers, exactly.
///
/// Each edge leaves in its row's cells how much of the pixel lies to its right, and what changes with it for all pixels
/// further right; sums along the rows are the coverage. Insides that lie on one another count once.
struct CoverageArea {
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// Cells of a row: one for each pixel and two that lie behind the block.
  private let stride: Int
  private var cells: [Float]

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    stride = columns.count + 2
    cells = [Float](repeating: 0, count: stride * rows.count)
  }

  /// The coverage of a polygon.
  ///
  /// - Parameter block: what of it is wanted; `nil` for all.
  static func coverage(
    of polygon: Polygon, in block: (columns: Range<Int>, rows: Range<Int>)? = nil
  ) -> Coverage {
    guard let block = block ?? polygon.block else { return .none }
    var area = CoverageArea(columns: block.columns, rows: block.rows)
    for (start, end) in polygon.edges { area.add(from: start, to: end) }
    return area.coverage()
  }

  /// Adds an edge, in pixels of the page; an upright one that leads down has its inside to its right.
  mutating func add(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (upper, lower) = isDown ? (start, end) : (end, start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    // Of a level edge but for the last digit.
    guard slope.isFinite else { return }
    // From the block's corner on, where whole numbers are not below 0 and rounding down is cutting off.
    let (left, top) = (upper.x - Double(columns.lowerBound), upper.y - Double(rows.lowerBound))
    let bottom = min(lower.y - Double(rows.lowerBound), Double(rows.count))
    var (row, y) = (Int(max(top, 0)), max(top, 0))
    while y < bottom {
      let next = min(bottom, Double(row + 1))
      add(
        row: row, from: left + (y - top) * slope, to: left + (next - top) * slope,
        height: Float(isDown ? next - y : y - next))
      (row, y) = (row + 1, next)
    }
  }

  /// Adds what of an edge lies in one row, all counted from the block's corner.
  ///
  /// - Parameter height: in pixels, less than 0 for an edge that leads up.
  private mutating func add(row: Int, from one: Double, to other: Double, height: Float) {
    let width = Double(columns.count)
    let (left, right) = (Float(min(max(min(one, other), 0), width)), Float(min(max(one, other, 0), width)))
    let start = stride * row
    let firstColumn = Int(left)
    // A whole number at the right end begins no column.
    let lastColumn = max(firstColumn, Float(Int(right)) == right ? Int(right) - 1 : Int(right))
    if firstColumn == lastColumn {
      let covered = height * (1 - ((left + right) / 2 - Float(firstColumn)))
      cells[start + firstColumn] += covered
      cells[start + firstColumn + 1] += height - covered
      return
    }
    // Of each column the edge crosses: the area to its right so far, a triangle that has become a trapezium.
    let slope = height / (right - left)
    var before: Float = 0
    for column in firstColumn...lastColumn {
      let (from, to) = (max(left, Float(column)), min(right, Float(column + 1)))
      let reached = slope * (to - left)
      let covered = (slope * (from - left) + reached) / 2 * (to - from) + reached * (Float(column + 1) - to)
      cells[start + column] += covered - before
      before = covered
      if column == lastColumn { cells[start + column + 1] += height - covered }
    }
  }

  /// The coverage of everything that was added.
  func coverage() -> Coverage {
    let values = [UInt8](unsafeUninitializedCapacity: columns.count * rows.count) { values, count in
      for row in rows.indices {
        var sum: Float = 0
        for column in 0..<columns.count {
          sum += cells[stride * (row - rows.lowerBound) + column]
          values[count] = Coverage.rounded(min(abs(sum), 1))
          count += 1
        }
      }
    }
    return Coverage(columns: columns, rows: rows, values: values)
  }
}
