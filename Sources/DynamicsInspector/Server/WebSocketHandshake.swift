#if Inspector
  internal import Foundation

  /// The opening handshake of a WebSocket (RFC 6455, section 4.2).
  enum WebSocketHandshake {
    /// The key of a request to open a WebSocket; `nil` for another request.
    static func key(of head: RequestHead) -> String? {
      guard (try? head.header("upgrade"))??.lowercased() == "websocket",
        let connection = (try? head.header("connection"))??.lowercased(),
        connection.split(separator: ",").contains(where: {
          $0.trimmingCharacters(in: .whitespaces) == "upgrade"
        }),
        (try? head.header("sec-websocket-version")) == "13", head.method == "GET",
        let key = try? head.header("sec-websocket-key"), Data(base64Encoded: key)?.count == 16
      else { return nil }
      return key
    }

    static func response(to key: String) -> Data {
      let lines = [
        "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Accept: \(accept(key))",
      ]
      return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    static func accept(_ key: String) -> String {
      Data(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
        .base64EncodedString()
    }
  }

  /// The hash that the handshake asks for (FIPS 180-4); it protects nothing.
  enum SHA1 {
    static func hash(_ message: [UInt8]) -> [UInt8] {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      for block in blocks(of: message) { mix(block, into: &state) }
      return state.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
      }
    }

    /// The message with its padding, as blocks of 16 words.
    private static func blocks(of message: [UInt8]) -> [[UInt32]] {
      var bytes = message + [0x80]
      while bytes.count % 64 != 56 { bytes.append(0) }
      let bits = UInt64(message.count) * 8
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
      let words = stride(from: 0, to: bytes.count, by: 4).map { place in
        bytes[place..<(place + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      return stride(from: 0, to: words.count, by: 16).map { Array(words[$0..<($0 + 16)]) }
    }

    private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
      var words = block
      for place in 16..<80 {
        let mixed = words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
        words.append(rotate(mixed, by: 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (round, word) in words.enumerated() {
        let (choice, constant): (UInt32, UInt32) =
          switch round {
          case ..<20: (b & c | ~b & d, 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = rotate(a, by: 5) &+ choice &+ e &+ constant &+ word
        (a, b, c, d, e) = (next, a, rotate(b, by: 30), c, d)
      }
      for (place, word) in [a, b, c, d, e].enumerated() { state[place] &+= word }
    }

    private static func rotate(_ word: UInt32, by bits: UInt32) -> UInt32 {
      word << bits | word >> (32 - bits)
    }
  }
#endif
