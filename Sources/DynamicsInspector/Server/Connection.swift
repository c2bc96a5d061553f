#if Inspector
  import FlyingSocks
  import Foundation
  import Synchronization

  /// A socket of one visitor.
  final class Connection: Sendable {
    private let socket: AsyncSocket
    private let isOpen = Mutex(true)

    init(_ socket: AsyncSocket) {
      self.socket = socket
      try? socket.socket.closeOnExec()
      // Frames must not wait for one another.
      try? socket.socket.setValue(
        true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: Int32(TCP_NODELAY)))
    }

    /// Waits for bytes; at most 4096 come at once.
    ///
    /// - Throws: When the visitor has closed the connection, and after ``cut()``.
    func read() async throws -> [UInt8] { try await socket.read(atMost: 4096) }

    /// Writes all bytes; a visitor that takes none of them for a while is cut off.
    func write(_ data: Data) async throws {
      var rest = data[...]
      while !rest.isEmpty {
        let piece = rest.prefix(ServerLimits.pieceBytes)
        try await withDeadline(ServerLimits.writeSeconds) { try await socket.write(piece) }
        rest = rest.dropFirst(piece.count)
      }
    }

    /// Ends the connection in both directions, so that all that waits for it goes on.
    func cut() { shut(Int32(SHUT_RDWR)) }

    /// Closes the socket, after the visitor has got all that was written.
    ///
    /// Bytes that were not read would reset the connection before the visitor reads the answer.
    func finish() async {
      shut(Int32(SHUT_WR))
      try? await withDeadline(ServerLimits.farewellSeconds) {
        for _ in 0..<ServerLimits.farewellReads { _ = try await read() }
      }
      isOpen.withLock { isOpen in
        if isOpen { try? socket.close() }
        isOpen = false
      }
    }

    /// Cuts the connection unless the work is done in time.
    func withDeadline<Result>(
      _ seconds: Double, _ work: () async throws -> Result
    ) async rethrows -> Result {
      let alarm = Task.detached { [self] in
        try await Task.sleep(for: .seconds(seconds))
        cut()
      }
      defer { alarm.cancel() }
      return try await work()
    }

    private func shut(_ direction: Int32) {
      // A closed socket's number may be that of another one.
      isOpen.withLock { isOpen in
        if isOpen { _ = shutdown(socket.socket.file.rawValue, direction) }
      }
    }
  }

  extension Socket {
    /// Keeps the socket from programs that this program starts: they would keep the port, and pages, open.
    func closeOnExec() throws {
      guard fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) == 0 else {
        throw SocketError.makeFailed("SetFlags")
      }
    }
  }
#endif
