import Synchronization
import Timelines

/// The nights that a run builds, each staged when its first report is made.
final class StagedNights: Sendable {
  let folders: DayFolders
  private let stage: @Sendable (CalendarDate) throws(SystemFailure) -> StagedNight
  private let nights = Mutex<[CalendarDate: StagedNight]>([:])

  init(
    _ folders: DayFolders, stage: @escaping @Sendable (CalendarDate) throws(SystemFailure) -> StagedNight
  ) {
    self.folders = folders
    self.stage = stage
  }

  func night(of day: CalendarDate) throws(SystemFailure) -> StagedNight {
    try nights.withLock { nights throws(SystemFailure) in
      if let night = nights[day] { return night }
      let night = try stage(day)
      nights[day] = night
      return night
    }
  }

  /// Hands over a night whose reports are done.
  func take(_ day: CalendarDate) -> StagedNight? {
    nights.withLock { $0.removeValue(forKey: day) }
  }

  func discardAll() {
    for night in nights.withLock({ $0.values.map(\.self) }) { night.discard() }
  }
}
