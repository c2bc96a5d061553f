public import Foundation

// Names of Swift 3 and 4.

/// The same pace all the way.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// Slow at the start.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// Slow at the end.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// Slow at both ends.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// Core Animation's own.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// The name in Swift 3 and 4.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The usual mode; the name in Swift 3 and 4.
  public static let defaultRunLoopMode = RunLoop.Mode.default
  /// All common modes; the name in Swift 3 and 4.
  public static let commonModes = RunLoop.Mode.common
}
