#if Inspector
  import FlyingSocks
  import Foundation

  /// Brings the requests of the server, on its own tasks, to the inspector on the main actor.
  ///
  /// The server keeps it, and it does not keep the inspector.
  @MainActor
  final class FrontDesk {
    weak var inspector: Inspector?

    func openServer(port: UInt16) async throws -> LocalServer {
      do {
        return try await LocalServer(port: port) { head, path in await self.answer(head, path) }
      } catch SocketError.failed(_, errno: EADDRINUSE, _) {
        throw InspectorError.portInUse(port)
      } catch {
        throw InspectorError.system((error as? SocketError)?.reason ?? "\(error)")
      }
    }

    private func answer(_ head: RequestHead, _ path: Substring) async -> Answer {
      switch path {
      case "": return redirection(of: head)
      case "/": return page()
      case "/live": return live(head)
      case "/save": return await save(head)
      case "/session": return await session(head)
      default: return .refusal(.notFound, "There is no such page.")
      }
    }

    /// Adds the slash, so that relative addresses of the page work.
    private func redirection(of head: RequestHead) -> Answer {
      .document(
        Document(
          status: .permanentRedirect, type: "text/plain", headers: ["Location: \(head.path)/"],
          body: Data()))
    }

    /// The page, of which only the scripts that are in it now can run.
    private func page() -> Answer {
      let nonce = Gate.makeToken()
      let html = InspectorPage.html
        .replacing("<script>", with: "<script nonce=\"\(nonce)\">")
        .replacing("<script type=\"module\">", with: "<script type=\"module\" nonce=\"\(nonce)\">")
      let policy = [
        "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'unsafe-inline'",
        "img-src data: blob:", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'",
      ].joined(separator: "; ")
      return .document(
        Document(
          type: "text/html; charset=utf-8", headers: ["Content-Security-Policy: \(policy)"],
          body: Data(html.utf8)))
    }

    private func live(_ head: RequestHead) -> Answer {
      guard let key = WebSocketHandshake.key(of: head) else {
        return .refusal(.upgradeRequired, "This address is for the WebSocket of the page.")
      }
      return .webSocket(key: key) { socket in
        let outbox = Outbox()
        guard let page = await self.inspector?.open(outbox) else { return }
        await socket.run(outbox) { text in await self.inspector?.receive(text, from: page) }
        await self.inspector?.close(page)
      }
    }
  }

  extension SocketError {
    /// The reason in the words of the system.
    fileprivate var reason: String {
      if case .failed(_, _, let message) = self { message } else { errorDescription ?? "\(self)" }
    }
  }
#endif
