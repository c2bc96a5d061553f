internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// How an attachment lets its two ends move.
enum Tie {
  /// At a distance: a rod or a spring, and at length 0 a pin.
  case rod
  /// Up to a distance.
  case rope
  /// Turning about a common point.
  case pin
  /// Not at all.
  case weld
  /// Along an axis, in the axes of the second end.
  case slide(CGVector)

  /// For `description`.
  var name: String { if case .slide = self { "slide" } else { "\(self)" } }

  /// Whether the attachment's length counts.
  var hasLength: Bool {
    switch self {
    case .rod, .rope: true
    case .pin, .weld, .slide: false
    }
  }
}

extension Tie {
  /// Whether the two items collide by default.
  ///
  /// Items on a pin, a weld or a slide usually overlap where they are joined, and contact and joint would
  /// fight.
  var itemsCollide: Bool {
    switch self {
    case .rod, .rope: true
    case .pin, .weld, .slide: false
    }
  }
}

/// What can be changed about an attachment.
struct TieSettings: Equatable {
  var length: CGFloat = 0
  /// Hertz; 0 is rigid.
  var frequency: CGFloat = 0
  /// The ratio of critical damping.
  var damping: CGFloat = 0
  var range = FloatRange.infinite
  /// Newton metres.
  var frictionTorque: CGFloat = 0
  var itemsCollide: Bool

  /// The defaults of a kind.
  init(_ tie: Tie) { itemsCollide = tie.itemsCollide }
}

// MARK: As a joint of the engine

extension TieSettings {
  /// - Parameter turn: How far a is turned against b where the attachment began, in radians.
  func joint(
    _ tie: Tie, _ a: JointAnchor, _ b: JointAnchor, turn: CGFloat
  ) -> JointDefinition {
    JointDefinition(
      kind(tie, turn: turn), a, b, softness: softness, collides: itemsCollide)
  }

  private func kind(_ tie: Tie, turn: CGFloat) -> JointDefinition.Kind {
    switch tie {
    case .rod where isPoint, .rope where isPoint:
      .revolute(turn: turn, range: -.infinity ... .infinity, frictionTorque: 0)
    case .rod: .distance(length: length)
    case .rope: .rope(length: length)
    case .pin:
      .revolute(
        turn: turn, range: closedRange, frictionTorque: frictionTorque * Self.newtonMetre)
    case .weld: .weld(turn: turn)
    case .slide(let axis): .prismatic(axis: axis, turn: turn, range: closedRange)
    }
  }

  /// Whether the length is so small, in points, that the direction of a rod is undefined.
  var isPoint: Bool { length < 1e-6 }

  /// In kg·pt²/s².
  private static let newtonMetre: CGFloat = Units.pointsPerMetre * Units.pointsPerMetre

  private var closedRange: ClosedRange<Double> { Double(range.minimum)...Double(range.maximum) }

  private var softness: Softness {
    frequency > 0 ? .spring(frequency: frequency, damping: damping) : .hard
  }
}

// MARK: In a snapshot

extension Tie {
  /// Tells kinds apart in a snapshot.
  var tag: Int {
    switch self {
    case .rod: 0
    case .rope: 1
    case .pin: 2
    case .weld: 3
    case .slide: 4
    }
  }

  mutating func codeAxis(_ coder: inout WordCoder) {
    guard case .slide(var axis) = self else {
      var none = CGVector.zero
      return coder.code(&none)
    }
    coder.code(&axis)
    coder.check(
      abs(axis.dx * axis.dx + axis.dy * axis.dy - 1) < 1e-6, "an axis is no unit vector")
    self = .slide(axis)
  }
}

extension TieSettings {
  mutating func code(_ coder: inout WordCoder) {
    coder.code(&length, in: Limits.length)
    coder.code(&frequency, in: Limits.frequency)
    coder.code(&damping, in: Limits.damping)
    // An infinite range may have the greatest numbers for ends.
    coder.code(&range.minimum, in: .everything)
    coder.code(&range.maximum, in: .everything)
    coder.check(range.isUsable, "a range is empty")
    coder.code(&frictionTorque, in: Limits.frictionTorque)
    coder.code(&itemsCollide)
  }
}

extension FloatRange {
  /// Whether an attachment may have the range.
  var isUsable: Bool {
    minimum <= maximum && minimum < .infinity && maximum > -.infinity
      && [minimum, maximum].allSatisfy { $0.isInfinite || Limits.rangeEnd.contains($0) }
  }
}
