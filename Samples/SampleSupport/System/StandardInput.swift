@_spi(Samples) internal import DynamicsRecording
@preconcurrency internal import Glibc

/// Standard input, for programs that read a text from a pipe and keys from the terminal.
package enum StandardInput {
  private static let pieceLength = 1 << 16

  /// Reads to the end, and passes on each piece as it comes.
  package static func read(_ body: ([UInt8]) throws -> Void) throws {
    var buffer = [UInt8](repeating: 0, count: pieceLength)
    while true {
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
      if count == 0 { return }
      if count > 0 {
        try body(Array(buffer.prefix(count)))
      } else if errno == EAGAIN {
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw StandardInputFailure(reason: SystemError.latest.description)
      }
    }
  }

  /// Whether keys are read from here, and not a text.
  package static var isTerminal: Bool { Terminal.isTerminal(STDIN_FILENO) }

  /// Reads keys from the terminal of the session from now on.
  ///
  /// - Returns: `false` without such a terminal.
  package static func connectToTerminal() -> Bool {
    guard let terminal = try? Descriptor(opening: "/dev/tty", O_RDWR | O_NOCTTY) else {
      return false
    }
    return dup2(terminal.number, STDIN_FILENO) == STDIN_FILENO
  }
}

/// Standard input cannot be read, for example because it is a folder.
package struct StandardInputFailure: Error, CustomStringConvertible {
  let reason: String

  package var description: String {
    "Cannot read standard input: \(reason). Pipe a text into the program."
  }
}
