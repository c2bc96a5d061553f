#if Inspector
  internal import Foundation

  /// An open WebSocket of a page.
  final class WebSocket: Sendable {
    private let connection: Connection
    /// Bytes that came with the handshake.
    private let received: [UInt8]

    init(_ connection: Connection, received: [UInt8]) {
      self.connection = connection
      self.received = received
    }

    /// Reads and writes until the page or the server ends it.
    ///
    /// - Parameter receive: Called with each message, one after the other.
    func run(_ outbox: Outbox, receive: @escaping @Sendable (String) async -> Void) async {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [self] in
          outbox.end(await read(outbox, receive).rawValue)
        }
        group.addTask { [self] in
          do {
            // Ends when the reader has.
            try await write(outbox)
          } catch {
            connection.cut()
          }
        }
        await group.waitForAll()
      }
    }

    private func read(
      _ outbox: Outbox, _ receive: @Sendable (String) async -> Void
    ) async -> MessageReader.Ending {
      var reader = MessageReader(connection, received: received)
      do {
        while true {
          switch try await reader.next() {
          case .text(let text):
            let start = ContinuousClock.now
            await receive(text)
            // Commands that take long, such as many steps, must leave time to the program.
            let cost = ContinuousClock.now - start
            if cost > .milliseconds(4) { try await Task.sleep(for: cost) }
          case .ping(let payload): outbox.send(pong: payload)
          }
        }
      } catch {
        return error as? MessageReader.Ending ?? .normal
      }
    }

    private func write(_ outbox: Outbox) async throws {
      while true {
        switch await outbox.next() {
        case .batch(let messages):
          for message in messages {
            try await connection.write(Self.frame(opcode: 1, try message.encoded()))
          }
        case .pong(let payload): try await connection.write(Self.frame(opcode: 10, Data(payload)))
        case .end(let code):
          return try await connection.write(
            Self.frame(opcode: 8, Data([UInt8(code >> 8), UInt8(code & 255)])))
        }
      }
    }

    private static func frame(opcode: UInt8, _ payload: Data) -> Data {
      var frame = Data([0x80 | opcode])
      let count = payload.count
      let lengthBytes = count < 126 ? 0 : count <= 0xFFFF ? 2 : 8
      frame.append(lengthBytes == 0 ? UInt8(count) : lengthBytes == 2 ? 126 : 127)
      for place in 0..<lengthBytes {
        frame.append(UInt8(truncatingIfNeeded: count >> (8 * (lengthBytes - 1 - place))))
      }
      return frame + payload
    }
  }
#endif
