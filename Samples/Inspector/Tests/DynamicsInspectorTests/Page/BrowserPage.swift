import Foundation

/// A page in Chromium, with real pointer and key events.
@MainActor
final class BrowserPage {
  private let chromium: Chromium
  private let session: String

  /// Opens an address, and waits until it is loaded.
  init(_ url: URL, in chromium: Chromium, width: Int = 1200, height: Int = 800) async throws {
    self.chromium = chromium
    let target = try await chromium.send("Target.createTarget", ["url": "about:blank"])
    let attached = try await chromium.send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    for domain in ["Page", "Runtime", "Log"] { try await send("\(domain).enable") }
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500,
      ])
    // Tests read the text that the page copies.
    _ = try await chromium.send(
      "Browser.grantPermissions",
      [
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
        "origin": "http://127.0.0.1:\(url.port ?? 0)",
      ])
    try await send("Page.navigate", ["url": url.absoluteString])
    try await wait(for: "document.readyState === 'complete' && location.href !== 'about:blank'")
  }

  @discardableResult
  private func send(
    _ method: String, _ parameters: [String: Any] = [:]
  ) async throws -> [String: Any] {
    try await chromium.send(method, parameters, session: session)
  }

  // MARK: Looking

  /// Returns the value of an expression, as a text.
  @discardableResult
  func text(_ expression: String) async throws -> String {
    let result = try await send(
      "Runtime.evaluate",
      ["expression": "(async () => String(\(expression)))()", "awaitPromise": true])
    if let details = result["exceptionDetails"] {
      throw Chromium.Failure(description: "\(expression): \(details)")
    }
    return (result["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until an expression is true; it is evaluated in each frame of the page.
  func wait(for expression: String) async throws {
    try await text(
      """
      await new Promise((done) => {
        const look = () => (\(expression)) ? done() : requestAnimationFrame(look);
        look();
      })
      """)
  }

  /// Waits until something is so in this program; it is looked at after each frame of the page.
  func wait(until isTrue: () -> Bool) async throws {
    while !isTrue() {
      try Task.checkCancellation()
      try await text("await new Promise(requestAnimationFrame)")
    }
  }

  /// The center of the first element of a selector, in pixels of the page.
  func center(of selector: String) async throws -> CGPoint {
    let numbers = try await text(
      """
      (() => {
        const box = document.querySelector(`\(selector)`).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """
    ).split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { throw Chromium.Failure(description: "no \(selector)") }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The roles and names of all that is seen, as screen readers read them.
  func accessibleElements() async throws -> [(role: String, name: String)] {
    let tree = try await send("Accessibility.getFullAXTree")
    return (tree["nodes"] as? [[String: Any]] ?? []).compactMap { node in
      guard node["ignored"] as? Bool != true, let role = node["role"] as? [String: Any] else {
        return nil
      }
      let name = (node["name"] as? [String: Any])?["value"] as? String
      return (role["value"] as? String ?? "", name ?? "")
    }
  }

  func saveScreenshot(to file: URL) async throws {
    let result = try await send("Page.captureScreenshot")
    try Data(base64Encoded: result["data"] as? String ?? "")?.write(to: file)
  }

  // MARK: Touching

  func click(_ selector: String) async throws {
    let place = try await center(of: selector)
    try await move(to: place)
    try await press()
    try await release()
  }

  private var pointer = CGPoint.zero
  private var isPressed = false

  /// - Parameter time: The time of the event, in seconds since 1970; by default, now.
  func move(to place: CGPoint, at time: TimeInterval? = nil) async throws {
    pointer = place
    try await sendMouse("mouseMoved", at: time)
  }

  func press(at time: TimeInterval? = nil) async throws {
    isPressed = true
    try await sendMouse("mousePressed", at: time)
  }

  func release(at time: TimeInterval? = nil) async throws {
    try await sendMouse("mouseReleased", at: time)
    isPressed = false
  }

  private func sendMouse(_ type: String, at time: TimeInterval?) async throws {
    var event: [String: Any] = [
      "type": type, "x": Double(pointer.x), "y": Double(pointer.y), "clickCount": 1,
      "button": isPressed ? "left" : "none",
      "buttons": isPressed && type != "mouseReleased" ? 1 : 0,
    ]
    event["timestamp"] = time
    try await send("Input.dispatchMouseEvent", event)
  }

  func turnWheel(by distance: Double, at place: CGPoint) async throws {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": Double(place.x), "y": Double(place.y), "deltaX": 0,
        "deltaY": distance,
      ])
  }

  /// Puts fingers on the page, moves them there, or lifts them all.
  func touch(_ type: String, _ fingers: [CGPoint]) async throws {
    let points = fingers.enumerated().map { number, place in
      ["x": Double(place.x), "y": Double(place.y), "id": Double(number)]
    }
    try await send("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
  }

  private static let keyCodes = [
    "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37,
    "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
  ]

  /// Presses a key of a name as in JavaScript, such as `"ArrowRight"` or `"x"`.
  func key(_ name: String) async throws {
    var parameters: [String: Any] = ["type": "keyDown", "key": name]
    parameters["windowsVirtualKeyCode"] = Self.keyCodes[name]
    parameters["text"] = name == "Enter" ? "\r" : name.count == 1 ? name : nil
    try await send("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try await send("Input.dispatchKeyEvent", parameters)
  }

  /// Writes a text where the focus is.
  func write(_ text: String) async throws {
    try await send("Input.insertText", ["text": text])
  }

  func focus(_ selector: String) async throws {
    try await text("document.querySelector(`\(selector)`).focus()")
  }
}
