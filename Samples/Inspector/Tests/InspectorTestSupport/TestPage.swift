package import Foundation

/// A page of the inspector without a browser.
package final class TestPage {
  package let visitor: Visitor
  private var buffer: [UInt8] = []
  /// The code with which the server has closed the WebSocket.
  package private(set) var closeCode: Int?

  package init(_ url: URL, origin: String? = nil) async throws {
    visitor = try await Visitor(port: url.port!)
    do {
      try await shakeHands(url, origin: origin)
    } catch {
      visitor.close()
      throw error
    }
  }

  private func shakeHands(_ url: URL, origin: String?) async throws {
    let lines = [
      "GET \(url.path)/live HTTP/1.1", "Host: 127.0.0.1:\(url.port!)", "Upgrade: websocket",
      "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Origin: \(origin ?? "http://127.0.0.1:\(url.port!)")",
    ]
    try await visitor.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    let end: [UInt8] = [13, 10, 13, 10]
    while buffer.firstRange(of: end) == nil { try await readMore() }
    let range = buffer.firstRange(of: end)!
    let head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
    guard head.hasPrefix("HTTP/1.1 101"), head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") else {
      throw Failure(text: head)
    }
    buffer.removeFirst(range.upperBound)
  }

  package struct Failure: Error { package let text: String }

  // MARK: Writing

  package func send(_ message: [String: Any]) async throws {
    try await send(frame: 1, JSONSerialization.data(withJSONObject: message))
  }

  package func send(text: String) async throws { try await send(frame: 1, Data(text.utf8)) }

  /// Sends a masked frame.
  package func send(frame opcode: UInt8, isLast: Bool = true, _ payload: Data) async throws {
    try await visitor.send(Self.frame(opcode, isLast: isLast, payload))
  }

  package static func frame(_ opcode: UInt8, isLast: Bool = true, _ payload: Data) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    var bytes: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
    if payload.count < 126 {
      bytes.append(0x80 | UInt8(payload.count))
    } else {
      bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  // MARK: Reading

  private func readMore() async throws { buffer += try await visitor.read() }

  private func take(_ count: Int) async throws -> [UInt8] {
    while buffer.count < count { try await readMore() }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  /// The payload of the next frame; `nil` at the end.
  package func nextFrame() async throws -> (opcode: UInt8, payload: Data)? {
    guard closeCode == nil else { return nil }
    let head = try await take(2)
    var length = Int(head[1])
    if length >= 126 {
      length = try await take(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    let payload = Data(try await take(length))
    if head[0] & 15 == 8 { closeCode = Int(payload[0]) << 8 | Int(payload[1]) }
    return (head[0] & 15, payload)
  }

  /// The next message.
  package func next() async throws -> Message {
    while let frame = try await nextFrame() {
      guard frame.opcode == 1 else { continue }
      return Message(try JSONSerialization.jsonObject(with: frame.payload) as? [String: Any] ?? [:])
    }
    throw Failure(text: "the server has closed the page with \(closeCode ?? 0)")
  }

  /// The next message of a type; frames before it are acknowledged.
  package func next(_ type: String, where isMeant: (Message) -> Bool = { _ in true }) async throws
    -> Message
  {
    while true {
      let message = try await next()
      if message.type == "frame" { try await send(["do": "ready"]) }
      if message.type == type, isMeant(message) { return message }
    }
  }

  /// Watches an animator and returns its scene.
  package func watch(_ animator: Int = 0) async throws -> Message {
    try await send(["do": "watch", "animator": animator])
    return try await next("scene")
  }

  /// Waits until the server has closed the page.
  package func waitForClose() async {
    while let frame = try? await nextFrame(), frame.opcode != 8 {}
    visitor.close()
  }

  package func close() { visitor.close() }
}

/// A message of the server.
package struct Message {
  package let fields: [String: Any]

  package init(_ fields: [String: Any]) { self.fields = fields }

  package var type: String { fields["type"] as? String ?? "" }

  package subscript(_ name: String) -> Any? { fields[name] }

  package func number(_ name: String) -> Double? { (fields[name] as? NSNumber)?.doubleValue }

  package func text(_ name: String) -> String? { fields[name] as? String }

  package func list(_ name: String) -> [[String: Any]] { fields[name] as? [[String: Any]] ?? [] }

  /// Poses by items: x, y and angle.
  package var poses: [Int: [Double]] {
    let numbers = (fields["poses"] as? [NSNumber] ?? []).map(\.doubleValue)
    var poses: [Int: [Double]] = [:]
    for place in stride(from: 0, to: numbers.count, by: 4) {
      poses[Int(numbers[place])] = Array(numbers[(place + 1)..<(place + 4)])
    }
    return poses
  }
}

extension TestPage {
  /// Waits until all commands so far were carried out: they are, in order, before a wrong one is told.
  package func waitUntilDone() async throws {
    try await send(["do": "done?"])
    _ = try await next("problem") { $0.text("text")?.contains("done?") == true }
  }
}
