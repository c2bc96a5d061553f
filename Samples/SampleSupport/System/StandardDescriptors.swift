@preconcurrency internal import Glibc
internal import Synchronization

/// The three files that a program is started with.
enum StandardDescriptors {
  /// A bit for each that was closed.
  private static let closed = Atomic<Int32>(0)

  /// Puts something into the place of those that are closed, so that no file opened later gets the
  /// number of one, and with it what is meant for standard output or error.
  ///
  /// Reading and writing them still fails as if they were closed.
  static func occupy() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      closed.bitwiseOr(1 << number, ordering: .relaxed)
      // The lowest number that is free, which is this one.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether the program was started without this one.
  static func wasClosed(_ number: Int32) -> Bool {
    (0...2).contains(number) && closed.load(ordering: .relaxed) & 1 << number != 0
  }
}
