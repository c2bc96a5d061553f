@preconcurrency import Glibc
import Testing

/// The output of this process to standard output from now on.
struct CapturedOutput {
  private let reader: Int32

  private init(reader: Int32, writer: Int32) throws {
    // A reopened stream chooses its buffering at the first write.
    try #require(freopen("/proc/self/fd/\(writer)", "w", stdout) != nil)
    let hasDecided = stdout.pointee._IO_buf_base != nil
    try #require(!hasDecided)
    close(writer)
    self.reader = reader
  }

  static func terminal() throws -> CapturedOutput {
    let main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    let (setLock, openPeer): (UInt, UInt) = (0x4004_5431, 0x5441)  // TIOCSPTLCK, TIOCGPTPEER
    try #require(ioctl(main, setLock, &isLocked) == 0)
    let peer = ioctl(main, openPeer, O_RDWR | O_NOCTTY)
    try #require(peer >= 0)
    return try CapturedOutput(reader: main, writer: peer)
  }

  static func pipe() throws -> CapturedOutput {
    var ends: [Int32] = [0, 0]
    try #require(Glibc.pipe(&ends) == 0)
    return try CapturedOutput(reader: ends[0], writer: ends[1])
  }

  var isEmpty: Bool {
    var wanted = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) == 0
  }

  /// Returns the output since the last call, without flushing.
  func received() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !isEmpty {
      let count = read(reader, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
