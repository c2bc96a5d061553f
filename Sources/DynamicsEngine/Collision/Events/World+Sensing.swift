internal import DynamicsChipmunk
internal import DynamicsGeometry

/// How a body and a region met in the last step.
package enum SensorPresence: Sendable {
  case outside
  /// The body touched the region during the step, and no longer does.
  case passed
  case inside
}

extension World {
  /// Finds how a body and a region met in the last step.
  ///
  /// - Parameters:
  ///   - wasInside: Whether the body was in the region before, so that it cannot have passed.
  ///   - carrier: The body that the region goes with; `nil` for a region that stays.
  package func presence(
    of id: BodyID, in region: SensorRegion, carrier: BodyID?, wasInside: Bool
  ) -> SensorPresence {
    let path = RelativeSweep(of: body(id), from: carrier.map { body($0) })
    let reach = path.body.pointee.boundingRadius
    // The corners of a curved part are those of a polygon inside it.
    guard path.box.grown(by: 1.01 * reach).intersects(region.box) else { return .outside }
    for part in shapes.of(path.body) {
      let end = path.frame(at: 1)
      if region.meets(part.core.map(end.place), radius: part.coreRadius) { return .inside }
    }
    guard !wasInside, !path.isStill else { return .outside }
    for part in shapes.of(path.body) where path.passes(region, part) { return .passed }
    return .outside
  }
}

/// The motion of a body in the last step, as seen from the axes of another one.
private struct RelativeSweep {
  let body: BodyPointer
  private let motion: Sweep
  private let carrier: (start: Vector, motion: Sweep)?

  struct Frame {
    let center: Vector
    let rotation: Rotation

    func place(_ point: Vector) -> Vector { center + point.rotated(by: rotation) }
  }

  init(of body: BodyPointer, from carrier: BodyPointer?) {
    self.body = body
    motion = body.lastMotion
    self.carrier = carrier.map { ($0.lastStart.position, $0.lastMotion) }
  }

  /// The relative frame at a fraction of the step.
  func frame(at fraction: Double) -> Frame {
    let center = body.lastStart.position + motion.displacement * fraction
    // At the end, the pose itself, which its sum of start and displacement may miss by rounding.
    let own =
      fraction == 1
      ? Frame(center: body.position, rotation: body.rotation)
      : Frame(center: center, rotation: motion.rotation(at: fraction))
    guard let carrier else { return own }
    let back = carrier.motion.rotation(at: fraction).inverse
    let origin = carrier.start + carrier.motion.displacement * fraction
    return Frame(
      center: (own.center - origin).rotated(by: back), rotation: own.rotation.followed(by: back))
  }

  /// Around the relative places of the center; grown for the arc that it moves on.
  var box: BoundingBox {
    let (start, end) = (frame(at: 0).center, frame(at: 1).center)
    let turn = min(abs(carrier?.motion.turn ?? 0) / 2, .pi)
    let bulge = max(start.length, end.length) * (1 - SinCos(turn).cosine)
    return BoundingBox(around: start, end).grown(by: bulge)
  }

  var isStill: Bool { motion.isStill && carrier?.motion.isStill ?? true }

  /// Whether a part meets a region on its way.
  ///
  /// The path is cut where it turns, and each piece is covered by the hull of its two ends.
  func passes(_ region: SensorRegion, _ part: ShapePointer) -> Bool {
    let turn = abs(motion.turn) + abs(carrier?.motion.turn ?? 0)
    let count = min(
      max(1, Int((turn / Tuning.Sensing.turnPerPiece).rounded(.up))), Tuning.Sensing.maxPieces)
    let (core, radius) = (part.core, part.coreRadius)
    var last = core.map(frame(at: 0).place)
    for piece in 1...count {
      let next = core.map(frame(at: Double(piece) / Double(count)).place)
      if region.meets(last + next, radius: radius) { return true }
      last = next
    }
    return false
  }
}

extension Sweep {
  fileprivate var isStill: Bool { displacement.isZero && turn == 0 }
}

extension BodyPointer {
  /// The pose before the last step; that of now for a sleeping body, which took no part in it.
  fileprivate var lastStart: (position: Vector, angle: Double) {
    pointee.rest.sleepingIsland >= 0
      ? (position, angle) : (pointee.step.start, pointee.step.startAngle)
  }

  fileprivate var lastMotion: Sweep {
    let start = lastStart
    return Sweep(
      displacement: position - start.position, startAngle: start.angle, turn: angle - start.angle)
  }
}

extension ShapePointer {
  /// The corners that Chipmunk collides, in the body's own axes; one for a circle.
  var core: [Vector] {
    let shape = pointee.shape!
    guard !pointee.isCircle else { return [cpCircleShapeGetOffset(shape)] }
    return (0..<cpPolyShapeGetCount(shape)).map { cpPolyShapeGetVert(shape, $0) }
  }

  /// The radius around ``core``, in points.
  var coreRadius: Double {
    let shape = pointee.shape!
    return pointee.isCircle ? cpCircleShapeGetRadius(shape) : cpPolyShapeGetRadius(shape)
  }
}
