import Foundation
import Testing

@testable import Daysheet

@Suite struct FolderLockTests {
  private static func withPath(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "daysheet-\(UUID().uuidString)").path
    try FileSystem.makeFolders(folder)
    defer { try? FileSystem.removeTree(folder) }
    try body(folder + "/lock")
  }

  @Test("A lock file that is none ends in an error, not in a loop")
  func aLinkIsNoLock() throws {
    try Self.withPath { path throws in
      for target in ["elsewhere", "/dev/null", "."] {
        try FileSystem.makeLink(path, to: target)
        #expect(throws: SystemFailure.self) { _ = try FolderLock.acquire(path) != nil }
        try FileSystem.removeTree(path)
      }
      try FileSystem.makeFolder(path)
      #expect(throws: SystemFailure.self) { _ = try FolderLock.acquire(path) != nil }
    }
  }

  @Test("Where the file system has no locks a file stands for one")
  func withoutLocks() throws {
    try Self.withPath { path throws in
      do {
        let lock = try FolderLock.acquireWithoutLocks(path)
        let failure = #expect(throws: SystemFailure.self) { _ = try FolderLock.acquireWithoutLocks(path) }
        let error = failure?.runError(publishingTo: "report")
        #expect(error?.exitCode == .busy)
        #expect(error?.diagnostics.first?.hint?.hasSuffix("remove \(path).") == true)
        withExtendedLifetime(lock) {}
      }
      // It is let go with its owner.
      _ = try FolderLock.acquireWithoutLocks(path)
      #expect(try FileSystem.kind(of: path) == nil)
    }
  }
}
