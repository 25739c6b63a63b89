import Daysheet
import Glibc

// Publishes to one folder, for tests that kill it at some moment or take its rights away.
//
//     PublishProbe FOLDER ROUNDS
//
// Every file of a round says the round's number; every other round has a page more.
// The exit code is that of the first round that fails. Each round is a dot on standard output.
let folder = CommandLine.arguments[1]
let rounds = Int(CommandLine.arguments[2]) ?? 1

for round in 0..<rounds {
  let names = ["flights.csv", "poster.svg", "poster-2.svg"] + (round % 2 == 0 ? ["poster-3.svg"] : [])
  let text = "\(round)\n"
  var files = names.map { OutputFile(name: $0, bytes: Array(text.utf8)) }
  let outputs = names.map { #"{"name": "\#($0)"}"# }.joined(separator: ",")
  let record = #"{"daysheet": "probe", "outputs": [\#(outputs)], "round": \#(round)}"#
  files.append(OutputFile(name: RunRecord.fileName, bytes: Array(record.utf8)))
  do {
    try Publisher().publish(files, to: folder)
  } catch {
    exit(error.exitCode.rawValue)
  }
  print(".", terminator: "")
  fflush(nil)
}
