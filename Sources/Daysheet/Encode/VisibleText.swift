extension String {
  /// With what steers a terminal replaced, so that a value or a file's name can neither move its cursor nor break or turn
  /// the line that names it.
  package var visible: String {
    guard unicodeScalars.contains(where: \.steersText) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.steersText ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Control characters, line ends, and marks that change the direction of what follows.
  var steersText: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
