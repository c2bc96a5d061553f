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
}

/// The joints in the engine that make up one attachment.
struct AttachmentJoints {
  private let tie: Tie
  private var settings: TieSettings
  private var point: PointJoint?
  /// A rod or a rope.
  private var distance: MeasuredJoint?
  /// A rigid weld, or a slide.
  private var block: BlockJoint?
  /// What brings a weld that gives back to its angle.
  private var hinge: MeasuredJoint?
  /// Stops at the ends of the range, and friction.
  private var limits: [MeasuredJoint] = []

  private var all: [Joint] { [point, distance, block, hinge].compactMap { $0 } + limits }

  /// - Parameter turn: How far near is turned against far where the attachment began, in radians.
  init(_ tie: Tie, near: Grip, far: Grip, turn: CGFloat, settings: TieSettings) {
    self.tie = tie
    self.settings = settings
    let softness = settings.softness
    switch tie {
    case .rod, .rope:
      if settings.isPoint {
        point = PointJoint(near, far, softness: softness)
      } else {
        distance = MeasuredJoint(
          near, far, .distance, tie.hold(settings.length), softness: softness)
      }
    case .pin:
      point = PointJoint(near, far, softness: softness)
      limits = Self.stops(near, far, .turn(reference: turn), settings.range)
      if settings.frictionTorque > 0 {
        let torque = settings.frictionTorque * Self.newtonMetre
        limits.append(MeasuredJoint(near, far, .turn(reference: turn), .rubbing(torque)))
      }
    case .weld where softness != .hard:
      point = PointJoint(near, far, softness: .hard)
      hinge = MeasuredJoint(near, far, .turn(reference: turn), .exactly(0), softness: softness)
    case .weld:
      // Where two are rigidly welded makes no difference; at a center, no lever gets in the way.
      let arm = near.offset.applying(CGAffineTransform(rotationAngle: turn))
      let axis = CGVector(dx: 1, dy: 0)
      block = BlockJoint(
        near.centered, far.moved(by: CGVector(dx: -arm.dx, dy: -arm.dy)), .along(axis),
        .across(axis), .turn(reference: turn), softness: softness)
    case .slide(let axis):
      block = BlockJoint(
        near, far, .across(axis), .turn(reference: turn), softness: softness)
      limits = Self.stops(near, far, .along(axis), settings.range)
    }
  }

  /// In kg·pt²/s².
  private static let newtonMetre: CGFloat = Units.pointsPerMetre * Units.pointsPerMetre

  private static func stops(
    _ near: Grip, _ far: Grip, _ measure: Measure, _ range: FloatRange
  ) -> [MeasuredJoint] {
    var stops: [MeasuredJoint] = []
    if range.minimum > -.infinity {
      stops.append(MeasuredJoint(near, far, measure, .atLeast(range.minimum)))
    }
    if range.maximum < .infinity {
      stops.append(MeasuredJoint(near, far, measure, .atMost(range.maximum)))
    }
    return stops
  }

  func add(to world: World) {
    for joint in all { world.addJoint(joint) }
  }

  func remove(from world: World) {
    for joint in all { world.removeJoint(joint) }
  }

  /// Takes over a new length or softness, keeping impulses, so that a change in motion does not jolt.
  ///
  /// - Returns: False when that takes other joints.
  mutating func follow(_ new: TieSettings) -> Bool {
    guard new.range == settings.range, new.frictionTorque == settings.frictionTorque,
      new.isRigid == settings.isRigid, new.isPoint == settings.isPoint
    else { return false }
    settings = new
    if hinge == nil { point?.softness = new.softness }
    hinge?.softness = new.softness
    block?.softness = new.softness
    distance?.softness = new.softness
    distance?.hold = tie.hold(new.length)
    return true
  }

  /// Moves the far end, when that is a place.
  func moveAnchor(to place: CGPoint) {
    point?.far = .at(place)
    distance?.far = .at(place)
    block?.far = .at(place)
    for joint in limits { joint.far = .at(place) }
  }
}

extension TieSettings {
  fileprivate var softness: Softness {
    frequency > 0 ? .spring(frequency: frequency, damping: damping) : .hard
  }

  /// In points; below, there is no telling which way a rod points.
  private static let shortestRod: CGFloat = 1e-6

  fileprivate var isRigid: Bool { frequency == 0 }

  fileprivate var isPoint: Bool { length < Self.shortestRod }
}

extension Tie {
  fileprivate func hold(_ length: CGFloat) -> MeasuredJoint.Hold {
    if case .rope = self { .atMost(length) } else { .exactly(length) }
  }
}
