import Daysheet
import Foundation
import Glibc
import Timelines

// First of all: whatever is opened from here on gets another number.
StandardStreams.occupy()
// A reader that closes the pipe ends the writing, not the report; a file that may not grow is a failure to write it.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
StopSignal.unblockAll()
FaultSignal.catchAll()

let run = CommandRun(
  arguments: Array(CommandLine.pathArguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment,
  now: Instant(Date()))
exit(run.run().rawValue)
