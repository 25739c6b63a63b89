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
      TrackBody(
        fraction: fraction, color: color, planeLength: planeLength, quiet: environment.style.theme.quiet,
        isMirrored: environment.layoutDirection == .rightToLeft)
    }
  }

  /// Where the plane's tail stands on a track of `length`.
  static func tail(at fraction: Double, length: Double, planeLength: Double) -> Double {
    fraction * (length - planeLength)
  }
}

private struct TrackBody: View {
  let fraction: Double?
  let color: Color
  let planeLength: Double
  let quiet: Color
  let isMirrored: Bool

  var body: some View {
    GeometryReader { size in
      ZStack(alignment: .topLeading) {
        if let fraction {
          let tail = Track.tail(at: fraction, length: size.width, planeLength: planeLength)
          let height = planeLength / Airplane.aspect
          line(from: 0, to: tail, in: size, isSolid: true)
          line(from: tail + planeLength, to: size.width, in: size, isSolid: false)
          OutlineShape(Airplane.outline, isMirrored: isMirrored).fill(color)
            .frame(width: planeLength, height: height)
            .offset(x: tail, y: (size.height - height) / 2)
        } else {
          line(from: 0, to: size.width, in: size, isSolid: false)
        }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
    .clipShape(Rectangle())
  }

  private func line(from start: Double, to end: Double, in size: Size, isSolid: Bool) -> some View {
    let width = planeLength / 12
    return HorizontalLine()
      .stroke(
        isSolid ? color : quiet.opacity(0.55), lineWidth: isSolid ? width : width * 0.7,
        dash: isSolid ? [] : [1.6 * width, 1.6 * width]
      )
      .frame(width: max(0, end - start), height: size.height)
      .offset(x: start)
  }
}
