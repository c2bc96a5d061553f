#if Inspector
  /// Reads the messages of a page from the frames of a WebSocket (RFC 6455, section 5).
  struct MessageReader {
    enum Message {
      case text(String)
      case ping([UInt8])
    }

    /// The reasons to close a WebSocket, with their numbers.
    enum Ending: UInt16, Error {
      case normal = 1000
      case goingAway = 1001
      case protocolError = 1002
      /// Binary messages; this server takes texts only.
      case unsupported = 1003
      case notUTF8 = 1007
      case tooLarge = 1009
    }

    private let connection: Connection
    private var buffer: [UInt8]
    private var budget = FrameBudget()
    /// The fragments so far of a message that is not complete.
    private var fragments: [UInt8]?
    private var fragmentCount = 0

    init(_ connection: Connection, received: [UInt8]) {
      self.connection = connection
      buffer = received
    }

    /// Waits for the next message.
    ///
    /// - Throws: ``Ending``, or an error of the connection.
    mutating func next() async throws -> Message {
      while true {
        // A page that floods waits here, and its bytes in the system's buffer.
        await budget.take()
        let frame = try await readFrame()
        switch frame.opcode {
        case 0, 1: if let text = try complete(frame) { return .text(text) }
        case 2: throw Ending.unsupported
        // A reason begins with a code of two bytes.
        case 8: throw frame.payload.count == 1 ? Ending.protocolError : Ending.normal
        case 9: return .ping(frame.payload)
        case 10: continue
        default: throw Ending.protocolError
        }
      }
    }

    // MARK: Frames

    private struct Frame {
      let opcode: UInt8
      let isLast: Bool
      let payload: [UInt8]
    }

    private mutating func readFrame() async throws -> Frame {
      let head = try await take(2)
      let (opcode, isLast) = (head[0] & 15, head[0] & 0x80 != 0)
      // No extension was agreed on, and all that a browser sends is masked.
      guard head[0] & 0x70 == 0, head[1] & 0x80 != 0 else { throw Ending.protocolError }
      var length = UInt64(head[1] & 0x7F)
      let isControl = opcode >= 8
      guard !isControl || (isLast && length <= 125) else { throw Ending.protocolError }
      if length >= 126 {
        let bytes = try await take(length == 126 ? 2 : 8)
        length = bytes.reduce(0) { $0 << 8 | UInt64($1) }
      }
      // Refused before any of it is read.
      guard length <= ServerLimits.messageBytes else { throw Ending.tooLarge }
      let mask = try await take(4)
      var payload = try await take(Int(length))
      for place in payload.indices { payload[place] ^= mask[place & 3] }
      return Frame(opcode: opcode, isLast: isLast, payload: payload)
    }

    private mutating func take(_ count: Int) async throws -> [UInt8] {
      while buffer.count < count { buffer += try await connection.read() }
      let bytes = Array(buffer[..<count])
      buffer.removeFirst(count)
      return bytes
    }

    // MARK: Messages

    /// The text of a message that the frame completes; `nil` if fragments are missing.
    private mutating func complete(_ frame: Frame) throws -> String? {
      guard (frame.opcode == 0) == (fragments != nil) else { throw Ending.protocolError }
      let bytes = (fragments ?? []) + frame.payload
      fragmentCount += 1
      guard bytes.count <= ServerLimits.messageBytes, fragmentCount <= ServerLimits.fragments else {
        throw Ending.tooLarge
      }
      fragments = frame.isLast ? nil : bytes
      guard frame.isLast else { return nil }
      fragmentCount = 0
      guard let text = String(validating: bytes, as: UTF8.self) else { throw Ending.notUTF8 }
      return text
    }
  }

  /// Limits the frames of a page in the long run, and lets bursts through.
  private struct FrameBudget {
    private var frames = ServerLimits.framesAtOnce
    private var last = ContinuousClock.now

    mutating func take() async {
      let now = ContinuousClock.now
      let elapsed = Double((now - last) / .nanoseconds(1)) / 1e9
      last = now
      frames = min(frames + elapsed * ServerLimits.framesPerSecond, ServerLimits.framesAtOnce) - 1
      guard frames < 0 else { return }
      try? await Task.sleep(for: .seconds(-frames / ServerLimits.framesPerSecond))
    }
  }
#endif
