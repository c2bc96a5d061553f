#if Inspector
  internal import Foundation

  /// The answer to a request.
  enum Answer: Sendable {
    case document(Document)
    /// The connection becomes a WebSocket, which the closure serves until it returns.
    case webSocket(key: String, serve: @Sendable (WebSocket) async -> Void)

    static func refusal(_ status: Status, _ text: String) -> Answer {
      .document(
        Document(status: status, type: "text/plain; charset=utf-8", body: Data((text + "\n").utf8)))
    }
  }

  enum Status: Int, Sendable {
    case ok = 200
    case permanentRedirect = 308
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case upgradeRequired = 426
    case headersTooLarge = 431
    case unavailable = 503

    var reason: String {
      switch self {
      case .ok: "OK"
      case .permanentRedirect: "Permanent Redirect"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .upgradeRequired: "Upgrade Required"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .unavailable: "Service Unavailable"
      }
    }
  }

  struct Document: Sendable {
    var status = Status.ok
    /// The media type.
    var type: String
    var headers: [String] = []
    var body: Data

    /// Headers of each answer: no other site may show, read or keep it.
    private static let guards = [
      "Cache-Control: no-store",
      "Connection: close",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
    ]

    /// A policy that loads nothing, for documents that are no page.
    private static let noContent = "Content-Security-Policy: default-src 'none'; sandbox"

    func data(hasBody: Bool) -> Data {
      var lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(type)"]
      lines += ["Content-Length: \(body.count)"] + Self.guards + headers
      if !headers.contains(where: { $0.hasPrefix("Content-Security-Policy") }) {
        lines.append(Self.noContent)
      }
      let head = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
      return hasBody ? head + body : head
    }
  }
#endif
