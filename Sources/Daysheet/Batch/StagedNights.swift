import Glibc
import Synchronization
import Timelines

/// The nights that a run builds, each staged when its first report is made.
final class StagedNights: Sendable {
  let folders: DayFolders
  private let stage: @Sendable (CalendarDate) throws(SystemFailure) -> StagedNight
  private let nights = Mutex<[CalendarDate: StagedNight]>([:])
  /// How many reports are being written; `nil` when none may be any more.
  private let writers = Mutex<Int?>(0)

  init(
    _ folders: DayFolders, stage: @escaping @Sendable (CalendarDate) throws(SystemFailure) -> StagedNight
  ) {
    self.folders = folders
    self.stage = stage
  }

  func night(of day: CalendarDate) throws(SystemFailure) -> StagedNight {
    try nights.withLock { nights throws(SystemFailure) in
      if let night = nights[day] { return night }
      if writers.withLock({ $0 == nil }) { throw Self.givenUp(folders) }
      let night = try stage(day)
      nights[day] = night
      return night
    }
  }

  /// Writes a report, unless the nights are given up.
  func writing(_ body: () throws(SystemFailure) -> Void) throws(SystemFailure) {
    let mayWrite = writers.withLock { writers in
      writers = writers.map { $0 + 1 }
      return writers != nil
    }
    guard mayWrite else { throw Self.givenUp(folders) }
    defer { writers.withLock { writers in writers = writers.map { $0 - 1 } } }
    try body()
  }

  private static func givenUp(_ folders: DayFolders) -> SystemFailure {
    SystemFailure(doing: "write", path: folders.path, number: ECANCELED)
  }

  /// Hands over a night whose reports are done.
  func take(_ day: CalendarDate) -> StagedNight? {
    nights.withLock { $0.removeValue(forKey: day) }
  }

  /// Waits for those who are writing, so that nothing is written into a folder that is being removed.
  func discardAll() {
    while !writers.withLock({ writers in
      if writers == 0 { writers = nil }
      return writers == nil
    }) { usleep(1000) }
    for night in nights.withLock({ $0.values.map(\.self) }) { night.discard() }
  }
}
