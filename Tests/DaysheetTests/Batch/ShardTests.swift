import Daysheet
import Testing

@Suite struct ShardTests {
  @Test(arguments: ["1/1", "3/8", "8/8"])
  func isRead(text: String) { #expect(Shard(text)?.description == text) }

  @Test(arguments: ["0/8", "9/8", "3", "3/", "/8", "a/b", "1/2/3", "-1/2", "1/0"])
  func isNotRead(text: String) { #expect(Shard(text) == nil) }

  private static func shard(_ environment: [String: String]) -> String? {
    Shard(environment: environment)?.description
  }

  @Test func isWhatTheSchedulerSays() {
    let slurm = ["SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "4"]
    #expect(Self.shard(slurm.merging(["SLURM_ARRAY_TASK_ID": "4"]) { $1 }) == "1/8")
    #expect(Self.shard(slurm.merging(["SLURM_ARRAY_TASK_ID": "11"]) { $1 }) == "8/8")
    let step = ["SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_STEP": "2"]
    #expect(Self.shard(step.merging(["SLURM_ARRAY_TASK_ID": "6"]) { $1 }) == "4/4")
    #expect(Self.shard(["JOB_COMPLETION_INDEX": "0", "DAYSHEET_SHARDS": "5"]) == "1/5")
    #expect(Self.shard(["AWS_BATCH_JOB_ARRAY_INDEX": "4", "DAYSHEET_SHARDS": "5"]) == "5/5")
  }

  @Test func isNothingWhereItIsNotSaid() {
    #expect(Self.shard([:]) == nil)
    #expect(Self.shard(["JOB_COMPLETION_INDEX": "0"]) == nil)
    #expect(Self.shard(["JOB_COMPLETION_INDEX": "5", "DAYSHEET_SHARDS": "5"]) == nil)
    #expect(Self.shard(["SLURM_ARRAY_TASK_ID": "x", "SLURM_ARRAY_TASK_COUNT": "8"]) == nil)
  }
}
