@_spi(Samples) internal import DynamicsRecording
@preconcurrency internal import Glibc

/// An open file, which is closed when the value is destroyed.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens a file; for a FIFO, this waits for a reader.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    var number: Int32
    repeat { number = open(path, flags | O_CLOEXEC, mode) } while number < 0 && errno == EINTR
    guard number >= 0 else { throw .latest }
    self.number = number
  }

  deinit { close(number) }

  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .latest }
    return status
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: The maximum number of bytes.
  func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(number, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        guard errno == EINTR else { throw .latest }
        continue
      }
      bytes += buffer.prefix(count)
      guard bytes.count <= limit else { throw SystemError(EFBIG) }
    }
  }

  func flush() throws(SystemError) {
    while fsync(number) < 0 {
      // Some file systems do not support this.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw .latest }
    }
  }

  /// Reserves space for some bytes, calls a closure that overwrites the file, and truncates the
  /// rest.
  ///
  /// Without space for all bytes, the file does not change. Signals are blocked meanwhile.
  func overwrite(_ count: Int, _ write: () throws -> Void) throws {
    let size = try status().st_size
    try CaughtSignals.blocking {
      do {
        try reserve(count)
      } catch {
        ftruncate(number, size)
        throw error
      }
      try write()
      guard ftruncate(number, off_t(count)) == 0 else { throw SystemError.latest }
    }
  }

  /// Reserves space for some bytes from the start of the file.
  private func reserve(_ count: Int) throws(SystemError) {
    signal(SIGXFSZ, SIG_IGN)
    let code = posix_fallocate(number, 0, off_t(count))
    // Other errors mean that the file system does not support this.
    if [ENOSPC, EDQUOT, EFBIG, EIO].contains(code) { throw SystemError(code) }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try Self.write(bytes, to: number)
  }

  /// Writes all bytes, in as few calls as possible.
  static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
    // A file over the limit of `ulimit -f` is an error, and must not end the program.
    signal(SIGXFSZ, SIG_IGN)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw .latest
      }
    }
  }
}

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

  /// Whether both belong to the same file.
  func isSameFile(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
