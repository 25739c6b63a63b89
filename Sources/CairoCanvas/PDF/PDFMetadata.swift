internal import Foundation
internal import PosterUI

/// What a document says of itself: the information dictionary and the same again as XMP.
struct PDFMetadata {
  let title: String
  let summary: String
  let creator: String
  /// Seconds since 1970.
  let created: Int

  var information: PDFSyntax {
    var syntax = PDFSyntax("<<")
    let date = Self.pdfDate(created)
    for (key, value) in [
      ("Title", title), ("Subject", summary), ("Creator", creator), ("Producer", creator),
      ("CreationDate", date), ("ModDate", date),
    ] {
      syntax.write("/\(key)")
      syntax.text(value)
    }
    syntax.token(">>")
    return syntax
  }

  /// - Parameter isAccessible: whether the document keeps the rules of PDF/UA-1 (ISO 14289-1).
  func xmp(isAccessible: Bool) -> [UInt8] {
    let date = Self.parts(of: created).xmp
    let claim = isAccessible ? "<pdfuaid:part>1</pdfuaid:part>\n" : ""
    return Array(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" \
      xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
      \(claim)<dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(escaped(title))</rdf:li></rdf:Alt></dc:title>
      <dc:description><rdf:Alt><rdf:li xml:lang="x-default">\(escaped(summary))</rdf:li></rdf:Alt></dc:description>
      <xmp:CreatorTool>\(escaped(creator))</xmp:CreatorTool><pdf:Producer>\(escaped(creator))</pdf:Producer>
      <xmp:CreateDate>\(date)</xmp:CreateDate><xmp:ModifyDate>\(date)</xmp:ModifyDate>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="r"?>
      """.utf8)
  }

  private func escaped(_ text: String) -> String {
    var writer = SVGWriter()
    writer.text(text)
    return writer.text
  }

  /// `D:20260312143000Z` (ISO 32000-1, 7.9.4).
  static func pdfDate(_ seconds: Int) -> String { parts(of: seconds).pdf }

  private static func parts(of seconds: Int) -> (pdf: String, xmp: String) {
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    func digits(_ value: Int32, _ width: Int = 2) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let date = [digits(parts.tm_year + 1900, 4), digits(parts.tm_mon + 1), digits(parts.tm_mday)]
    let clock = [digits(parts.tm_hour), digits(parts.tm_min), digits(parts.tm_sec)]
    return (
      "D:\((date + clock).joined())Z", "\(date.joined(separator: "-"))T\(clock.joined(separator: ":"))Z"
    )
  }
}
