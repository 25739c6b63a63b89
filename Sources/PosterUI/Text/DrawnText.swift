extension String {
  /// The text as it may stand on a sheet: one line, in the order in which it was written.
  ///
  /// Line ends, tabs and other control characters are blanks. Marks that turn the direction of what follows are left
  /// out, since a value that has one would mirror its neighbours too; isolates, which end where they say, stay in pairs.
  public var drawable: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }),
      unicodeScalars.contains(where: { $0.drawing != .plain })
    else { return self }
    var kept = UnicodeScalarView()
    var open = 0
    for scalar in unicodeScalars {
      switch scalar.drawing {
      case .plain: kept.append(scalar)
      case .blank: kept.append(" ")
      case .none: continue
      case .isolate:
        open += 1
        kept.append(scalar)
      case .endOfIsolate where open > 0:
        open -= 1
        kept.append(scalar)
      case .endOfIsolate: continue
      }
    }
    kept.append(contentsOf: repeatElement("\u{2069}", count: open))
    return String(kept)
  }
}

extension Unicode.Scalar {
  fileprivate enum Drawing { case plain, blank, none, isolate, endOfIsolate }

  fileprivate var drawing: Drawing {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029: .blank
    // Embeddings, overrides and their end, isolates of a stated direction; and what no XML may have.
    case 0x202A...0x202E, 0x2066, 0x2067, 0xFFFE, 0xFFFF: .none
    case 0x2068: .isolate
    case 0x2069: .endOfIsolate
    default: .plain
    }
  }
}
