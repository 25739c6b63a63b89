/// The elements that a page shows, one after the other, and which of them it need not write again.
///
/// What stands at the same place in many groups, as a card's ground or its pill, is defined once; so are elements
/// that follow each other often.
struct SVGElements {
  /// Elements by number, series by series.
  private var items: [SVGPairs.Item] = []
  private var known: [SVGWriter: Int] = [:]
  private var contents: [SVGWriter] = []

  mutating func append(_ element: SVGWriter) {
    let number = known[element] ?? contents.count
    if number == contents.count {
      known[element] = number
      contents.append(element)
    }
    items.append(SVGPairs.Item(symbol: number))
  }

  /// Ends a series, `false` where nothing is in it.
  mutating func endSeries() -> Bool {
    guard let last = items.last, !last.isEnd else { return false }
    items.append(.end)
    return true
  }

  /// Takes the elements out that were appended since `mark`, to be part of another one.
  mutating func take(since mark: Int) -> SVGWriter {
    var writer = SVGWriter()
    for item in items[mark...] { writer.write(contents[item.symbol]) }
    items.removeSubrange(mark...)
    return writer
  }

  /// How many there are, for `take(since:)`.
  var count: Int { items.count }

  /// The markup of each series, in order, and of what they use.
  func markup(names: SVGNames) -> Series {
    var pairs = SVGPairs(items, terminals: contents.count)
    pairs.join()
    var markup = Markup(pairs, contents: contents, names: names)
    var series = Series()
    for item in pairs.items {
      if item.isEnd {
        series.ends.append(series.markup.bytes.count)
      } else {
        markup.write(item.symbol, to: &series.markup)
      }
    }
    series.definitions = markup.definitions
    return series
  }

  struct Series {
    var markup = SVGWriter()
    /// Where each series ends in the markup.
    var ends: [Int] = []
    /// What the markup uses.
    var definitions = SVGWriter()
  }

  private struct Markup {
    let pairs: SVGPairs
    let contents: [SVGWriter]
    let uses: [Int]
    private(set) var definitions = SVGWriter()
    private let names: SVGNames
    private var ids: [Int: SVGID] = [:]

    init(_ pairs: SVGPairs, contents: [SVGWriter], names: SVGNames) {
      self.names = names
      self.pairs = pairs
      self.contents = contents
      uses = pairs.uses
    }

    mutating func write(_ symbol: Int, to writer: inout SVGWriter) {
      guard pays(symbol) else { return writeContent(of: symbol, to: &writer) }
      writer.beginUse(of: id(of: symbol))
      writer.write("/>")
    }

    /// Whether a definition and its uses are shorter than the element written each time.
    private func pays(_ symbol: Int) -> Bool {
      guard symbol < contents.count else { return uses[symbol] >= SVGPairs.leastUses }
      let (length, use, definition) = (contents[symbol].bytes.count, 18, 8)
      return uses[symbol] * (length - use) > length + definition
    }

    private mutating func id(of symbol: Int) -> SVGID {
      if let known = ids[symbol] { return known }
      let id = names.next()
      ids[symbol] = id
      var content = SVGWriter()
      if symbol < contents.count {
        // Behind the element's name.
        let bytes = contents[symbol].bytes
        let name = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
        content.write(bytes[..<name])
        content.write(" id=\"")
        content.write(id)
        content.write("\"")
        content.write(bytes[name...])
      } else {
        content.begin("g", id)
        content.write(">")
        writeContent(of: symbol, to: &content)
        content.write("</g>")
      }
      content.write("\n")
      definitions.write(content)
      return id
    }

    private mutating func writeContent(of symbol: Int, to writer: inout SVGWriter) {
      guard let pair = pairs.pair(of: symbol) else { return writer.write(contents[symbol]) }
      write(pair.first, to: &writer)
      write(pair.second, to: &writer)
    }
  }
}
