extension String {
  /// The text for a message: whole, or its beginning where nobody would read it to the end.
  func shortened(to most: Int) -> String {
    guard utf8.count > most, count > most else { return self }
    return prefix(most - 1) + "…"
  }
}
