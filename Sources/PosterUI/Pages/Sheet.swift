/// Which page a head or foot stands on.
public struct PageInfo: Hashable, Sendable {
  /// From 1.
  public let number: Int
  public let count: Int

  public var isFirst: Bool { number == 1 }
  public var isLast: Bool { number == count }
}

/// A sheet of which it is known how many pages it takes, but which is not drawn yet.
public struct PaginatedSheet: ~Copyable {
  public let pageCount: Int
  fileprivate let draw: () -> [Drawing]

  /// One drawing for each page. What was laid out is let go of piece by piece, hence only once.
  public consuming func drawings() -> [Drawing] { draw() }
}

/// Content that flows over pages of paper, each with a head and a foot.
///
///     let sheet = Sheet(width: 595, height: 842, margins: EdgeInsets(36)) {
///       TimelineView(events: shifts, time: \.start) { Text($0.name) }
///     } head: { _ in
///       Text("Shifts")
///     } foot: { page in
///       Text("page \(page.number) of \(page.count)")
///     }
///     let pages = sheet.drawings(shaper: PangoShaper())
public struct Sheet<Head: View, Foot: View> {
  private let width: Double
  private let height: Double?
  private let margins: EdgeInsets
  private let stretch: Double
  private let content: [any FlowContent]
  private let head: (PageInfo) -> Head
  private let foot: (PageInfo) -> Foot

  /// - Parameters:
  ///   - width: of the paper, in points.
  ///   - height: of the paper, in points; `nil` for one page as tall as needed.
  ///   - stretch: most points by which gaps between groups grow where a page has room to spare.
  public init(
    width: Double, height: Double?, margins: EdgeInsets, stretch: Double = 0,
    @FlowBuilder content: () -> [any FlowContent],
    @ViewBuilder head: @escaping (PageInfo) -> Head, @ViewBuilder foot: @escaping (PageInfo) -> Foot
  ) {
    self.width = width
    self.height = height
    self.margins = margins
    self.stretch = stretch
    self.content = content()
    self.head = head
    self.foot = foot
  }

  /// One drawing for each page; there is always a first one.
  ///
  /// - Parameter isParallel: whether blocks are laid out on all cores. Their views are then asked for their bodies on
  ///   several threads; the drawings are the same.
  public func drawings(
    environment: EnvironmentValues = EnvironmentValues(), shaper: some TextShaping, isParallel: Bool = false
  ) -> [Drawing] {
    paginated(environment: environment, shaper: shaper, isParallel: isParallel).drawings()
  }

  /// The sheet with its content dealt out to pages: as much as tells how many there are.
  public func paginated(
    environment: EnvironmentValues = EnvironmentValues(), shaper: some TextShaping, isParallel: Bool = false
  ) -> PaginatedSheet {
    let context = ViewContext(environment: environment, shaper: shaper)
    let segments = content.flatMap { $0.segments(in: environment) }
    let paginator = Paginator(
      frame: { self.contentFrame(ofPage: $0, in: context) },
      isMirrored: environment.layoutDirection == .rightToLeft, context: context,
      concurrency: isParallel ? .allCores : .oneThread)
    let pages = paginator.pages(of: segments)
    return PaginatedSheet(pageCount: pages.count) {
      // Heads and feet are drawn in a second pass: only now is it known how many pages there are.
      pages.enumerated().map { index, page in
        let stretch = paginator.stretch(of: page, number: index + 1, limit: stretch)
        let content = page.takeMarks(stretch: stretch, paginator.concurrency)
        return drawing(
          content, to: page.bottom, info: PageInfo(number: index + 1, count: pages.count), in: context)
      }
    }
  }

  /// Where content may stand on a page: between its head and its foot. Infinitely high on endless paper.
  private func contentFrame(ofPage number: Int, in context: ViewContext) -> Rect {
    let info = PageInfo(number: number, count: max(number, 2))
    let top = margins.top + size(of: head(info), in: context).height
    let bottom = height.map { $0 - margins.bottom - size(of: foot(info), in: context).height } ?? .infinity
    return Rect(x: margins.leading, y: top, width: innerWidth, height: max(0, bottom - top))
  }

  private var innerWidth: Double { width - margins.horizontal }

  private func size(of view: some View, in context: ViewContext) -> Size {
    context.node(of: view).size(for: ProposedSize(width: innerWidth, height: nil))
  }

  /// - Parameter bottom: the lower edge of the content.
  private func drawing(_ content: [Mark], to bottom: Double, info: PageInfo, in context: ViewContext)
    -> Drawing
  {
    var marks: [Mark] = []
    let headNode = context.node(of: head(info))
    let footNode = context.node(of: foot(info))
    let proposal = ProposedSize(width: innerWidth, height: nil)
    let headSize = Size(width: innerWidth, height: headNode.size(for: proposal).height)
    let footSize = Size(width: innerWidth, height: footNode.size(for: proposal).height)
    let pageHeight = height ?? (bottom + footSize.height + margins.bottom)
    headNode.place(
      in: Rect(origin: Point(x: margins.leading, y: margins.top), size: headSize), into: &marks)
    marks += content
    footNode.place(
      in: Rect(
        origin: Point(x: margins.leading, y: pageHeight - margins.bottom - footSize.height), size: footSize),
      into: &marks)
    return Drawing(size: Size(width: width, height: pageHeight), marks: marks)
  }
}

extension View {
  /// The view alone on a drawing of `width` points and its own height, or of the height given.
  public func drawing(
    width: Double? = nil, height: Double? = nil, environment: EnvironmentValues = EnvironmentValues(),
    shaper: some TextShaping
  ) -> Drawing {
    let node = ViewContext(environment: environment, shaper: shaper).node(of: self)
    let own = node.size(for: ProposedSize(width: width, height: height))
    let size = Size(width: width ?? own.width, height: height ?? own.height)
    var marks: [Mark] = []
    node.place(in: Alignment.topLeading.frame(of: own, in: Rect(origin: .zero, size: size)), into: &marks)
    return Drawing(size: size, marks: marks)
  }
}
