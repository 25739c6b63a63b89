import CairoCanvas
import Foundation
import PosterUI
import Testing
import Timelines

// The README's example begins.
struct Shift: Identifiable { let id: Int; let name: String; let start: Date; let team: String }

func posterPDF(of shifts: [Shift], locale: Locale) throws -> Data {
  let sheet = Sheet(width: 595, height: 842, margins: EdgeInsets(36)) {
    TimelineView(events: shifts, time: \.start) { shift in
      Text(shift.name).padding(6).background(Color(0xF1F3F6), in: RoundedRectangle(cornerRadius: 6))
    }
    .hourHeader { heading in Text(heading.hour.label).font(Font("Inter Display", size: 14, weight: .bold)) }
    SectionList(Section.grouping(shifts, by: \.team, locale: locale), columns: 3) { Text($0.name) }
  } head: { _ in
    Text("Shifts").font(Font("Inter Display", size: 28, weight: .bold)).padding(.bottom, 12)
  } foot: { page in
    Text("page \(page.number) of \(page.count)")
  }
  let pages = sheet.drawings(shaper: PangoShaper(fallbackFamilies: ["Noto Sans"]))
  return Data(try PDFEncoder.encode(pages, created: 0, creator: "shifts"))
}
// The README's example ends.

/// The library is for any events: what the README shows works, and is what the README shows.
struct ShiftPosterTests {
  private static let morning = Date(timeIntervalSince1970: 1_773_273_600)

  @Test func aPosterOfShifts() throws {
    let shifts = (0..<40).map { index in
      Shift(
        id: index, name: "Shift \(index)", start: Self.morning.addingTimeInterval(Double(index) * 1500),
        team: ["Ramp", "Gate", "Desk"][index % 3])
    }
    let pdf = try posterPDF(of: shifts, locale: Locale(identifier: "en"))
    #expect(pdf.starts(with: Data("%PDF-".utf8)))
  }

  @Test func theReadmeShowsThisCode() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let example = try #require(
      source.components(separatedBy: "example begins.\n").dropFirst().first?
        .components(separatedBy: "// The README's example ends").first)
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains(example))
  }
}
