// The lengths of arrows. They have a maximum, so that arrows of very strong forces stay readable.

extension DebugMark {
  /// The time in which an item moves by the length of its velocity arrow, in seconds.
  static let velocityTime: CGFloat = 0.1

  /// The lowest speed that is shown, in points per second.
  static let leastSpeed: CGFloat = 1

  /// The arrow of a push, in points: 40 pt long at 1 N or 1 N·s, at most 80 pt.
  static func push(_ push: CGVector) -> CGVector { push.shortened(to: 80, halfAt: 1) }

  /// The length of the arrow of a motor, and its distance from the pin, in points.
  static let motorLength: CGFloat = 16

  /// The weakest reaction that is shown, in newtons.
  static let leastReaction: CGFloat = 0.01

  /// The arrow of a reaction, in points: 40 pt long at 10 N, at most 80 pt.
  static func reaction(_ force: CGVector) -> CGVector { force.shortened(to: 80, halfAt: 10) }

  /// The arrow of a field: at 100 pt/s², half of its greatest length.
  static func field(_ acceleration: CGVector, spacing: CGFloat) -> CGVector {
    acceleration.shortened(to: 0.8 * spacing, halfAt: 100)
  }

  /// The length of a contact: 8 pt without an impulse, 24 pt at 1 N·s, at most 40 pt.
  static func contactLength(impulse: CGFloat) -> CGFloat {
    8 + CGVector(dx: impulse, dy: 0).shortened(to: 32, halfAt: 1).dx
  }

  init(_ kind: Kind, from start: CGPoint, _ arrow: CGVector, strength: CGFloat = 1) {
    self.init(kind, from: start, to: start + arrow, strength: strength)
  }
}

extension CGVector {
  /// The same direction with the length `longest` · x / (x + `half`); zero for a vector that is not
  /// finite.
  fileprivate func shortened(to longest: CGFloat, halfAt half: CGFloat) -> CGVector {
    let length = hypotenuse(dx, dy)
    guard length.isFinite else { return .zero }
    return self * (longest / (length + half))
  }
}
