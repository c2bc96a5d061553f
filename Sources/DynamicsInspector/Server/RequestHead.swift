#if Inspector
  /// The request line and the headers of a request; the server takes no bodies.
  struct RequestHead: Sendable {
    enum Flaw: Error { case malformed, tooLarge }

    let method: String
    let path: String
    let query: [String: String]
    /// By lowercase names.
    private let headers: [String: [String]]

    /// The value of a header that occurs once; `nil` if it is missing.
    ///
    /// - Throws: ``Flaw/malformed`` if it occurs several times.
    func header(_ name: String) throws -> String? {
      let values = headers[name] ?? []
      guard values.count < 2 else { throw Flaw.malformed }
      return values.first
    }

    /// Parses all lines of a request before the empty one.
    init(_ bytes: some Collection<UInt8>) throws {
      // All that is not printable ASCII is malformed here, but for the tab in headers.
      guard bytes.allSatisfy({ (32...126).contains($0) || [9, 10, 13].contains($0) }) else {
        throw Flaw.malformed
      }
      var lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\r\n", omittingEmptySubsequences: false)
      guard lines.allSatisfy({ !$0.unicodeScalars.contains { $0 == "\r" || $0 == "\n" } }) else {
        throw Flaw.malformed
      }
      let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
        words[1].hasPrefix("/"), !words[0].isEmpty, lines.count <= ServerLimits.headers
      else { throw Flaw.malformed }
      method = String(words[0])
      let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      path = String(target[0])
      query = Self.query(target.count > 1 ? target[1] : "")
      headers = try Self.headers(lines)
      // A body would be read as the next request.
      guard headers["transfer-encoding"] == nil, (try header("content-length") ?? "0") == "0" else {
        throw Flaw.malformed
      }
    }

    private static func headers(_ lines: [Substring]) throws -> [String: [String]] {
      var headers: [String: [String]] = [:]
      for line in lines {
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
          line[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) })
        else { throw Flaw.malformed }
        let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        let end = value.lastIndex { $0 != " " && $0 != "\t" }.map { value.index(after: $0) }
        headers[line[..<colon].lowercased(), default: []].append(
          String(value[..<(end ?? value.startIndex)]))
      }
      return headers
    }

    private static func query(_ text: Substring) -> [String: String] {
      var query: [String: String] = [:]
      for field in text.split(separator: "&") {
        let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        query[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
      }
      return query
    }
  }

  extension Connection {
    /// Reads a request within the limits, and the bytes that follow it.
    func readRequest() async throws -> (head: RequestHead, rest: [UInt8]) {
      try await withDeadline(ServerLimits.requestSeconds) {
        var bytes: [UInt8] = []
        var searched = 0
        while true {
          bytes += try await read()
          if let end = bytes[searched...].indices.first(where: { isEnd(bytes, $0) }) {
            return (try RequestHead(bytes[..<end]), Array(bytes[(end + 4)...]))
          }
          guard bytes.count <= ServerLimits.requestBytes else { throw RequestHead.Flaw.tooLarge }
          searched = max(0, bytes.count - 3)
        }
      }
    }

    private func isEnd(_ bytes: [UInt8], _ index: Int) -> Bool {
      bytes[index...].starts(with: [13, 10, 13, 10])
    }
  }
#endif
