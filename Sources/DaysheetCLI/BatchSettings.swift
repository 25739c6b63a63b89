import Daysheet

extension Settings {
  /// Checks what belongs together in a batch, and takes the shard from the scheduler where it shall say.
  mutating func completeBatch(_ environment: [String: String]) throws(RunError) {
    guard !batch.each.isEmpty else {
      let needEach = [
        ("airports", batch.takesDestinations), ("only", !batch.only.isEmpty),
        ("min-flights", batch.minFlights > 0), ("keep", batch.keep != nil),
        ("allow-empty", batch.allowsEmpty), ("shard", shard != nil),
      ]
      if let option = needEach.first(where: \.1) { throw .usage("--\(option.0) needs --each") }
      return
    }
    if batch.each.contains(.airport), report.airport != nil {
      throw .usage("--airport and --each airport exclude each other", hint: "--only takes some of the keys.")
    }
    if batch.each.contains(.day), report.day != .automatic {
      throw .usage("--day and --each day exclude each other", hint: "Leave one of them out.")
    }
    if batch.each.contains(.company), report.people.isEmpty {
      throw .usage("--each company needs --people")
    }
    guard let shard else { return }
    batch.shard = shard == "auto" ? Shard(environment: environment) : Shard(shard)
    if batch.shard == nil {
      throw .usage(
        "--shard auto: no scheduler says which share this is",
        hint: "SLURM_ARRAY_TASK_ID and _COUNT do, or JOB_COMPLETION_INDEX or AWS_BATCH_JOB_ARRAY_INDEX "
          + "with DAYSHEET_SHARDS.")
    }
    if report.asOf == .now {
      throw .usage("--shard needs --as-of", hint: "All shards of a night show one moment.")
    }
  }
}
