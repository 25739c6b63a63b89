import Foundation

/// How many reports may be drawn at once, so that a run on large paper does not take the machine's memory.
enum JobLimit {
  /// At least 1, at most `wanted`.
  static func jobs(wanted: Int, options: ReportOptions, memory: Int?) -> Int {
    guard let memory else { return max(1, wanted) }
    return max(1, min(wanted, memory / 2 / bytes(of: options)))
  }

  /// What drawing one report takes, in bytes: views, glyphs and marks, and the pictures that it yields.
  ///
  /// A picture is painted in strips, so that of its bitmap only the compressed rows are in memory; a byte a pixel is
  /// more than they need. A sheet without a height is taken for ten times as tall as wide.
  static func bytes(of options: ReportOptions) -> Int {
    let base = 96 << 20
    guard options.formats.contains(.png) else { return base }
    let width = options.paper.width * options.ppi / 72
    let height = (options.paper.height ?? options.paper.width * 10) * options.ppi / 72
    return base + Int(min(width * height, 1e12))
  }

  /// What is free on this machine or left to this container, in bytes; `nil` where nothing says so.
  static var freeMemory: Int? {
    let free = FileSystem.read("/proc/meminfo").flatMap { text -> Int? in
      let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first {
        $0.hasPrefix("MemAvailable:")
      }
      return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }.map { $0 * 1024 }
    }
    func number(_ path: String) -> Int? {
      FileSystem.read(path).flatMap {
        Int(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
    let group = "/sys/fs/cgroup/memory"
    let limit = number(group + ".max").map { $0 - (number(group + ".current") ?? 0) }
    return [free, limit].compactMap(\.self).min()
  }
}
