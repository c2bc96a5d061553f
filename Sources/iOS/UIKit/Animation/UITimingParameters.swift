public import CoreGraphics
internal import DynamicsTiming
public import Foundation

/// The pace of an animation; see Apple's `UITimingCurveProvider`.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace by a Bézier curve; see Apple's `UICubicTimingParameters`.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let function: TimingFunction

  /// Makes the pace of a curve; by default, it starts and ends slowly.
  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
    function = [.easeInOut, .easeIn, .easeOut, .linear][curve.rawValue]
  }

  /// Makes the pace of a curve from (0, 0) to (1, 1) by its control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    function = TimingFunction(
      controlPoints: controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

/// A pace by a damped spring; see Apple's `UISpringTimingParameters`.
///
/// A velocity of 1 is the whole distance per second. Layers move along their way, so only the
/// coordinate of the velocity with the larger magnitude counts.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private let spring: Spring?
  private let damping: CGFloat
  /// The initial velocity.
  public let initialVelocity: CGVector

  /// Makes a spring that settles in the duration of its animation.
  ///
  /// - Parameter ratio: From 0, which oscillates longest, to 1, which does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (spring, damping, initialVelocity) = (nil, ratio, velocity)
  }

  /// Makes a spring by its mass, stiffness and damping coefficient, which decide the duration.
  ///
  /// Numbers that no spring has are reported, and the default spring of `Spring` is used.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    (self.damping, initialVelocity) = (1, velocity)
  }

  /// Makes a spring that does not overshoot, by the numbers of UIKit: 3, 1000 and 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// The pace, and the duration in seconds.
  func pace(in duration: TimeInterval) -> (Pace, TimeInterval) {
    let (x, y) = (initialVelocity.dx, initialVelocity.dy)
    let velocity = abs(x) > abs(y) ? x : y
    guard let spring else {
      return (.spring(SpringPace(damping: damping, velocity: velocity * duration)), duration)
    }
    let pace = SpringPace(spring, velocity: velocity)
    return (.spring(pace), pace.seconds)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIView {
  /// The curves of animations; see Apple's `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
