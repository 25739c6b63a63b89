import Daysheet
import Testing
import Timelines

/// `--without`: what must not leave the house is on no file of the report.
struct PersonalDetailTests {
  private func texts(without details: Set<PersonalDetail>) throws -> [String: String] {
    var options = RealDays.summit
    options.formats = [.csv, .svg, .txt]
    options.without = details
    let files = try DayReport.files(options, now: Instant(seconds: 0))
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func namesBecomeInitialsEverywhere() throws {
    let people = try RealDays.summary(RealDays.summit).sections.flatMap(\.people).map(\.person)
    let files = try texts(without: [.names])
    for (name, text) in files {
      for person in people { #expect(!text.contains(person.familyName), "\(person.familyName) in \(name)") }
    }
    #expect(files["people.csv"]?.contains("Aurora Robotics,B.,A.,") == true)
  }

  @Test func birthdaysLeaveTheirColumnEmpty() throws {
    let whole = try #require(try texts(without: [])["people.csv"])
    let held = try #require(try texts(without: [.birthday])["people.csv"])
    let birthday = try Regex("\\d{4}-\\d{2}-\\d{2},[A-Z]")
    #expect(whole.contains(birthday))
    #expect(!held.contains(birthday))
    #expect(held.split(separator: "\n").first == whole.split(separator: "\n").first)
  }
}
