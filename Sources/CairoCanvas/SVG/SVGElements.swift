/// The elements that a page shows, one after the other, and which of them it need not write again.
///
/// What stands at the same place in many groups, as a card's ground or its pill, is defined once; so are elements
/// that follow each other often.
struct SVGElements {
  /// Elements by number, series by series.
  private var items: [SVGPairs.Item] = []
  private var known: [[UInt8]: Int] = [:]
  private var contents: [[UInt8]] = []

  mutating func append(_ element: SVGWriter) {
    let number = known[element.bytes] ?? contents.count
    if number == contents.count {
      known[element.bytes] = number
      contents.append(element.bytes)
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
  func markup() -> (series: [SVGWriter], definitions: SVGWriter) {
    var pairs = SVGPairs(items, terminals: contents.count)
    pairs.join()
    var markup = Markup(pairs, contents: contents)
    var series: [SVGWriter] = []
    var current = SVGWriter()
    for item in pairs.items {
      if item.isEnd {
        series.append(current)
        current = SVGWriter()
      } else {
        markup.write(item.symbol, to: &current)
      }
    }
    return (series, markup.definitions)
  }

  private struct Markup {
    let pairs: SVGPairs
    let contents: [[UInt8]]
    let uses: [Int]
    private(set) var definitions = SVGWriter()
    private var ids: [Int: String] = [:]

    init(_ pairs: SVGPairs, contents: [[UInt8]]) {
      self.pairs = pairs
      self.contents = contents
      uses = pairs.uses
    }

    mutating func write(_ symbol: Int, to writer: inout SVGWriter) {
      guard pays(symbol) else { return writeContent(of: symbol, to: &writer) }
      writer.write("<use href=\"#")
      writer.write(id(of: symbol))
      writer.write("\"/>")
    }

    /// Whether a definition and its uses are shorter than the element written each time.
    private func pays(_ symbol: Int) -> Bool {
      guard symbol < contents.count else { return uses[symbol] >= SVGPairs.leastUses }
      let (use, definition) = (18, 8)
      return uses[symbol] * (contents[symbol].count - use) > contents[symbol].count + definition
    }

    private mutating func id(of symbol: Int) -> String {
      if let known = ids[symbol] { return known }
      let id = SVGDefinitions.id("p", ids.count + 1)
      ids[symbol] = id
      var content = SVGWriter()
      if symbol < contents.count {
        // Behind the element's name.
        let bytes = contents[symbol]
        let name = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
        content.write(bytes[..<name])
        content.attribute("id", id)
        content.write(bytes[name...])
      } else {
        content.write("<g id=\"\(id)\">")
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
