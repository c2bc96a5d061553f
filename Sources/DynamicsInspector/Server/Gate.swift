#if Inspector
  internal import Foundation

  /// Decides who gets in: a request needs the token, and must be for this server and from its own page.
  struct Gate: Sendable {
    let port: UInt16
    let token: String

    /// Characters of a token; each has 5 bits.
    private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")

    /// Makes a token of 160 bits, from the system's generator of random numbers.
    static func makeToken() -> String { String((0..<32).map { _ in alphabet.randomElement()! }) }

    /// The path below the token; `nil` if the request must be refused.
    ///
    /// A site whose name resolves to this computer's address (DNS rebinding) sends its own name as the
    /// host. A page of another site sends its own origin.
    func path(of head: RequestHead) throws -> Substring? {
      let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
      guard let host = try head.header("host"), hosts.contains(host.lowercased()) else {
        return nil
      }
      if let origin = try head.header("origin"),
        origin.lowercased() != "http://\(host.lowercased())"
      {
        return nil
      }
      let parts = head.path.dropFirst().split(
        separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let given = parts.first, isToken(given) else { return nil }
      return parts.count > 1 ? "/" + parts[1] : ""
    }

    /// Compares in a time that does not depend on how much of the token is right.
    private func isToken(_ text: Substring) -> Bool {
      let (given, token) = (Array(text.utf8), Array(self.token.utf8))
      guard given.count == token.count else { return false }
      return zip(given, token).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
#endif
