import Foundation
import Testing

/// The program with streams that are closed, full, or whose reader has gone.
@Suite struct StandardStreamsTests {
  /// Runs a line of shell in a folder with a sample; `$D` is the program.
  private static func shell(_ line: String, in folder: URL) throws -> (status: Int32, output: String) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.environment = ["D": BuiltProgram.url.path, "PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  private static func withSample(_ body: (URL) throws -> Void) throws {
    try BuiltProgram.withFolder { folder throws in
      #expect(
        try shell("$D sample in && $D render in/flights.csv --as-of 11:00 -f csv -o r", in: folder).status
          == 0)
      try body(folder)
    }
  }

  static let printing = [
    "check in/flights.csv", "check in/flights.csv --diagnostics json", "check in/flights.csv --suggest-map",
    "diff r r",
    "info", "help", "help render", "--version", "render --help", "verify r",
  ]

  @Test func aResultThatCannotBePrintedIs73() throws {
    try Self.withSample { folder throws in
      for command in Self.printing {
        for end in [">/dev/full", ">&-"] {
          #expect(try Self.shell("$D \(command) \(end)", in: folder).status == 73, "\(command) \(end)")
        }
        #expect(try Self.shell("$D \(command) >/dev/null", in: folder).status == 0, "\(command)")
        // A reader that went away is no fault.
        #expect(
          try Self.shell("( $D \(command); echo $? >status ) | true; cat status", in: folder).output == "0\n")
      }
      // What check says is its result.
      for style in ["human", "json"] {
        let check = "$D check in/none.csv --diagnostics \(style)"
        #expect(try Self.shell("\(check) 2>/dev/full", in: folder).status == 73)
        #expect(try Self.shell(check, in: folder).status == 66)
      }
      // What render says is not.
      let render = "$D render in/flights.csv --as-of 11:00 -f csv -o r"
      #expect(try Self.shell("\(render) >/dev/full 2>/dev/full", in: folder).status == 0)
    }
  }

  @Test("No file takes the number of a stream that is closed")
  func closedStreams() throws {
    try Self.withSample { folder throws in
      let night = "$D render in/flights.csv --each airport,day --as-of 11:00 -f csv -v -j 2"
      #expect(try Self.shell("\(night) -o a", in: folder).status == 0)
      for closed in ["<&- 2>&-", "<&- >&- 2>&-", "2>&-", ">&-"] {
        #expect(try Self.shell("\(night) -o b \(closed)", in: folder).status == 0)
        #expect(try Self.shell("diff -r a b", in: folder).status == 0, "\(closed)")
      }
      // A closed stream does not become an empty input.
      #expect(try Self.shell("$D render - -o c <&-", in: folder).status == 66)
    }
  }

  @Test("A file that may not grow is 73 without litter")
  func filesThatMayNotGrow() throws {
    try Self.withSample { folder throws in
      for command in [
        "render in/flights.csv --as-of 11:00 -f csv -o x", "sample x",
        "render in/flights.csv --each airport --as-of 11:00 -f csv -o n",
      ] {
        #expect(try Self.shell("ulimit -f 0; $D \(command)", in: folder).status == 73, "\(command)")
      }
      #expect(try Self.shell("ls -A . n", in: folder).output == ".:\nin\nn\nr\n\nn:\n")
    }
  }

  @Test("A folder whose name is not UTF-8 is written as its bytes")
  func namesOfBytes() throws {
    try Self.withSample { folder throws in
      let name = "$'out\\xff\\xfe'"
      let line =
        "cp in/flights.csv $'in\\xe9.csv'; $D render $'in\\xe9.csv' --as-of 11:00 -f csv -o \(name) && ls \(name)"
      #expect(try Self.shell(line, in: folder).output == "flights.csv\nhours.csv\nrun.json\n")
      #expect(try Self.shell("ls -d out*", in: folder).output.unicodeScalars.count == 6)
      #expect(try Self.shell("$D verify \(name)", in: folder).status == 0)
    }
  }
}
