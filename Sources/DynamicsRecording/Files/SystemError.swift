@preconcurrency internal import Glibc

/// The error of a failed system call.
@_spi(Samples) public struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  public let code: Int32

  /// The error of a value of `errno`.
  public init(_ code: Int32) { self.code = code }

  /// The error of the latest failed call on this thread.
  public static var latest: SystemError { SystemError(errno) }

  /// The words of the C library.
  public var description: String { String(cString: strerror(code)) }
}
