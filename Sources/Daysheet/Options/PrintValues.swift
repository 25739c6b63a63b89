/// How the options for printing read their values.
extension Values {
  static func margin(_ value: String) throws(BadValue) -> Length? {
    try length(value, in: PrintOptions.marginLimits)
  }

  static func bleed(_ value: String) throws(BadValue) -> Length? {
    try length(value, in: PrintOptions.bleedLimits)
  }

  static func overlap(_ value: String) throws(BadValue) -> Length? {
    try length(value, in: PrintOptions.overlapLimits)
  }

  static func tile(_ value: String) throws(BadValue) -> Paper? {
    let paper: Paper = try paper(value)
    guard let height = paper.height,
      Length(points: min(paper.width, height)).millimetres >= PrintOptions.leastTileSide
    else {
      throw .expected("a paper with sides of at least \(Int(PrintOptions.leastTileSide)) mm")
    }
    return paper
  }

  /// - Parameter limits: in millimetres.
  private static func length(
    _ value: String, in limits: ClosedRange<Double>
  ) throws(BadValue) -> Length {
    guard let length = Length(value), limits.contains(length.millimetres) else {
      func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
      throw .expected(
        "a length from \(text(limits.lowerBound)) to \(text(limits.upperBound)) mm, such as 3mm, 0.1in or 9pt"
      )
    }
    return length
  }
}
