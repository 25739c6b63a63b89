import Foundation
import Glibc

/// A headless Chromium with one page, spoken to over a pipe.
final class Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  struct Failure: Error { let text: String }

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile = FileManager.default.temporaryDirectory.appending(
    path: "chromium-\(UUID().uuidString)"
  ).path
  private var pending: [UInt8] = []
  private var number = 0
  private var session: String?
  /// Errors and warnings of the page, as the console would show them.
  private(set) var complaints: [String] = []

  init() throws {
    guard let path = Self.path else { throw Failure(text: "no Chromium") }
    process.executableURL = URL(filePath: "/bin/sh")
    let command = "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null"
    process.arguments = [
      "-c", command, path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run",
      "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--window-size=1280,900",
    ]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Runtime", "Log", "Page"] { try send("\(domain).enable") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: profile)
  }

  func open(_ file: String) throws {
    try send("Page.navigate", ["url": URL(filePath: file).absoluteString])
    for _ in 0..<200 {
      if try evaluate("document.readyState + location.protocol") as? String == "completefile:" { return }
      usleep(50_000)
    }
    throw Failure(text: "the page does not load")
  }

  @discardableResult func evaluate(_ script: String) throws -> Any? {
    let answer = try send("Runtime.evaluate", ["expression": script, "returnByValue": true])
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// A key by its name, such as `ArrowDown`, or the character that it types.
  func press(_ key: String) throws {
    let codes = ["ArrowDown": 40, "ArrowUp": 38, "Escape": 27, "Enter": 13, "Tab": 9]
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if let code = codes[key] { event["windowsVirtualKeyCode"] = code } else { event["text"] = key }
    try send("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event)
  }

  func type(_ text: String) throws { for character in text { try press(String(character)) } }

  func setDark(_ isDark: Bool) throws {
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try send("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  /// A PNG.
  func screenshot() throws -> Data {
    let answer = try send("Page.captureScreenshot")
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  @discardableResult private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String:
    Any]
  {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    var bytes = try JSONSerialization.data(withJSONObject: message)
    bytes.append(0)
    try commands.fileHandleForWriting.write(contentsOf: bytes)
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == number else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(text: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = pending.firstIndex(of: 0) {
        let message = Data(pending[..<end])
        pending.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(text: "Chromium has gone") }
      pending += more
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled": complaints.append("\(parameters)")
    case "Log.entryAdded": complaints.append("\(parameters["entry"] ?? "")")
    default: break
    }
  }
}
