@preconcurrency internal import Glibc
internal import Synchronization

/// Standard input, output and error.
enum StandardDescriptors {
  /// A bit for each one that was closed at the start.
  private static let closed = Atomic<Int32>(0)

  /// Opens `/dev/null` for closed standard descriptors.
  ///
  /// Otherwise a file opened later would get the number of one of them, and the data for standard
  /// output or error. Reading and writing them still fails as if they were closed.
  static func openClosedDescriptors() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      closed.bitwiseOr(1 << number, ordering: .relaxed)
      // `open` returns the lowest free number, which is this one.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether a descriptor was closed at the start.
  static func wasClosed(_ number: Int32) -> Bool {
    (0...2).contains(number) && closed.load(ordering: .relaxed) & 1 << number != 0
  }
}
