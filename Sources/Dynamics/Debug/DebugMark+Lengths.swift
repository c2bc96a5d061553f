internal import DynamicsGeometry
internal import Foundation

// How long arrows are: never more than is readable, however strong what they stand for.

extension DebugMark {
  /// The seconds whose way a velocity shows.
  static let velocityTime: CGFloat = 0.1

  /// In points per second: what is slower counts as at rest.
  static let leastSpeed: CGFloat = 1

  /// The arrows of pushes: half of `longest` at 1 N or 1 N·s, in points.
  static func push(_ push: CGVector) -> CGVector { push.shortened(to: 80, halfAt: 1) }

  /// The arrows of fields: half of the most at 100 pt/s².
  static func field(_ acceleration: CGVector, spacing: CGFloat) -> CGVector {
    acceleration.shortened(to: 0.8 * spacing, halfAt: 100)
  }

  /// From 8 pt for a touch to 40 pt; 24 pt at 1 N·s.
  static func contactLength(impulse: CGFloat) -> CGFloat {
    8 + CGVector(dx: impulse, dy: 0).shortened(to: 32, halfAt: 1).dx
  }

  init(_ kind: Kind, from start: CGPoint, _ arrow: CGVector, strength: CGFloat = 1) {
    self.init(
      kind, from: start, to: CGPoint(x: start.x + arrow.dx, y: start.y + arrow.dy),
      strength: strength)
  }
}

extension CGVector {
  /// The same direction with the length `longest` · x / (x + `half`); zero for what is not finite.
  fileprivate func shortened(to longest: CGFloat, halfAt half: CGFloat) -> CGVector {
    let length = hypotenuse(dx, dy)
    guard length.isFinite else { return .zero }
    return self * (longest / (length + half))
  }
}
