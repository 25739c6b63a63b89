import Testing

@testable import CairoCanvas

@Suite struct PDFMetadataTests {
  @Test(arguments: [
    (0, "D:19700101000000Z"), (1_773_325_800, "D:20260312143000Z"), (-1, "D:19691231235959Z"),
  ])
  func datesHaveTheSyntaxOfPDF(seconds: Int, text: String) {
    #expect(PDFMetadata.pdfDate(seconds) == text)
  }

  @Test func xmpSaysTheSameAndEscapesIt() {
    let metadata = PDFMetadata(title: "A & B", summary: "<all>", creator: "Daysheet", created: 1_773_325_800)
    let xmp = String(decoding: metadata.xmp(isAccessible: true), as: UTF8.self)
    for part in ["A &amp; B", "&lt;all&gt;", ">2026-03-12T14:30:00Z<", "<pdfuaid:part>1</pdfuaid:part>"] {
      #expect(xmp.contains(part), "\(part) is not in \(xmp)")
    }
    #expect(!String(decoding: metadata.xmp(isAccessible: false), as: UTF8.self).contains("<pdfuaid:part>"))
  }
}
