@preconcurrency internal import Glibc

/// What the system says of a call that failed.
@_spi(Samples) public struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  public let code: Int32

  /// The error of a value of `errno`.
  public init(_ code: Int32) { self.code = code }

  /// Of the latest call that failed on this thread.
  public static var latest: SystemError { SystemError(errno) }

  /// The words of the C library.
  public var description: String { String(cString: strerror(code)) }
}
