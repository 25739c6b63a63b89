import Testing

@testable import Daysheet

@Suite struct JobLimitTests {
  private func jobs(_ memory: Int?, _ change: (inout ReportOptions) -> Void = { _ in }) -> Int {
    var options = ReportOptions()
    change(&options)
    return JobLimit.jobs(wanted: 8, options: options, memory: memory)
  }

  @Test func asManyAsWantedWhereThereIsRoom() {
    #expect(jobs(nil) == 8)
    #expect(jobs(64 << 30) == 8)
  }

  @Test func fewerOnLargePaperButAlwaysOne() throws {
    let gigabyte = 1 << 30
    #expect(jobs(gigabyte) < 8)
    let a0 = try #require(Paper("a0"))
    #expect(jobs(4 * gigabyte) == 8)
    #expect(
      jobs(4 * gigabyte) {
        $0.paper = a0
        $0.ppi = 600
      } < 8)
    #expect(jobs(1 << 20) == 1)
  }

  @Test func withoutPNGTheResolutionDoesNotCount() {
    #expect(
      jobs(4 << 30) {
        $0.ppi = 1200
        $0.formats = [.svg]
      } == 8)
  }

  @Test func theMachineSaysWhatIsFree() throws {
    #expect(try #require(JobLimit.freeMemory) > 1 << 20)
  }
}
