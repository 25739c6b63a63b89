public import Timelines

/// Grouped rows under section headers, in balanced columns: people by company, parcels by van.
///
///     SectionList(Section.grouping(people, by: \.team, locale: locale), columns: 3) { person in
///       Text(person.name)
///     }
///     .sectionHeader { heading in Text(heading.title ?? "Nobody") }
public struct SectionList<Element, Row: View, Header: View> {
  private let sections: [Section<Element>]
  private let columns: Int
  private let row: (Element) -> Row
  private var header: (SectionHeading<Element>) -> Header
  private var style = SectionListStyle()
}

/// Lengths of a ``SectionList``, in points.
public struct SectionListStyle: Sendable {
  public var columnSpacing = 16.0
  public var rowSpacing = 2.0
  /// Above a section's header.
  public var sectionSpacing = 12.0
  /// Above the list.
  public var spacing = 12.0

  public init() {}
}

/// What a section's header may say.
public struct SectionHeading<Element> {
  /// Position in the list, from 0.
  public let index: Int
  public let section: Section<Element>
  /// Whether the section began in an earlier column or page.
  public let isContinued: Bool

  public var title: String? { section.title }
}

extension SectionList where Header == DefaultSectionHeader {
  public init(_ sections: [Section<Element>], columns: Int = 1, @ViewBuilder row: @escaping (Element) -> Row)
  {
    self.sections = sections
    self.columns = columns
    self.row = row
    header = { DefaultSectionHeader($0) }
  }
}

extension SectionList {
  /// Replaces the header of every section.
  public func sectionHeader<NewHeader: View>(
    @ViewBuilder _ header: @escaping (SectionHeading<Element>) -> NewHeader
  ) -> SectionList<Element, Row, NewHeader> {
    SectionList<Element, Row, NewHeader>(
      sections: sections, columns: columns, row: row, header: header, style: style)
  }

  public func sectionListStyle(_ style: SectionListStyle) -> SectionList {
    var list = self
    list.style = style
    return list
  }
}

extension SectionList: View {
  public var body: some View {
    VStack(alignment: .leading) {
      ForEach(blocks) { block in block.content.padding(.top, block.spacing) }
    }
  }
}

extension SectionList: FlowContent {
  public func segments(in environment: EnvironmentValues) -> [FlowSegment] {
    [FlowSegment(blocks, columns: columns, columnSpacing: style.columnSpacing, spacing: style.spacing)]
  }

  private var blocks: [Block] {
    sections.enumerated().flatMap { index, section -> [Block] in
      func header(isContinued: Bool) -> Header {
        self.header(SectionHeading(index: index, section: section, isContinued: isContinued))
      }
      let head = Block(
        header(isContinued: false), continued: EmptyView?.none, group: index, keepsWithNext: true,
        spacing: style.sectionSpacing)
      return [head]
        + section.elements.map { element in
          let continued = VStack(alignment: .leading, spacing: style.rowSpacing) {
            header(isContinued: true)
            row(element)
          }
          return Block(row(element), continued: continued, group: index, spacing: style.rowSpacing)
        }
    }
  }
}

/// The section's title and how many elements it has.
public struct DefaultSectionHeader: View {
  private let title: String
  private let count: Int
  private let isContinued: Bool

  public init(_ heading: SectionHeading<some Any>) {
    title = heading.title ?? ""
    count = heading.section.elements.count
    isContinued = heading.isContinued
  }

  public var body: some View {
    EnvironmentReader { environment in
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(isContinued ? "\(title) (continued)" : title)
        Spacer()
        Text(String(count))
      }
      .font(environment.font.weight(.bold))
      .lineLimit(1)
    }
  }
}
