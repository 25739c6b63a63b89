import Daysheet
import Foundation
import Glibc
import Timelines

// A reader that closes the pipe ends the writing, not the report.
signal(SIGPIPE, SIG_IGN)

let run = CommandRun(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment,
  now: Instant(Date()))
exit(run.run().rawValue)
