import PosterUI

/// A flight's way with the airplane on it: solid behind the plane, dashed before it.
///
/// At 0 the tail stands on the start, at 1 the nose touches the end: x = start + fraction × (length − plane length), so
/// that the plane never leaves its track (poster.md, "The airplane").
struct Track: View {
  /// 0…1; `nil` for a flight without a plane.
  let fraction: Double?
  let color: Color
  let planeLength: Double

  var body: some View {
    EnvironmentReader { environment in
      let isMirrored = environment.layoutDirection == .rightToLeft
      let quiet = environment.style.theme.quiet.opacity(0.55)
      let width = planeLength / 12
      ZStack {
        if let fraction {
          let plane = PlanePlace(fraction: fraction, length: planeLength, isMirrored: isMirrored)
          TrackLine(part: .behind, plane: plane).stroke(color, lineWidth: width)
          TrackLine(part: .ahead, plane: plane).stroke(quiet, lineWidth: 0.7 * width, dash: dash(width))
          PlaneShape(plane: plane).fill(color)
        } else {
          HorizontalLine().stroke(quiet, lineWidth: 0.7 * width, dash: dash(width))
        }
      }
      .clipShape(Rectangle())
    }
  }

  private func dash(_ width: Double) -> [Double] { [1.6 * width, 1.6 * width] }

  /// Where the plane's tail stands on a track of `length`.
  static func tail(at fraction: Double, length: Double, planeLength: Double) -> Double {
    fraction * (length - planeLength)
  }
}

/// An airplane's place on a track of any length.
private struct PlanePlace {
  let fraction: Double
  /// Of the plane.
  let length: Double
  let isMirrored: Bool

  /// From where the flight began.
  func tail(on track: Rect) -> Double { Track.tail(at: fraction, length: track.width, planeLength: length) }

  /// The point that far from where the flight began.
  func x(_ distance: Double, on track: Rect) -> Double {
    isMirrored ? track.maxX - distance : track.minX + distance
  }
}

private struct TrackLine: Shape {
  enum Part { case behind, ahead }

  let part: Part
  let plane: PlanePlace

  func path(in rect: Rect) -> Path {
    let tail = plane.tail(on: rect)
    let (start, end) = part == .behind ? (0, tail) : (tail + plane.length, rect.width)
    // Dashes begin at the left in either direction.
    let ends = [plane.x(start, on: rect), plane.x(max(start, end), on: rect)].sorted()
    return .line(Point(x: ends[0], y: rect.midY), Point(x: ends[1], y: rect.midY))
  }
}

private struct PlaneShape: Shape {
  let plane: PlanePlace

  func path(in rect: Rect) -> Path {
    let height = plane.length / Airplane.aspect
    let tail = plane.tail(on: rect)
    let frame = Rect(
      x: min(plane.x(tail, on: rect), plane.x(tail + plane.length, on: rect)), y: rect.midY - height / 2,
      width: plane.length, height: height)
    return OutlineShape(Airplane.outline, isMirrored: plane.isMirrored).path(in: frame)
  }
}
