internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// When an item, and with all of them the animator, is at rest.
enum RestRule {
  /// Points per second.
  private static let speed: CGFloat = 1
  /// Points per second: what comes out of an overlap as slowly is within 0.2 pt of touching.
  private static let drift: CGFloat = 0.4
  /// Two degrees per second.
  private static let turning: CGFloat = 2 * .pi / 180
  /// Rest begins after more than this, in seconds.
  private static let patience: CGFloat = 0.5

  static func isQuiet(_ body: Body) -> Bool {
    let velocity = body.velocity
    return velocity.dx * velocity.dx + velocity.dy * velocity.dy < speed * speed
      && abs(body.angularVelocity) < turning && body.driftSpeed < drift
  }

  /// The whole steps that last longer than the patience: 61 at 1/120 s.
  static func stepsUntilRest(timeStep: CGFloat) -> Int {
    let steps = patience / timeStep
    return Int((steps + 1e-9).rounded(.down)) + 1
  }
}
