import Foundation
import Testing

@testable import CairoCanvas

@Suite struct PDFFileTests {
  // Skipped where qpdf is missing.
  @Test(.enabled(if: PDFEncoderTests.qpdf.isInstalled)) func thousandsOfObjectsArePackedAndFound() throws {
    var file = try PDFFile()
    let tree = file.reserve()
    let page = file.reserve()
    let many = file.reserve(1_200)
    for (index, object) in many.enumerated() {
      var syntax = PDFSyntax()
      syntax.text("object \(index)")
      try file.add(syntax, as: object)
    }
    let content = try file.add(stream: Array("0 0 m".utf8))
    var syntax = PDFSyntax("<</Type/Page/MediaBox[0 0 9 9]/Parent \(tree.number) 0 R/Many")
    syntax.references(many)
    syntax.write("/Contents \(content.number) 0 R>>")
    try file.add(syntax, as: page)
    try file.add(PDFSyntax("<</Type/Pages/Count 1/Kids[\(page.number) 0 R]>>"), as: tree)
    let root = try file.add(PDFSyntax("<</Type/Catalog/Pages \(tree.number) 0 R>>"))
    let bytes = try file.finish(root: root, info: try file.add(PDFSyntax("<<>>")))
    #expect(bytes.count < 12_000)
    try withTemporaryFolder { folder in
      let pdf = folder.appending(path: "many.pdf")
      try Data(bytes).write(to: pdf)
      let (json, status) = try PDFEncoderTests.qpdf.run(["--json", pdf.path])
      #expect(status == 0)
      let text = String(decoding: json, as: UTF8.self)
      #expect(text.matches(of: /"value": "u:object [0-9]+"/).count == 1_200)
      #expect(text.contains("\"obj:\(many[1_199].number) 0 R\": {\n        \"value\": \"u:object 1199\""))
      #expect(try PDFEncoderTests.qpdf.run(["--check", pdf.path]).status == 0)
    }
  }
}
