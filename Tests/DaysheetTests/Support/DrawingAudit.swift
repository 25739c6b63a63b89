import Foundation
import PosterUI
import Testing

/// What a drawing must keep to, found out from its marks alone (poster.md, "Fit, the promise").
struct DrawingAudit {
  let drawing: Drawing

  /// Runs whose logical box leaves the room that the layout gave, or the page.
  var textsOutsideTheirBox: [String] {
    let page = Rect(origin: .zero, size: drawing.size)
    return drawing.textRuns.filter { run in
      !run.box.contains(run.logicalBounds, tolerance: 0.05) || !page.contains(run.logicalBounds)
    }
    .map(\.text.text)
  }

  /// Pairs of runs whose logical boxes share an area.
  var overlappingTexts: [String] {
    let runs = drawing.textRuns.filter { !$0.text.text.isEmpty }
      .map { (text: $0.text.text, box: $0.logicalBounds) }
      .sorted { $0.box.minY < $1.box.minY }
    var pairs: [String] = []
    for (index, run) in runs.enumerated() {
      for other in runs[(index + 1)...] {
        if other.box.minY >= run.box.maxY { break }
        if run.box.intersects(other.box, tolerance: -0.05) { pairs.append("\(run.text) / \(other.text)") }
      }
    }
    return pairs
  }

  var smallestText: Double {
    drawing.textRuns.map(\.text.font.size).min() ?? .infinity
  }

  /// The airplane of each flight, with its track.
  var planes: [Plane] {
    drawing.semanticGroups.compactMap { group in
      guard let id = group.semantics?.identifier, id.hasPrefix("track-"), let flight = Int(id.dropFirst(6)),
        let track = Self.clip(in: group)
      else { return nil }
      return Plane(flight: flight, track: track, plane: Self.outline(in: group.marks))
    }
  }

  struct Plane {
    /// Index in the summary's flights.
    let flight: Int
    let track: Rect
    /// `nil` where the track has none.
    let plane: Rect?

    /// x = start + fraction × (track length − plane length), to a hundredth of a point; from the right end where the
    /// plane flies to the left.
    func expectExact(_ progress: Double?, isMirrored: Bool = false) {
      guard let progress else {
        #expect(plane == nil)
        return
      }
      guard let plane else {
        Issue.record("flight \(flight) has no plane")
        return
      }
      let way = progress * (track.width - plane.width)
      #expect(abs((isMirrored ? track.maxX - plane.maxX : plane.minX - track.minX) - way) < 0.01)
      #expect(track.contains(plane, tolerance: 0.01))
    }
  }

  /// Texts of flights that leave their flight's ground.
  var textsOutsideTheirCard: [String] {
    drawing.semanticGroups.filter { $0.semantics?.identifier?.hasPrefix("flight-") == true }.flatMap { card in
      guard let ground = Self.ground(in: card.marks) else { return ["no ground"] }
      return Drawing(size: drawing.size, marks: card.marks).textRuns
        .filter { !$0.text.text.isEmpty && !ground.contains($0.logicalBounds, tolerance: 0.5) }.map(
          \.text.text)
    }
  }

  private static func ground(in marks: [Mark]) -> Rect? {
    marks.lazy.compactMap { mark -> Rect? in
      switch mark {
      case .fill(let path, _): path.bounds
      case .group(let group): ground(in: group.marks)
      default: nil
      }
    }.first
  }

  /// Identifiers of all cards.
  var cards: [String] {
    drawing.semanticGroups.compactMap(\.semantics?.identifier).filter { $0.hasPrefix("flight-") }
  }

  private static func clip(in group: Group) -> Rect? {
    group.clip?.bounds
      ?? group.marks.lazy.compactMap { mark -> Rect? in
        if case .group(let inner) = mark { clip(in: inner) } else { nil }
      }.first
  }

  private static func outline(in marks: [Mark]) -> Rect? {
    marks.lazy.compactMap { mark -> Rect? in
      switch mark {
      case .fill(.outline(let outline, let origin), _): Path.outline(outline, at: origin).bounds
      case .group(let group): outline(in: group.marks)
      default: nil
      }
    }.first
  }

  /// The least contrast of any text with what lies behind it (WCAG 2.1, 1.4.3), 1…21.
  var leastContrast: (text: String, ratio: Double) {
    var grounds: [(Path, Color)] = []
    var least = (text: "", ratio: 21.0)
    func visit(_ marks: [Mark], clip: Path?) {
      for mark in marks {
        switch mark {
        case .fill(let path, let color): grounds.append((path, color))
        // Hatching shades all of the shape that it is clipped to.
        case .stroke(.outline, let stroke): if let clip { grounds.append((clip, stroke.color)) }
        case .stroke: break
        case .group(let group): visit(group.marks, clip: group.clip ?? clip)
        case .text(let run):
          let point = Point(x: run.logicalBounds.midX, y: run.logicalBounds.midY)
          let behind = grounds.filter { $0.0.bounds.contains(Rect(origin: point, size: .zero)) }
          let ground = behind.reduce(drawing.background) { $1.1.over($0) }
          let ratio = run.color.over(ground).contrast(with: ground)
          if ratio < least.ratio { least = (run.text.text, ratio) }
        }
      }
    }
    visit(drawing.marks, clip: nil)
    return least
  }
}

extension Color {
  /// The contrast of two opaque colours by their relative luminance (WCAG 2.1).
  func contrast(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
