/// Coverage that was found once, by what it is of.
struct StampBook<Key: Hashable> {
  /// Bytes; more than the sheets of an ordinary day need.
  private static var limit: Int { 16 << 20 }

  private var stamps: [Key: Coverage] = [:]
  private var size = 0

  init() {}

  subscript(key: Key) -> Coverage? { stamps[key] }

  /// Begins anew where the book is full, so that a page of many kinds of shapes takes no more memory than others.
  mutating func add(_ stamp: Coverage, for key: Key) {
    if size > Self.limit {
      stamps.removeAll(keepingCapacity: true)
      size = 0
    }
    stamps[key] = stamp
    size += stamp.values.count
  }
}
