internal import DynamicsEngine

/// The ends of an attachment, and its settings.
struct AttachmentSettings: Equatable {
  let kind: AttachmentKind
  /// The attached points of the items, in points from their centers.
  private var offsetA, offsetB: Offset
  /// The anchor, or the point where two items were joined, in points.
  var anchor: CGPoint
  /// The offset from the anchor to the point that the joint holds instead, in points.
  private var anchorOffset: CGVector
  /// The direction of a slide, of length 1, in the axes of the second end; zero for other kinds.
  private(set) var axis: CGVector
  /// The angle of the first item relative to the second when the attachment was made, in radians.
  private(set) var turnAtStart: CGFloat
  /// The length that was set, or taken from the ends when it was first needed; `nil` until then.
  var length: CGFloat?
  /// Hertz; 0 is rigid, unless there is a stiffness.
  var frequency: CGFloat = 0
  /// The ratio of critical damping.
  var damping: CGFloat = 0
  /// Newtons per meter; newton meters per radian of a weld.
  var stiffness: CGFloat?
  /// Newtons for a meter per second; newton meters for a radian per second of a weld.
  var dampingCoefficient: CGFloat?
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

  init(
    _ kind: AttachmentKind, of items: [any DynamicItem], offsets: (Offset, Offset),
    anchor: CGPoint, anchorOffset: CGVector, axis: CGVector
  ) {
    self.kind = kind
    (offsetA, offsetB) = offsets
    self.anchor = anchor
    self.anchorOffset = anchorOffset
    self.axis = axis
    let angles = items.map(\.transform.rotationAngle).map { $0.isFinite ? $0 : 0 }
    turnAtStart = (angles.first ?? 0) - (angles.dropFirst().first ?? 0)
    // Items on a pin, a weld or a slide usually overlap where they are joined. A contact would work
    // against the joint.
    itemsCollide = kind.hasLength
  }

  /// Whether the length, in points, is too small for a rod to have a direction.
  var isPoint: Bool { length.map { $0 < 1e-6 } ?? false }

  /// Whether only the angle between the items can change.
  var isPin: Bool { kind == .pin || kind.hasLength && isPoint }

  var mayHaveMotor: Bool { kind == .slide || kind != .rope && isPin }

  /// The motor; `nil` while the attachment is a rod that is no pin.
  var activeMotor: AttachmentMotor? { mayHaveMotor ? motor : nil }

  /// The length, or the distance of the ends at these poses if it has none yet.
  ///
  /// It is `nil` if an end has no valid place; that is reported when its item joins.
  func length(at poses: @autoclosure () -> [ItemPose]) -> CGFloat? {
    if let length { return length }
    let (a, b) = ends(poses())
    let distance = hypotenuse(b.x - a.x, b.y - a.y)
    return Self.lengths.contains(distance) ? distance : nil
  }

  /// Lengths, in points.
  static let lengths: ClosedRange<CGFloat> = 0...1e9

  /// Whether a motor is to move the items.
  var isDriving: Bool { motor.map { $0.speed != 0 && $0.maximum > 0 } ?? false }

  var isBreakable: Bool { min(breakingForce, breakingTorque) < .infinity }

  /// The two ends, for the poses of the items; the second is at the anchor if there is one item.
  func ends(_ poses: [ItemPose]) -> (a: CGPoint, b: CGPoint) {
    let second = poses.count == 2 ? poses[1].place(of: CGVector(offsetB)) : anchor + anchorOffset
    return (poses[0].place(of: CGVector(offsetA)), second)
  }
}

// MARK: Springs

extension AttachmentSettings {
  /// Whether it is a spring; a rope limits the distance, and a soft limit would not be one.
  var isSpring: Bool {
    kind != .rope && (frequency > 0 || stiffness != nil || dampingCoefficient != nil)
  }
}

// MARK: As a joint of the engine

extension AttachmentSettings {
  /// - Parameter turn: The angle of the first body relative to the second when the attachment was made,
  ///   in radians.
  /// - Parameter stops: The range in which ratchets keep its angle or its translation.
  func joint(
    of bodies: [BodyID], turn: CGFloat, within stops: ClosedRange<Double>
  ) -> JointDefinition {
    let a = JointAnchor.on(bodies[0], offset: CGVector(offsetA))
    let b =
      bodies.count == 2
      ? JointAnchor.on(bodies[1], offset: CGVector(offsetB)) : .at(anchor + anchorOffset)
    return JointDefinition(
      jointKind(turn: turn, within: stops), a, b, softness: softness, collides: itemsCollide,
      motor: jointMotor)
  }

  private func jointKind(
    turn: CGFloat, within stops: ClosedRange<Double>
  ) -> JointDefinition.Kind {
    switch kind {
    case .rod where isPoint, .rope where isPoint:
      .revolute(turn: turn, range: stops, frictionTorque: 0)
    case .rod: .distance(length: length ?? 0)
    case .rope: .rope(length: length ?? 0)
    case .pin:
      .revolute(
        turn: turn, range: closedRange.clamped(to: stops),
        frictionTorque: frictionTorque * Self.newtonMeter)
    case .weld: .weld(turn: turn)
    case .slide: .prismatic(axis: axis, turn: turn, range: closedRange.clamped(to: stops))
    }
  }

  private var jointMotor: JointMotor? {
    guard let motor = activeMotor else { return nil }
    let unit = kind == .slide ? Units.pointsPerMeter : Self.newtonMeter
    return JointMotor(
      speed: motor.speed, maximum: motor.maximum * unit, target: motor.target.map { Double($0) })
  }

  /// 1 N·m in kg·pt²/s².
  private static let newtonMeter: CGFloat = Units.pointsPerMeter * Units.pointsPerMeter

  private var closedRange: ClosedRange<Double> { Double(range.minimum)...Double(range.maximum) }

  private var softness: Softness {
    guard isSpring else { return .hard }
    if frequency > 0 { return .spring(frequency: frequency, damping: damping) }
    // As a meter is 100 pt and a newton accelerates a kilogram by 100 pt/s², 1 N/m is 1 kg/s².
    let unit = kind == .weld ? Self.newtonMeter : 1
    return .constant(stiffness: (stiffness ?? 0) * unit, damping: (dampingCoefficient ?? 0) * unit)
  }
}

// MARK: In a snapshot

extension AttachmentSettings {
  /// Visits the fields that are no declared properties, but for the kind, which does not change.
  mutating func codeRest(_ coder: inout WordCoder) {
    coder.code(&axis)
    coder.check(
      kind == .slide
        ? abs(axis.dx * axis.dx + axis.dy * axis.dy - 1) < 1e-6 : axis == .zero,
      "the axis of a slide must be a unit vector, and that of other kinds zero")
    coder.check(
      frequency == 0 || stiffness == nil && dampingCoefficient == nil,
      "a spring has a frequency or a stiffness")
    coder.code(&offsetA)
    coder.code(&offsetB)
    coder.code(&anchorOffset)
    coder.check(
      [CGVector(offsetA), CGVector(offsetB), anchorOffset].allSatisfy(Limits.isAmount),
      "an attachment point is out of range")
    coder.code(&turnAtStart)
    coder.code(&motor, blank: .init(speed: 0, maximum: 0)) {
      $0.code(&$1.speed, in: Limits.amount)
      $0.code(&$1.maximum, in: Limits.motorMaximum)
      $0.code(&$1.angle, in: Limits.amount)
      $0.code(&$1.translation, in: Limits.amount)
    }
    coder.check(
      motor?.flaw(ofSlide: kind == .slide) == nil, "the target of a motor is out of range")
  }
}

/// The kinds of attachment, by the relative motion of their ends; snapshots have their numbers.
enum AttachmentKind: Int {
  /// Keeps a distance: a rod or a spring, and a pin at length 0.
  case rod
  /// Limits the distance.
  case rope
  /// Allows rotation about a common point.
  case pin
  /// Allows no relative motion.
  case weld
  /// Allows motion along an axis.
  case slide

  var hasLength: Bool { self == .rod || self == .rope }
  /// Whether it is a slide, or is a pin or may become one.
  var mayHaveCoordinate: Bool { self == .slide || self == .pin || self == .rod }
}
