internal import DynamicsTiming
public import Foundation

/// The names of Core Animation's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same pace all the way.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// Core Animation's own.
  public static let `default` = Self(rawValue: "default")
}

/// How progress follows time, as a Bézier curve; see Apple's `CAMediaTimingFunction`.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: (Float, Float, Float, Float)
  private let function: TimingFunction

  /// Makes one of Core Animation's; an unknown name makes `default`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Makes a curve from its two inner control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
    function = TimingFunction(
      controlPoints: Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Reads a control point, 0 to 3; another index changes nothing.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [(Float, Float)] = [(0, 0), (points.0, points.1), (points.2, points.3), (1, 1)]
    guard all.indices.contains(index) else { return }
    (values[0], values[1]) = all[index]
  }

  /// The progress at a share of the time.
  ///
  /// Not in Core Animation, which keeps it to itself.
  public func progress(at share: Double) -> Double { function(share) }
}
