/// What Cairo, Pango, HarfBuzz or libdeflate could not do.
public struct CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is; a struct, so that a new library version's codes need no new case.
  public struct Code: Hashable, Sendable {
    let name: String

    public static let outOfMemory = Code(name: "out of memory")
    /// The drawing has no area or is larger than the format can hold.
    public static let badSize = Code(name: "bad size")
    /// Any other status of a library, known or not.
    public static let libraryFailure = Code(name: "library failure")
  }

  public let code: Code
  /// What was being done, such as `painting rows 128 to 255`.
  public let activity: String
  /// The library's own words; may be empty.
  public let detail: String

  init(_ code: Code, while activity: String, detail: String = "") {
    self.code = code
    self.activity = activity
    self.detail = detail
  }

  public var description: String {
    "\(code.name) while \(activity)" + (detail.isEmpty ? "" : ": \(detail)")
  }
}
