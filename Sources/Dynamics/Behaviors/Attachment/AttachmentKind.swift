internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// The kinds of attachment, by the relative motion of their ends.
enum AttachmentKind {
  /// Keeps a distance: a rod or a spring, and a pin at length 0.
  case rod
  /// Limits the distance.
  case rope
  /// Allows rotation about a common point.
  case pin
  /// Allows no relative motion.
  case weld
  /// Allows motion along an axis, which is given in the axes of the second end.
  case slide(CGVector)

  /// For `description`.
  var name: String { if case .slide = self { "slide" } else { "\(self)" } }

  /// Whether the attachment uses its length.
  var hasLength: Bool {
    switch self {
    case .rod, .rope: true
    case .pin, .weld, .slide: false
    }
  }
}

extension AttachmentKind {
  /// Whether the two items collide by default.
  ///
  /// Items on a pin, a weld or a slide usually overlap where they are joined. A contact would work
  /// against the joint.
  var itemsCollide: Bool {
    switch self {
    case .rod, .rope: true
    case .pin, .weld, .slide: false
    }
  }
}

/// The settings of an attachment.
struct AttachmentSettings: Equatable {
  var length: CGFloat = 0
  /// Hertz; 0 is rigid.
  var frequency: CGFloat = 0
  /// The ratio of critical damping.
  var damping: CGFloat = 0
  var range = FloatRange.infinite
  /// Newton meters.
  var frictionTorque: CGFloat = 0
  /// Newtons.
  var breakingForce = CGFloat.infinity
  /// Newton meters.
  var breakingTorque = CGFloat.infinity
  /// Of a pin or a slide.
  var motor: AttachmentMotor?
  var itemsCollide: Bool

  /// Makes the default settings of a kind of attachment.
  init(_ kind: AttachmentKind) { itemsCollide = kind.itemsCollide }

  var isBreakable: Bool { min(breakingForce, breakingTorque) < .infinity }

  func breaks(under load: AttachmentReaction) -> Bool {
    load.force.length > breakingForce || abs(load.torque) > breakingTorque
  }
}

// MARK: As a joint of the engine

extension AttachmentSettings {
  /// Returns the definition of the attachment's joint.
  ///
  /// - Parameter turn: The angle of `a` relative to `b` when the attachment was made, in radians.
  func joint(
    _ kind: AttachmentKind, _ a: JointAnchor, _ b: JointAnchor, turn: CGFloat
  ) -> JointDefinition {
    JointDefinition(
      jointKind(kind, turn: turn), a, b, softness: softness(of: kind), collides: itemsCollide,
      motor: jointMotor(kind))
  }

  private func jointKind(_ kind: AttachmentKind, turn: CGFloat) -> JointDefinition.Kind {
    switch kind {
    case .rod where isPoint, .rope where isPoint:
      .revolute(turn: turn, range: -.infinity ... .infinity, frictionTorque: 0)
    case .rod: .distance(length: length)
    case .rope: .rope(length: length)
    case .pin:
      .revolute(
        turn: turn, range: closedRange, frictionTorque: frictionTorque * Self.newtonMeter)
    case .weld: .weld(turn: turn)
    case .slide(let axis): .prismatic(axis: axis, turn: turn, range: closedRange)
    }
  }

  /// Whether the length, in points, is too small for a rod to have a direction.
  var isPoint: Bool { length < 1e-6 }

  /// 1 N·m in kg·pt²/s².
  static let newtonMeter: CGFloat = Units.pointsPerMeter * Units.pointsPerMeter

  private var closedRange: ClosedRange<Double> { Double(range.minimum)...Double(range.maximum) }

  private func softness(of kind: AttachmentKind) -> Softness {
    // A rope limits the distance; a soft limit would not be one.
    if case .rope = kind { return .hard }
    return frequency > 0 ? .spring(frequency: frequency, damping: damping) : .hard
  }
}

// MARK: In a snapshot

extension AttachmentKind {
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
      abs(axis.dx * axis.dx + axis.dy * axis.dy - 1) < 1e-6,
      "the axis of a slide must be a unit vector")
    self = .slide(axis)
  }
}

extension AttachmentSettings {
  mutating func code(_ coder: inout WordCoder) {
    coder.code(&length, in: Limits.length)
    coder.code(&frequency, in: Limits.frequency)
    coder.code(&damping, in: Limits.damping)
    // An infinite range may have the greatest numbers for ends.
    coder.code(&range.minimum, in: .everything)
    coder.code(&range.maximum, in: .everything)
    coder.check(range.isUsable, "an attachment range is empty")
    coder.code(&frictionTorque, in: Limits.frictionTorque)
    coder.code(&breakingForce, in: Limits.breakingLoad)
    coder.code(&breakingTorque, in: Limits.breakingLoad)
    codeMotor(&coder)
    coder.code(&itemsCollide)
  }
}

extension FloatRange {
  /// Whether the range is valid for an attachment.
  var isUsable: Bool {
    minimum <= maximum && minimum < .infinity && maximum > -.infinity
      && [minimum, maximum].allSatisfy { $0.isInfinite || Limits.rangeEnd.contains($0) }
  }
}
