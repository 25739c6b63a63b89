import Foundation

/// A headless Chromium with one page, spoken to over the pipe of its DevTools protocol.
final class Chromium {
  static let tool = Tool("chromium")

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile: URL
  private var received = Data()
  private var lastID = 0
  private var session: String?

  /// Starts the browser and loads the file; ends with it loaded.
  init(showing file: URL) throws {
    profile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from descriptor 3 and answers on 4.
    process.arguments = [
      "-c",
      "exec \"$0\" --headless --no-sandbox --disable-gpu --hide-scrollbars --remote-debugging-pipe"
        + " --user-data-dir=\"$1\" about:blank 3<&0 4>&1 >/dev/null 2>&1",
      Self.tool.path ?? "", profile.path,
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let target = try send("Target.createTarget", ["url": file.absoluteString])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    try waitUntilLoaded()
  }

  /// A new page shows an empty document first, which is complete too.
  private func waitUntilLoaded() throws {
    let isLoaded = "document.documentElement.nodeName == 'svg' && document.readyState == 'complete'"
    for _ in 0..<3000 {
      // The document may go away while the question is on its way.
      if (try? evaluate(isLoaded)) as? Bool == true { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw Failure(description: "the file is not loaded")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// The value of a JavaScript expression; a promise is awaited.
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    return (answer["result"] as? [String: Any])?["value"]
  }

  struct Node {
    var role: String
    var name: String
    var description: String
    var parent: String?
    var id: String
  }

  /// What assistive programs are told, without what the browser itself leaves out.
  func accessibilityTree() throws -> [Node] {
    let nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func text(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    return nodes.filter { $0["ignored"] as? Bool == false }.map { node in
      Node(
        role: text(node, "role"), name: text(node, "name"), description: text(node, "description"),
        parent: node["parentId"] as? String, id: node["nodeId"] as? String ?? "")
    }
  }

  /// The upper left part of the page as PNG.
  func screenshot(width: Int, height: Int, scale: Double) throws -> Data {
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure(description: "no screenshot")
    }
    return data
  }

  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == lastID else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message; they end with a zero byte.
  private func receive() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[..<end]
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Failure(description: "Chromium has ended") }
      received += more
    }
  }
}
