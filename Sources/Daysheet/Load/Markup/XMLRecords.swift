import GLibText

/// How one XML format lays out its records.
struct XMLLayout {
  /// The element that is a record.
  var record: String
  /// Elements that mean different things by the values of these attributes, which then are part of the name:
  /// `OperationTime.ONB.SCT`.
  var qualifiers: [String: [String]] = [:]
  /// Elements of which a record may have several, each one entry of a list; what is in them is joined with blanks.
  var lists: Set<String> = []

  /// In order: the first whose record occurs is the layout of a file.
  static let all = [
    XMLLayout(
      record: "FlightLeg",
      qualifiers: ["OperationTime": ["OperationQualifier", "TimeType"], "Resource": ["DepartureOrArrival"]],
      lists: ["CodeShareInfo"]),
    XMLLayout(record: "flight"),
  ]
}

/// Reads XML into records whose members are named by their path: `LegIdentifier.Airline`, `status@code` for an
/// attribute, `../airport@name` for one of an element around the record.
///
/// Of an element that occurs several times in a record the first counts.
enum XMLRecords {
  /// - Parameter limit: XML of more bytes is refused.
  static func read(
    _ source: InputSource, limit: Int = Limits.xmlBytes
  ) throws(InputFailure) -> RecordList {
    guard source.bytes.count <= limit else {
      throw InputFailure(.tooLarge, "it is XML of more than \(limit) bytes", path: source.path)
    }
    let builder = XMLRecordBuilder(source.bytes)
    do {
      try MarkupParser.parse(source.bytes, depth: Limits.nesting, to: builder)
    } catch {
      throw InputFailure(
        Diagnostic(.error, .xmlSyntax, error.text, at: source.location(of: TextPlace(error.place))))
    }
    guard builder.list.records.count <= Limits.listedRecords else {
      throw InputFailure(.tooLarge, "it has more than \(Limits.listedRecords) records", path: source.path)
    }
    guard builder.layout != nil || builder.isKnownRoot else {
      let layouts = XMLLayout.all.map { "<\($0.record)>" }.joined(separator: " or ")
      throw InputFailure(
        Diagnostic(
          .error, .unknownXML, "this is XML with the root <\(builder.root ?? "")> and no \(layouts) in it",
          at: SourceLocation(file: source.path, line: 1),
          hint: "Feeds in XML: \(AvinorFeed.name), \(AIDXFeed.name)."))
    }
    return builder.list
  }
}

private final class XMLRecordBuilder: MarkupHandler {
  private let source: [UInt8]
  private(set) var list: RecordList
  private(set) var layout: XMLLayout?
  private(set) var root: String?

  /// The attributes of the elements around the record, outermost first.
  private var around: [[Member]] = []
  private var depth = 0
  private var record: Open?

  /// A record that is being read.
  private struct Open {
    var record: RecordList.Record
    var depth: Int
    /// The open elements; the record itself comes first and has no name.
    var path: [Element]
    var names: Set<String> = []
    /// The entries of each list so far.
    var lists: [String: (place: TextPlace, entries: [String])] = [:]
  }

  private struct Element {
    var name: String
    var place: TextPlace
    var text: [UInt8] = []
    /// In a list, or of one.
    var isListed = false
  }

  init(_ bytes: [UInt8]) {
    source = bytes
    list = RecordList(bytes)
  }

  /// A board without a flight is an empty day.
  var isKnownRoot: Bool {
    root.map { ["airport", "flights"].contains($0) || $0.hasPrefix("IATA_AIDX_") } ?? false
  }

  func start(_ name: String, _ attributes: [(name: String, value: String)], at markup: MarkupPlace) {
    let place = TextPlace(markup)
    root = root ?? name
    depth += 1
    if record != nil {
      startInside(name, attributes, place)
    } else if isRecord(name) {
      startRecord(name, attributes, place)
    } else {
      around.append(attributes.map { member("../\(name)@\($0.name)", $0.value, place) })
    }
  }

  func text(_ bytes: UnsafeRawBufferPointer) {
    guard let last = record?.path.indices.last else { return }
    record?.path[last].text += bytes
  }

  func end(_ name: String, at place: MarkupPlace) {
    depth -= 1
    guard let open = record else {
      _ = around.popLast()
      return
    }
    if depth < open.depth { finishRecord(at: place.offset) } else { finishElement() }
  }

  private func isRecord(_ name: String) -> Bool {
    if let layout { return layout.record == name }
    layout = XMLLayout.all.first { $0.record == name }
    return layout != nil
  }

  private func startRecord(
    _ name: String, _ attributes: [(name: String, value: String)], _ place: TextPlace
  ) {
    // The tag is behind us; it begins at the bracket before.
    let start = source[..<place.offset].lastIndex(of: Byte.openAngle) ?? place.offset
    let lines = source[start..<place.offset].count { $0 == Byte.lineFeed }
    let lineStart =
      lines == 0 ? place.lineStart : (source[..<start].lastIndex(of: Byte.lineFeed) ?? -1) + 1
    let opening = TextPlace(offset: start, line: place.line - lines, lineStart: lineStart)
    var open = Open(
      record: RecordList.Record(
        place: opening, bytes: start..<start, path: "\(name)[\(list.records.count)]",
        members: around.flatMap { $0 }),
      depth: depth, path: [Element(name: "", place: place)])
    open.record.members += attributes.map { member("@\($0.name)", $0.value, place) }
    record = open
  }

  private func startInside(
    _ name: String, _ attributes: [(name: String, value: String)], _ place: TextPlace
  ) {
    guard let outer = record?.path.last else { return }
    let qualifiers = (layout?.qualifiers[name] ?? []).compactMap { wanted in
      attributes.first { $0.name == wanted }?.value
    }
    let path = ([outer.name, name].filter { !$0.isEmpty } + qualifiers).joined(separator: ".")
    let isListed = outer.isListed || layout?.lists.contains(name) == true
    if !isListed {
      for attribute in attributes { add(member("\(path)@\(attribute.name)", attribute.value, place)) }
    }
    record?.path.append(Element(name: path, place: place, isListed: isListed))
  }

  private func finishElement() {
    guard let element = record?.path.popLast() else { return }
    let text = String(decoding: element.text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard element.isListed else {
      if !text.isEmpty { add(member(element.name, text, element.place)) }
      return
    }
    if let outer = record?.path.indices.last, record?.path[outer].isListed == true {
      record?.path[outer].text += Array(" \(text)".utf8)
    } else if !text.isEmpty {
      record?.lists[element.name, default: (element.place, [])].entries.append(text)
    }
  }

  private func finishRecord(at end: Int) {
    guard var open = record else { return }
    record = nil
    for (name, entries) in open.lists.sorted(by: { $0.key < $1.key }) {
      open.record.members.append(member(name, entries.entries.joined(separator: ","), entries.place))
    }
    open.record.bytes = open.record.bytes.lowerBound..<max(open.record.bytes.lowerBound, end)
    if list.records.count <= Limits.listedRecords { list.records.append(open.record) }
  }

  private func add(_ member: Member) {
    guard record?.names.insert(member.name).inserted == true else { return }
    record?.record.members.append(member)
  }

  private func member(_ name: String, _ value: String, _ place: TextPlace) -> Member {
    Member(name: name, place: place, value: list.cell(value.utf8, at: place))
  }
}

extension TextPlace {
  fileprivate init(_ place: MarkupPlace) {
    self.init(offset: place.offset, line: place.line, lineStart: place.lineStart)
  }
}
