import PosterUI

/// A flight's ends with the track between them, or below them where late times and long clocks leave it no room.
struct BesideOrBelow<Departure: View, Way: View, Arrival: View>: View {
  private let spacing: Double
  private let alignment: VerticalAlignment
  private let departure: Departure
  private let track: Way
  private let arrival: Arrival

  init(
    spacing: Double, alignment: VerticalAlignment, @ViewBuilder departure: () -> Departure,
    @ViewBuilder track: () -> Way, @ViewBuilder arrival: () -> Arrival
  ) {
    self.spacing = spacing
    self.alignment = alignment
    self.departure = departure()
    self.track = track()
    self.arrival = arrival()
  }

  var body: some View {
    ViewThatFits {
      HStack(alignment: alignment, spacing: spacing) {
        departure
        track
        arrival
      }
      VStack(alignment: .leading) {
        HStack(alignment: alignment, spacing: spacing) {
          departure
          Spacer()
          arrival
        }
        track
      }
    }
  }
}
