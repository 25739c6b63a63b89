import Foundation
import PosterUI
import Testing
import Timelines

@testable import Daysheet

/// A theme that names a PNG file beside it.
struct ThemeLogoTests {
  /// - Parameter picture: `nil` for no such file.
  private func logo(
    _ picture: [UInt8]?, json: String = #"{ "logo": { "png": "marks/logo.png" } }"#
  ) throws -> Theme.Logo? {
    let folder = try TemporaryFolder()
    let marks = folder.url.appending(path: "marks")
    try FileManager.default.createDirectory(at: marks, withIntermediateDirectories: true)
    if let picture { try Data(picture).write(to: marks.appending(path: "logo.png")) }
    return try ThemeFile.read(Array(json.utf8), file: folder.url.appending(path: "house.json").path).logo
  }

  @Test func anotherPictureIsAnotherTheme() throws {
    func hash(_ picture: [UInt8]) throws -> String? {
      let folder = try TemporaryFolder()
      try Data(picture).write(to: folder.url.appending(path: "logo.png"))
      let theme = Array(#"{ "logo": { "png": "logo.png" } }"#.utf8)
      return try ThemeFile.read(theme, file: folder.url.appending(path: "house.json").path).sha256
    }
    let picture = pngHead(width: 4, height: 4)
    #expect(try hash(picture) == hash(picture))
    #expect(try hash(picture) != hash(picture + [0]))
  }

  private func text(
    _ picture: [UInt8]?, json: String = #"{ "logo": { "png": "marks/logo.png" } }"#
  ) throws -> String? {
    let error = try #require(throws: RunError.self) { try logo(picture, json: json) }
    #expect(error.exitCode == .configuration)
    return error.diagnostics.first?.text
  }

  @Test func thePathIsRelativeToTheTheme() throws {
    guard case .picture(let picture)? = try logo(pngHead(width: 4096, height: 40)) else {
      Issue.record("no picture")
      return
    }
    #expect(picture.size == Size(width: 4096, height: 40))
  }

  @Test func saysWhyAFileIsNoLogo() throws {
    let token = "logo.png: ‘marks/logo.png’: "
    #expect(try text(nil) == token + "there is no such file")
    #expect(try text(Array("<svg/>".utf8)) == token + "this is not a PNG file")
    #expect(
      try text(pngHead(width: 40, height: 4097)) == token + "it has 40 × 4097 pixels, more than 4096 a side")
    let large = pngHead(width: 40, height: 40) + [UInt8](repeating: 0, count: 1 << 22)
    #expect(try text(large) == token + "it has more than 4194304 bytes")
  }

  @Test func pathDataAndAPictureDoNotGoTogether() throws {
    let good = pngHead(width: 4, height: 4)
    #expect(
      try text(good, json: #"{ "logo": { "png": "marks/logo.png", "path": "M0 0H24V24H0Z" } }"#)
        == "logo: must have a path or a png, not both")
    #expect(
      try text(good, json: ##"{ "logo": { "png": "marks/logo.png", "color": "#000000" } }"##)
        == "logo.color: is for a logo of path data; a PNG has its own colours")
  }

  /// The head is good, so that only decoding finds out.
  @Test func aDamagedPictureEndsTheRunBeforeAnythingIsDrawn() throws {
    var options = RealDays.summit
    let folder = try TemporaryFolder()
    try Data(pngHead(width: 40, height: 40) + [8, 6, 0, 0, 0]).write(
      to: folder.url.appending(path: "logo.png"))
    let file = folder.url.appending(path: "house.json").path
    options.theme = try ThemeFile.read(Array(#"{ "logo": { "png": "logo.png" } }"#.utf8), file: file)
    let error = try #require(throws: RunError.self) { try DayReport.files(options, now: Instant(seconds: 0)) }
    #expect(error.exitCode == .configuration)
    #expect(error.diagnostics.map(\.text) == ["logo.png: the file is damaged or ends too early"])
    #expect(
      error.diagnostics.map(\.location) == [Daysheet.SourceLocation(file: file, line: 1, column: 3)])
  }
}

/// What a PNG file begins with, and no more.
func pngHead(width: Int, height: Int) -> [UInt8] {
  func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + bytes(width) + bytes(height)
}
