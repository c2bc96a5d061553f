import FlyingSocks
package import Foundation
import Synchronization

/// A program that connects to the inspector, byte by byte.
///
/// FlyingSocks keeps what waits for a socket by the socket's number. If a socket is closed while
/// something waits for it, no later socket with this number can wait, and its reads fail at once. So the
/// socket is only closed when nobody uses it anymore.
package final class Visitor: Sendable {
  private struct State {
    var isClosed = false
    var uses = 0
    var isLate = false
  }

  private let socket: AsyncSocket
  private let state = Mutex(State())
  private static let deadline = 10.0

  /// The pool of FlyingSocks for clients may be started twice, if the first two begin together.
  private static let pool = Task.detached {
    let pool: SocketPool<ePoll> = .ePoll()
    try await pool.prepare()
    Task.detached { try await pool.run() }
    return pool
  }

  package init(port: Int) async throws {
    socket = try await AsyncSocket.connected(
      to: try sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(port)), pool: Self.pool.value)
  }

  /// Whether the server took so long that the connection was cut.
  package var isLate: Bool { state.withLock(\.isLate) }

  package func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) async throws {
    try await use { try await socket.write(Data(bytes)) }
  }

  /// Waits for bytes.
  package func read() async throws -> [UInt8] {
    try await use { try await withDeadline { try await socket.read(atMost: 65_536) } }
  }

  /// Reads until the server closes the connection, and closes it, too.
  package func readAll() async throws -> Data {
    defer { close() }
    return try await use {
      await withDeadline {
        var data = Data()
        while let bytes = try? await socket.read(atMost: 65_536) { data.append(contentsOf: bytes) }
        return data
      }
    }
  }

  /// Closes the connection, at once for the server, and for what waits for it here.
  package func close() {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.isClosed = true
      shut(Int32(SHUT_RDWR))
      closeIfUnused(state)
    }
  }

  /// Says that nothing more will be sent, and goes on to read.
  package func endSending() {
    state.withLock { if !$0.isClosed { shut(Int32(SHUT_WR)) } }
  }

  // MARK: The socket

  private func use<Result>(_ work: () async throws -> Result) async throws -> Result {
    try state.withLock { state in
      guard !state.isClosed else { throw SocketError.disconnected }
      state.uses += 1
    }
    defer {
      state.withLock { state in
        state.uses -= 1
        closeIfUnused(state)
      }
    }
    return try await work()
  }

  private func closeIfUnused(_ state: State) {
    if state.isClosed, state.uses == 0 { try? socket.close() }
  }

  private func shut(_ direction: Int32) {
    _ = shutdown(socket.socket.file.rawValue, direction)
  }

  /// Cuts the connection if the work takes too long, so that a test fails and does not wait.
  private func withDeadline<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    let alarm = Task.detached { [self] in
      try await Task.sleep(for: .seconds(Self.deadline))
      state.withLock { state in
        guard state.uses > 0 else { return }
        state.isLate = true
        shut(Int32(SHUT_RDWR))
      }
    }
    defer { alarm.cancel() }
    return try await work()
  }
}

/// The answer to a request.
package struct Reply {
  package let status: Int
  package let headers: [String: String]
  package let body: Data

  package var text: String { String(decoding: body, as: UTF8.self) }

  /// `nil` for bytes that are no answer.
  package init?(_ data: Data) {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(
      separatedBy: "\r\n")
    guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      return nil
    }
    self.status = status
    headers = Dictionary(
      lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces))
      }, uniquingKeysWith: { first, _ in first })
    body = data[end.upperBound...]
  }

  /// Requests an address as its page would, unless other headers are given.
  package static func get(
    _ url: URL, path: String? = nil, method: String = "GET", host: String? = nil,
    headers: [String] = []
  ) async throws -> Reply? {
    let visitor = try await Visitor(port: url.port!)
    let lines =
      ["\(method) \(path ?? url.path + "/") HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(url.port!)")"]
      + headers
    try await visitor.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return Reply(try await visitor.readAll())
  }
}
