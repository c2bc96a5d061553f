@preconcurrency internal import Glibc

/// What the system says of a call that failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  /// Of the latest call that failed on this thread.
  static var latest: SystemError { SystemError(errno) }

  var description: String { String(cString: strerror(code)) }
}
