package import FlyingSocks
package import Foundation

/// A program that connects to the inspector, byte by byte.
package struct Visitor {
  package let socket: AsyncSocket
  private static let deadline = 10.0

  package init(port: Int) async throws {
    socket = try await AsyncSocket.connected(
      to: try sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(port)))
  }

  package func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

  package func send(_ bytes: [UInt8]) async throws { try await socket.write(Data(bytes)) }

  /// Reads until the server closes the connection, and closes it, too.
  package func readAll() async throws -> Data {
    defer { try? socket.close() }
    return await Self.withDeadline(socket) {
      var data = Data()
      while let bytes = try? await socket.read(atMost: 65_536) { data.append(contentsOf: bytes) }
      return data
    }
  }

  /// Cuts the connection if the work takes too long, so that a test fails and does not wait.
  package static func withDeadline<Result>(
    _ socket: AsyncSocket, _ work: () async throws -> Result
  ) async rethrows -> Result {
    let alarm = Task {
      try await Task.sleep(for: .seconds(deadline))
      _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
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
