public import Foundation

// Names of Swift 3 and 4.

/// The name in Swift 3 and 4.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The default mode; the name in Swift 3 and 4.
  public static let defaultRunLoopMode = RunLoop.Mode.default
  /// All common modes; the name in Swift 3 and 4.
  public static let commonModes = RunLoop.Mode.common
}
