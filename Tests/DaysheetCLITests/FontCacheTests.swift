import Foundation
import Testing

/// A user who has no folder for fontconfig's cache: a service, a container, `nobody`.
@Suite struct FontCacheTests {
  /// Fontconfig's own words on standard error would spoil what programs read there.
  @Test(.enabled(if: geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0))
  func fontconfigHasNothingToSay() throws {
    try BuiltProgram.withFolder { folder in
      let (fonts, passing) = (folder.appending(path: "fonts.conf"), folder.appending(path: "passing"))
      try FileManager.default.createDirectory(at: passing, withIntermediateDirectories: true)
      chmod(folder.path, 0o755)
      chmod(passing.path, 0o777)
      // Only the user's own cache counts here, whatever the machine has.
      let text = """
        <?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
        """
      try Data(text.utf8).write(to: fonts)
      for home in [nil, "/nonexistent", "/proc"] as [String?] {
        let process = Process()
        let (output, talk) = (Pipe(), Pipe())
        let info = [BuiltProgram.url.path, "info"]
        let nobody = ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
        let command = geteuid() == 0 ? nobody + info : info
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ["FONTCONFIG_FILE": fonts.path, "TMPDIR": passing.path]
        process.environment?["HOME"] = home
        process.environment?["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        (process.standardOutput, process.standardError) = (output, talk)
        try process.run()
        let said = try talk.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: said, as: UTF8.self) == "")
        #expect(process.terminationStatus == 0)
      }
      // The next run finds what the first one found out.
      let caches = try FileManager.default.contentsOfDirectory(atPath: passing.path)
      #expect(caches.count == 1 && caches[0].hasPrefix("daysheet-cache-"))
      if let cache = caches.first {
        #expect(access(passing.appending(path: cache + "/fontconfig").path, F_OK) == 0)
      }
    }
  }
}
