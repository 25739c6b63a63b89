/// One finished page: a size and a tree of marks, first ones at the back.
public struct Drawing: Sendable {
  /// Physical size in points.
  public var size: Size
  public var marks: [Mark]
  /// The opaque ground below every mark.
  public var background: Color
  /// The document's title and one sentence on what it shows, for SVG and PDF.
  public var title: String { didSet { title = title.drawable } }
  public var summary: String { didSet { summary = summary.drawable } }
  /// BCP 47 tag.
  public var language: String
  /// What the page is called among others, such as `page 2 of 3`; the outline of a document of several pages shows it.
  public var name = ""
  /// For a page that is cut after printing.
  public var boxes: PrintBoxes?

  public init(
    size: Size, marks: [Mark], background: Color = .white, title: String = "", summary: String = "",
    language: String = "en"
  ) {
    self.size = size
    self.marks = marks
    self.background = background
    self.title = title.drawable
    self.summary = summary.drawable
    self.language = language
  }

  /// Every text run in reading order, those in groups too.
  public var textRuns: [TextRun] {
    var runs: [TextRun] = []
    func collect(_ marks: [Mark]) {
      for mark in marks {
        switch mark {
        case .text(let run): runs.append(run)
        case .group(let group): collect(group.marks)
        case .fill, .stroke, .picture: break
        }
      }
    }
    collect(marks)
    return runs
  }

  /// Every group with semantics, outer ones first.
  public var semanticGroups: [Group] {
    func groups(in marks: [Mark]) -> [Group] {
      marks.flatMap { mark -> [Group] in
        guard case .group(let group) = mark else { return [] }
        return (group.semantics == nil ? [] : [group]) + groups(in: group.marks)
      }
    }
    return groups(in: marks)
  }
}

/// The parts of a page that a print shop asks for, in points from its upper left corner.
public struct PrintBoxes: Hashable, Sendable {
  /// What is left when the page is cut.
  public var trim: Rect
  /// How far the ground reaches, so that an inexact cut shows no white.
  public var bleed: Rect

  public init(trim: Rect, bleed: Rect) {
    self.trim = trim
    self.bleed = bleed
  }
}
