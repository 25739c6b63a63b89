/// One of several equal shares of a batch, made by a run of its own.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// 1 ... count.
  package let number: Int
  package let count: Int

  /// `nil` unless 1 ≤ number ≤ count.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// `3/8`, as `--shard` takes it.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  package var description: String { "\(number)/\(count)" }

  /// The share that a scheduler names in the environment: a Slurm array task, a pod of an indexed Kubernetes job, a
  /// child of an AWS Batch array job.
  ///
  /// Kubernetes and AWS give an index only; there `DAYSHEET_SHARDS` says how many there are.
  ///
  /// - Returns: `nil` where no scheduler says anything that makes sense.
  package init?(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    if let task = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT") {
      let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1)
      self.init((task - (number("SLURM_ARRAY_TASK_MIN") ?? 0)) / step + 1, of: count)
      return
    }
    let index = number("JOB_COMPLETION_INDEX") ?? number("AWS_BATCH_JOB_ARRAY_INDEX")
    let count = number("DAYSHEET_SHARDS") ?? number("AWS_BATCH_JOB_ARRAY_SIZE")
    guard let index, let count else { return nil }
    self.init(index + 1, of: count)
  }
}
