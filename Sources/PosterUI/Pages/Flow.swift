/// What can flow over pages: it comes as blocks that no page cuts.
public protocol FlowContent {
  func segments(in environment: EnvironmentValues) -> [FlowSegment]
}

/// Blocks below each other in one or several balanced columns.
public struct FlowSegment {
  public var blocks: [Block]
  public var columns: Int
  public var columnSpacing: Double
  /// Room above the segment where it does not begin a page.
  public var spacing: Double

  public init(_ blocks: [Block], columns: Int = 1, columnSpacing: Double = 0, spacing: Double = 0) {
    self.blocks = blocks
    self.columns = max(1, columns)
    self.columnSpacing = columnSpacing
    self.spacing = spacing
  }
}

/// A piece that stands on one page as a whole. Only a block taller than a page is split, as a last resort.
public struct Block {
  /// What is drawn.
  public var content: AnyView
  /// Drawn instead where the block begins a page or a column and its group began before it: with the header again.
  public var continued: AnyView?
  /// Blocks of one number belong together; columns keep them whole where that costs little.
  public var group: Int
  /// Whether the block never ends a page or column that the next block does not share: a header.
  public var keepsWithNext: Bool
  /// Room above the block where it does not begin a page or column.
  public var spacing: Double

  public init(
    _ content: some View, continued: (some View)?, group: Int, keepsWithNext: Bool = false,
    spacing: Double = 0
  ) {
    self.content = AnyView(content)
    self.continued = continued.map { AnyView($0) }
    self.group = group
    self.keepsWithNext = keepsWithNext
    self.spacing = spacing
  }
}

/// Collects what flows over the pages of a ``Sheet``; a plain view is one block.
@resultBuilder
public enum FlowBuilder {
  public static func buildExpression(_ content: some FlowContent) -> [any FlowContent] { [content] }

  @_disfavoredOverload
  public static func buildExpression(_ view: some View) -> [any FlowContent] {
    [SingleBlock(view: AnyView(view))]
  }

  public static func buildBlock(_ parts: [any FlowContent]...) -> [any FlowContent] { Array(parts.joined()) }
  public static func buildOptional(_ part: [any FlowContent]?) -> [any FlowContent] { part ?? [] }
  public static func buildEither(first part: [any FlowContent]) -> [any FlowContent] { part }
  public static func buildEither(second part: [any FlowContent]) -> [any FlowContent] { part }
  public static func buildArray(_ parts: [[any FlowContent]]) -> [any FlowContent] { Array(parts.joined()) }
}

private struct SingleBlock: FlowContent {
  let view: AnyView

  func segments(in environment: EnvironmentValues) -> [FlowSegment] {
    [FlowSegment([Block(view, continued: EmptyView?.none, group: 0)])]
  }
}
