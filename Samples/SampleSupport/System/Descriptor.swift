@preconcurrency internal import Glibc

/// An open file, closed at the end of its life.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens a file, and waits for the reader of a FIFO.
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

  func truncate() throws(SystemError) {
    guard ftruncate(number, 0) == 0 else { throw .latest }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try Self.write(bytes, to: number)
  }

  /// Writes all of the bytes, in as few pieces as the file takes.
  static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
    // A file over the limit of `ulimit -f` is to be an error like any other, not the end.
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

  /// Whether both are of the same file.
  func isSameFile(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
