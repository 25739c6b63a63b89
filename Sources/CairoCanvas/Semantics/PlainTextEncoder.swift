public import PosterUI

/// Encodes drawings as plain text in reading order: for tickets, for terminals, for those who listen.
public enum PlainTextEncoder {
  /// UTF-8 with LF: a line for each thing that has a label or stands on one line, headings underlined, pages apart.
  ///
  /// Words that the drawing shows in a shorter form stand in full.
  public static func encode(_ pages: [Drawing]) -> [UInt8] {
    var text = PlainText()
    for page in pages {
      text.separate()
      text.write(page.marks)
    }
    return Array(text.finished.utf8)
  }
}

private struct PlainText {
  private var lines: [String] = []
  /// Texts side by side, so far.
  private var row: (baseline: Double, texts: [String])?

  var finished: String {
    mutating get {
      endRow()
      return lines.joined(separator: "\n") + "\n"
    }
  }

  mutating func write(_ marks: [Mark]) {
    for mark in marks {
      switch mark {
      case .fill, .stroke: break
      case .text(let run): write(run)
      case .group(let group): write(group)
      }
    }
  }

  private mutating func write(_ group: Group) {
    switch group.semantics?.role {
    case .heading:
      let title = group.semantics?.fullLabel ?? Self.words(in: group.marks)
      separate()
      line(title)
      let isFirst = (group.semantics?.outlineLevel ?? 0) == 0
      line(String(repeating: isFirst ? "=" : "-", count: title.count))
    case .listItem:
      line("- " + (group.semantics?.fullLabel ?? Self.words(in: group.marks)))
    case .article, .figure, .note, .list, .document, nil:
      if let label = group.semantics?.fullLabel { line(label) } else { write(group.marks) }
    }
  }

  /// Texts on one baseline share a line.
  private mutating func write(_ run: TextRun) {
    let text = run.words
    guard !text.isEmpty else { return }
    if let row, abs(row.baseline - run.origin.y) < 0.5 {
      self.row?.texts.append(text)
    } else {
      if isInList { separate() } else { endRow() }
      row = (run.origin.y, [text])
    }
  }

  private var isInList: Bool { row == nil && lines.last?.hasPrefix("- ") ?? false }

  private mutating func line(_ text: String) {
    endRow()
    lines.append(text)
  }

  /// A blank line, unless there is one or nothing above.
  mutating func separate() {
    endRow()
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  private mutating func endRow() {
    if let row { lines.append(row.texts.joined(separator: "  ")) }
    row = nil
  }

  private static func words(in marks: [Mark]) -> String {
    Drawing(size: .zero, marks: marks).textRuns.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension TextRun {
  fileprivate var words: String { shortenedFrom ?? text.text }
}
