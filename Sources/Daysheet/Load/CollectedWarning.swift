/// One warning for all cases of a kind, at the first of them, with their number.
struct CollectedWarning {
  private let code: Diagnostic.Code
  private let hint: String?
  private let text: @Sendable (Int) -> String
  private var count = 0
  private var first: SourceLocation?

  /// - Parameter text: what is said about so many cases.
  init(_ code: Diagnostic.Code, hint: String? = nil, _ text: @escaping @Sendable (Int) -> String) {
    self.code = code
    self.hint = hint
    self.text = text
  }

  mutating func add(_ place: SourceLocation) {
    count += 1
    first = first ?? place
  }

  /// `nil` without any case.
  var warning: Diagnostic? {
    first.map { Diagnostic(.warning, code, text(count), at: $0, hint: hint) }
  }
}
