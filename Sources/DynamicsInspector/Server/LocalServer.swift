#if Inspector
  import FlyingSocks
  import Foundation
  import Synchronization

  /// A server of HTTP and WebSocket on the loopback address, for one program and few visitors.
  ///
  /// FlyingFox's own server reads request lines, headers and frames of any length before anybody can
  /// refuse them, and waits for a silent visitor forever. So only its sockets are used.
  final class LocalServer: Sendable {
    /// Answers a request that has passed the gate, of which the path below the token is given.
    typealias Handler = @Sendable (RequestHead, _ path: Substring) async -> Answer

    let gate: Gate
    private let guests = GuestList()
    private let running: Task<Void, Never>

    /// - Throws: An error of the system, such as a port that is in use.
    init(port: UInt16, handler: @escaping Handler) async throws {
      let (socket, port) = try Self.openListener(port)
      gate = Gate(port: port, token: Gate.makeToken())
      let listener: AsyncSocket
      do {
        listener = try AsyncSocket(socket: socket, pool: try await EventLoop.shared.pool())
      } catch {
        try? socket.close()
        throw error
      }
      let visits = Visits(gate: gate, guests: guests, handler: handler)
      running = Task.detached {
        await visits.receive(from: listener)
        try? listener.close()
      }
    }

    /// Opens a socket that listens on a port, and returns the port that it got.
    private static func openListener(_ port: UInt16) throws -> (Socket, port: UInt16) {
      let socket = try Socket(domain: AF_INET)
      let chosen: UInt16
      do {
        try socket.closeOnExec()
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        guard case .ip4(_, let port) = try socket.sockname() else {
          throw SocketError.unsupportedAddress
        }
        chosen = port
      } catch {
        try? socket.close()
        throw error
      }
      // It closes the socket if it fails; to close it again could close a file of the program.
      try socket.listen(maxPendingConnection: 16)
      return (socket, chosen)
    }

    /// Begins to close all connections and the port.
    func close() {
      running.cancel()
      guests.cutAll()
    }

    /// Closes all connections and the port, and waits until they are closed.
    func stop() async {
      close()
      await running.value
    }
  }

  /// Receives visitors and answers them.
  private struct Visits: Sendable {
    let gate: Gate
    let guests: GuestList
    let handler: LocalServer.Handler

    func receive(from listener: AsyncSocket) async {
      await withDiscardingTaskGroup { group in
        while !Task.isCancelled {
          do {
            let connection = Connection(try await listener.accept())
            guard let number = guests.add(connection) else {
              await connection.finish()
              continue
            }
            group.addTask {
              await serve(connection, number)
              await connection.finish()
              guests.remove(number)
            }
          } catch is CancellationError {
            break
          } catch {
            // Too many open files, or a visitor that has left already.
            try? await Task.sleep(for: .milliseconds(50))
          }
        }
        guests.cutAll()
        group.cancelAll()
      }
    }

    private func serve(_ connection: Connection, _ number: Int) async {
      do {
        let (head, rest) = try await connection.readRequest()
        let answer = try await answer(head, number)
        switch answer {
        case .document(let document):
          try await connection.write(document.data(hasBody: head.method != "HEAD"))
        case .webSocket(let key, let serve):
          try await connection.write(WebSocketHandshake.response(to: key))
          await serve(WebSocket(connection, received: rest))
        }
      } catch let flaw as RequestHead.Flaw {
        try? await connection.write(
          (flaw == .tooLarge
            ? Document(status: .headersTooLarge, type: "text/plain", body: Data())
            : Document(status: .badRequest, type: "text/plain", body: Data()))
            .data(hasBody: true))
      } catch {
        // The visitor has left, or was cut off.
      }
    }

    private func answer(_ head: RequestHead, _ number: Int) async throws -> Answer {
      guard let path = try gate.path(of: head) else {
        return .refusal(.forbidden, "Open the address that the program has printed.")
      }
      guard head.method == "GET" || head.method == "HEAD" else {
        return .refusal(.methodNotAllowed, "This server only answers GET.")
      }
      guard guests.welcome(number) else {
        return .refusal(.unavailable, "Too many pages are open; close one of them.")
      }
      return await handler(head, path)
    }
  }
#endif
