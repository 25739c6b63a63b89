import Testing

@testable import CairoCanvas

@Suite struct PDFStructureTests {
  private func structure(_ names: [String]) -> PDFStructure {
    var structure = PDFStructure()
    structure.beginPage()
    for name in names {
      structure.begin(PDFElement(name: name))
      structure.end()
    }
    return structure
  }

  @Test(arguments: [
    (["H1", "H2", "P", "H2", "H1"], true), (["P"], true), (["H2"], false), (["H1", "H3"], false),
  ])
  func headingsMustNotSkipALevel(names: [String], isInOrder: Bool) {
    #expect(structure(names).headingsAreInOrder == isInOrder)
  }

  @Test func contentIsCountedFromTheStartOfItsPage() {
    var structure = structure([])
    structure.begin(PDFElement(name: "P"))
    #expect(structure.addContent() == 0 && structure.addContent() == 1)
    structure.beginPage()
    #expect(structure.addContent() == 0)
    #expect(structure.currentName == "P")
    structure.end()
    #expect(structure.currentName == "Document")
  }
}
