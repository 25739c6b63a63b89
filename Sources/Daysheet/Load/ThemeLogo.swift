import Foundation
import PosterUI

/// The logo of a theme file: SVG path data with a colour, or a PNG file.
extension ThemeFile {
  static func logo(_ setting: Setting) throws(RunError) -> Theme.Logo {
    guard case .object(let members) = setting.value else { throw wrong("logo", "must be an object", setting) }
    var outline: Outline?
    var tint: Color?
    var picture: PNGPicture?
    for member in members {
      let path = "logo.\(member.key)"
      switch member.key {
      case "path":
        outline = Outline(svgPathData: try string(member, path: path))
        if outline == nil {
          let most = Int(Outline.largestNumber)
          throw wrong(
            path, "must be SVG path data that encloses an area", member,
            hint: "Numbers are at most \(most), and the shape is at most a thousand times as long as wide.")
        }
      case "color": tint = try color(member.value, path: path, member)
      case "png": picture = try self.picture(member, path: path)
      default: throw unknown(path, member, among: ["path", "color", "png"])
      }
    }
    switch (outline, picture) {
    case (let outline?, nil): return .outline(outline, tint)
    case (nil, let picture?) where tint == nil: return .picture(picture)
    case (nil, _?):
      throw wrong("logo.color", "is for a logo of path data; a PNG has its own colours", setting)
    case (_?, _?): throw wrong("logo", "must have a path or a png, not both", setting)
    case (nil, nil): throw wrong("logo", "must have a path or a png", setting)
    }
  }

  /// The file's head only is looked at; who draws decodes the rest.
  private static func picture(_ setting: Setting, path: String) throws(RunError) -> PNGPicture {
    let name = try string(setting, path: path)
    let bytes: [UInt8]
    do {
      bytes = try InputReader.bytes(
        of: file(name, besides: setting.location.file), limit: Limits.pictureBytes)
    } catch {
      let reason = error.diagnostics.first?.text ?? "it cannot be read"
      throw wrong(path, "‘\(name)’: \(reason)", setting)
    }
    guard let picture = PNGPicture(bytes) else {
      throw wrong(path, "‘\(name)’: this is not a PNG file", setting)
    }
    guard max(picture.width, picture.height) <= Limits.pictureSide else {
      let size = "\(picture.width) × \(picture.height) pixels"
      throw wrong(path, "‘\(name)’: it has \(size), more than \(Limits.pictureSide) a side", setting)
    }
    return picture
  }

  /// The path of the logo's PNG, where it is one.
  static func pictureFiles(_ logo: Setting) -> [String] {
    guard case .object(let members) = logo.value else { return [] }
    return members.compactMap { member in
      guard member.key == "png", case .string(let name) = member.value else { return nil }
      return file(name, besides: member.location.file)
    }
  }

  /// The path of a file that a theme names; it never is `-`, which would be standard input.
  private static func file(_ name: String, besides theme: String) -> String {
    URL(filePath: name, relativeTo: URL(filePath: theme).deletingLastPathComponent()).path(
      percentEncoded: false)
  }
}
