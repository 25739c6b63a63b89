/// How much room a flight gets (poster.md, "Fit, the promise"), from roomy to tight.
package enum Density: String, Hashable, Sendable, CaseIterable {
  /// A card of three lines.
  case cards
  /// A card of two lines.
  case compact
  /// One line.
  case rows
}
