public import PosterUI

/// Encodes a drawing as SVG: glyphs as outlines, real but transparent text over them, everything that repeats defined
/// once.
///
/// The text makes find, copy and screen readers work in a browser; what is seen needs no font there. Written from the
/// drawing itself: Cairo's SVG is ten times as large and its ids count across the process.
public enum SVGEncoder {
  public static func encode(_ drawing: Drawing) throws(CanvasError) -> [UInt8] {
    var page = try SVGPage(drawing)
    try page.write(drawing.structuredMarks)
    page.endSeries()
    return page.document(for: drawing)
  }
}

extension SVGPage {
  fileprivate func document(for drawing: Drawing) -> [UInt8] {
    var svg = SVGWriter()
    svg.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    for (name, length) in [("width", drawing.size.width), ("height", drawing.size.height)] {
      svg.write(" \(name)=\"")
      svg.number(length)
      svg.write("pt\"")
    }
    svg.write(" viewBox=\"0 0 ")
    svg.number(drawing.size.width)
    svg.write(" ")
    svg.number(drawing.size.height)
    svg.write("\" role=\"graphics-document document\"")
    svg.escapedAttribute("xml:lang", drawing.language)
    // Fills of other colours name theirs.
    svg.write(" fill=\"\(styles.commonFill.hex)\"")
    if styles.commonFill.alpha < 255 {
      svg.attribute("fill-opacity", Double(styles.commonFill.alpha) / 255, decimals: 3)
    }
    svg.write(" stroke-linejoin=\"round\">\n")
    svg.element("title", drawing.title)
    svg.element("desc", drawing.summary)
    // Text of no colour could not be selected.
    svg.write("<style>text{fill:#000;fill-opacity:0;white-space:pre;font-family:Inter,sans-serif;")
    svg.write(styles.commonType.declarations())
    svg.write("}")
    svg.write(styles.sheet)
    svg.write("</style>\n<defs>\n")
    svg.write(lines.definitions)
    svg.write(definitions.writer)
    let series = elements.markup(names: names)
    svg.write(series.definitions)
    svg.write("</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"\(drawing.background.hex)\"/>\n")
    writeBody(series, to: &svg)
    svg.write("</svg>\n")
    return svg.bytes
  }
}
