import Daysheet
import Testing

@testable import DaysheetCLI

@Suite struct HelpTests {
  @Test func everyOptionIsInTheHelpOfItsCommands() {
    for command in Command.allCases {
      let text = Help.text(for: command)
      for option in optionTable {
        let isThere = text.split(separator: "\n").contains {
          $0.contains("--\(option.name) ") && $0.hasSuffix(option.help)
        }
        #expect(isThere == option.commands.contains(command), "\(option.name) \(command)")
      }
    }
  }

  @Test func namesAreDistinctWithinACommand() {
    for command in Command.allCases {
      let options = optionTable.filter { $0.commands.contains(command) }
      #expect(Set(options.map(\.name)).count == options.count)
      #expect(Set(options.compactMap(\.short)).count == options.compactMap(\.short).count)
    }
  }

  @Test func linesFitTheScreen() {
    for command in Command.allCases {
      #expect(Help.text(for: command).split(separator: "\n").allSatisfy { $0.count <= 110 })
    }
  }
}
