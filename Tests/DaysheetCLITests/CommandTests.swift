import Foundation
import Testing

/// The built program from outside: exit codes, and what goes to which stream.
@Suite struct CommandTests {
  @Test(arguments: [
    ["help"], ["--help"], ["help", "render"], ["sample", "--help"], ["--version"], ["info"],
  ])
  func resultsGoToStandardOutput(arguments: [String]) throws {
    let outcome = try BuiltProgram().run(arguments)
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.talk.isEmpty)
  }

  /// A container is built with `RUN daysheet info`, which must fail where a report would.
  @Test func infoIs69WhereAFontIsMissing() throws {
    try BuiltProgram.withFolder { folder in
      let fonts = "<?xml version=\"1.0\"?><fontconfig><dir>\(folder.path)</dir></fontconfig>"
      try Data(fonts.utf8).write(to: folder.appending(path: "fonts.conf"))
      let environment = ["FONTCONFIG_FILE": folder.appending(path: "fonts.conf").path]
      let outcome = try BuiltProgram(environment: environment).run(["info"])
      #expect(outcome.status == 69)
      #expect(outcome.output.contains("Inter: missing"))
      #expect(outcome.talk.contains("error[missing-font]: the font family “Inter” is not installed"))
    }
  }

  @Test func infoListsTheFeeds() throws {
    let outcome = try BuiltProgram().run(["info"])
    #expect(
      outcome.output.contains(
        "feeds: nycflights13, dot2015, bts, aeroapi, aviationstack, aerodatabox, schiphol"))
  }

  @Test func aFileOfOnesOwnIsReadByTheMapThatIsSuggested() throws {
    try BuiltProgram.withFolder { folder in
      let flights =
        "FlightNo,Von,Nach,Abflug\nQZ 101,LIS,FNC,12.03.2026 06:10\nQZ 103,LIS,OPO,12.03.2026 07:10\n"
      try Data(flights.utf8).write(to: folder.appending(path: "own.csv"))
      let suggestion = try BuiltProgram(folder: folder).run(["check", "own.csv", "--suggest-map"])
      #expect(suggestion.status == 0)
      let lines = suggestion.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
      let options = lines.flatMap { line in
        line.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: ["'"]) }
      }
      #expect(options.first == "--map")
      let outcome = try BuiltProgram(folder: folder).run(["check", "own.csv", "--as-of", "12:00"] + options)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("nothing to report"))
    }
  }

  @Test(arguments: [
    [], ["check", "f", "--map", "flight"], ["check", "f", "--time-format", "%M"], ["rendr"], ["render"],
    ["render", "f", "--each=gate"], ["render", "f", "--density", "tight"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let outcome = try BuiltProgram().run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.talk.hasPrefix("error[usage]: "))
  }

  @Test func aMissingInputIs66() throws {
    let outcome = try BuiltProgram().run(["render", "/nowhere/flights.csv"])
    #expect(outcome.status == 66)
    #expect(outcome.output.isEmpty)
    #expect(outcome.talk.hasPrefix("/nowhere/flights.csv: error["))
  }

  @Test func aBadConfigurationIs78() throws {
    try BuiltProgram.withFolder { folder throws in
      try Data(#"{"papr": "a3"}"#.utf8).write(to: folder.appending(path: "daysheet.json"))
      let outcome = try BuiltProgram(folder: folder).run(["render", "f.csv"])
      #expect(outcome.status == 78)
      #expect(
        outcome.talk == """
          daysheet.json:1:2: error[configuration]: papr: no option has this name
              hint: Did you mean "paper"?

          """)
      // Other commands do not read it.
      #expect(try BuiltProgram(folder: folder).run(["info"]).status == 0)
    }
  }

  @Test func coloursOnlyWhereTheyAreWanted() throws {
    let never = try BuiltProgram().run(["render", "/nowhere"])
    let always = try BuiltProgram().run(["render", "/nowhere", "--color=always"])
    #expect(!never.talk.contains("\u{1B}"))
    #expect(always.talk.contains("\u{1B}[1;31merror["))
  }

  @Test func sampleWritesTwoFilesThatDoNotDependOnTheMachine() throws {
    try BuiltProgram.withFolder { folder throws in
      let first = try BuiltProgram(environment: ["TZ": "Asia/Tokyo", "LANG": "tr_TR"], folder: folder).run(
        ["sample", "a"])
      let second = try BuiltProgram(folder: folder).run(["sample", "b", "-q", "--seed=1"])
      #expect(first.status == 0 && second.status == 0)
      #expect(first.output.isEmpty && second.output.isEmpty)
      #expect(first.talk.contains("daysheet render a/flights.csv --people a/people.csv"))
      #expect(second.talk.isEmpty)
      for name in ["flights.csv", "people.csv"] {
        let texts = try ["a", "b"].map { try Data(contentsOf: folder.appending(path: "\($0)/\(name)")) }
        #expect(texts[0] == texts[1])
        #expect(!texts[0].isEmpty)
      }
      // And a record of what is its own.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a").count == 3)
    }
  }

  @Test func sampleCannotWriteIntoAFileIs73() throws {
    try BuiltProgram.withFolder { folder throws in
      try Data().write(to: folder.appending(path: "a"))
      let outcome = try BuiltProgram(folder: folder).run(["sample", "a"])
      #expect(outcome.status == 73)
      #expect(outcome.talk.hasPrefix("a: error[cannot-write]: "))
    }
  }

  @Test func aReaderThatHasGoneAwayIsNoCrash() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The program starts writing when nobody reads any more.
    process.arguments = [
      "-c", "{ sleep 0.2; \"$0\" help render; echo $? >&2; } | true", BuiltProgram.url.path,
    ]
    let talk = Pipe()
    process.standardError = talk
    try process.run()
    let said = try talk.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: said, as: UTF8.self) == "0\n")
  }
}
