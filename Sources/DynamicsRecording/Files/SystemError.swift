@preconcurrency internal import Glibc

/// What the system says of a call that failed.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// Of the latest call that failed on this thread.
  package static var latest: SystemError { SystemError(errno) }

  package var description: String { String(cString: strerror(code)) }
}
