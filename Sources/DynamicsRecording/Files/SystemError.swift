@preconcurrency internal import Glibc

/// The error of a failed system call.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// The error of the latest failed call on this thread.
  package static var latest: SystemError { SystemError(errno) }

  package var description: String { String(cString: strerror(code)) }
}
