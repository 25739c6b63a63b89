internal import PosterUI

/// The document's outline: its pages where there are several, below them the groups that have a level in it.
struct PDFOutline {
  private struct Entry {
    let label: String
    let level: Int
    let parent: Int?
    let target: PDFTarget
  }

  private let listsPages: Bool
  private var entries: [Entry] = []
  /// The latest entry of each level, so that a deeper one knows its parent.
  private var open: [Int] = []

  init(listsPages: Bool) { self.listsPages = listsPages }

  mutating func begin(_ page: Drawing, at place: PDFPagePlace) {
    guard listsPages else { return }
    let name = page.name.isEmpty ? String(place.index + 1) : page.name
    add(name, level: 0, target: place.target(of: Point(x: 0, y: 0)))
  }

  /// Adds the entry of a group that has a level; groups come in reading order.
  mutating func pass(_ group: Group, at place: PDFPagePlace) {
    guard let semantics = group.semantics, let level = semantics.outlineLevel, let label = semantics.label
    else { return }
    add(label, level: level, target: place.target(of: group.bounds.origin))
  }

  private mutating func add(_ label: String, level: Int, target: PDFTarget) {
    while let last = open.last, entries[last].level >= level { open.removeLast() }
    entries.append(Entry(label: label, level: level, parent: open.last, target: target))
    open.append(entries.count - 1)
  }

  /// Writes every entry, closed; `nil` where there are none.
  func write(to file: inout PDFFile) throws(CanvasError) -> PDFReference? {
    guard !entries.isEmpty else { return nil }
    let root = file.reserve()
    let references = file.reserve(entries.count)
    var children = [[Int]](repeating: [], count: entries.count)
    var tops: [Int] = []
    for (index, entry) in entries.enumerated() {
      if let parent = entry.parent { children[parent].append(index) } else { tops.append(index) }
    }
    func ends(_ indices: [Int]) -> String {
      guard let first = indices.first, let last = indices.last else { return "" }
      return "/First \(references[first].number) 0 R/Last \(references[last].number) 0 R"
    }
    try file.add(PDFSyntax("<<\(ends(tops))/Count \(tops.count)>>"), as: root)
    for siblings in [tops] + children {
      for (place, index) in siblings.enumerated() {
        let entry = entries[index]
        var syntax = PDFSyntax("<</Title")
        syntax.text(entry.label)
        syntax.token("/Parent ")
        syntax.reference(entry.parent.map { references[$0] } ?? root)
        if place > 0 { syntax.write("/Prev \(references[siblings[place - 1]].number) 0 R") }
        if place + 1 < siblings.count { syntax.write("/Next \(references[siblings[place + 1]].number) 0 R") }
        if !children[index].isEmpty {
          syntax.write("\(ends(children[index]))/Count -\(children[index].count)")
        }
        syntax.token("/Dest")
        syntax.target(entry.target)
        syntax.token(">>")
        try file.add(syntax, as: references[index])
      }
    }
    return root
  }
}
