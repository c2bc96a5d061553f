internal import DynamicsChipmunk

/// The path of a disc that moves along a curve at a constant distance.
///
/// A step straight on would lead into the curve, and the impact there would take (v·h/R)² of the energy. But a curve
/// only turns a velocity.
struct CurvePath {
  let displacement: Vector
  /// From the curve to the disc, at the end.
  let normal: Vector
  /// The rotation from the normal at the start to that at the end.
  let turn: Rotation

  /// Creates the path; `nil` if it turns by a right angle or more.
  ///
  /// - Parameters:
  ///   - place: The center of the disc.
  ///   - start: Where the curve of an edge is nearest to it.
  ///   - side: The side of the curve on which it is: 1 if that is the side of the normal, or −1.
  ///   - length: The length of the path, positive in the direction of the curve.
  init?(
    from place: Vector, on edge: ShapePointer, _ start: CurvedEdge.Nearest, side: Double,
    length: Double
  ) {
    let (normal, height) = (start.normal * side, start.distance * side)
    var turn = Rotation.identity
    var end = (place: place, normal: normal)
    for _ in 0..<Tuning.CurvePath.iterations {
      // The chord of an arc over an angle has half the angle to its ends, and is shorter by sin x / x of that.
      let half = turn.half
      let square = half.sine * half.sine
      let chord = length / (1 + square / 6 + 3 * square * square / 40)
      let ahead = place + start.tangent.rotated(by: half) * chord
      let nearest = edge.nearestOnCurve(to: ahead)
      end.normal = nearest.tangent.perpendicular * side
      // Where the curve has ended, the disc moves straight on.
      end.place =
        nearest.point + end.normal * height + nearest.tangent * nearest.offset.dot(nearest.tangent)
      turn = Rotation(cosine: normal.dot(end.normal), sine: normal.cross(end.normal))
      guard turn.cosine > 0 else { return nil }
    }
    displacement = end.place - place
    self.normal = end.normal
    self.turn = turn
  }
}

extension Rotation {
  /// The half of a rotation by less than a right angle.
  fileprivate var half: Rotation {
    let cosine = ((1 + cosine) / 2).squareRoot()
    return Rotation(cosine: cosine, sine: sine / (2 * cosine))
  }
}

extension ShapePointer {
  /// Where the curve that this edge is a part of is nearest to a place not far away.
  fileprivate func nearestOnCurve(to place: Vector) -> CurvedEdge.Nearest {
    var (edge, nearest) = (self, curvedEdge.nearest(to: place))
    for _ in 0..<Tuning.CurvePath.maxEdges {
      guard nearest.beyond != 0, let next = edge.neighbor(nearest.beyond) else { break }
      let other = next.curvedEdge.nearest(to: place)
      if other.beyond == -nearest.beyond { break }
      (edge, nearest) = (next, other)
    }
    return nearest
  }
}

extension BodyPointer {
  /// Notes that a pair pushes or touches the body at a curve; of several, the one that pushes most counts.
  func recordCurve(_ index: Int, of pairs: borrowing FlatArray<PairRow>) {
    guard pointee.link < 0 else { return }
    let other = Int(pointee.step.curve)
    if other < 0
      || pairs[index].points.0.normalImpulse > pairs[other].points.0.normalImpulse
    {
      pointee.step.curve = Int32(index)
    }
  }

  /// Moves the body along the curve that it touches, in place of straight on.
  func followCurve(_ pair: PairPointer, step h: Double) {
    pointee.step.curve = -1
    let edge = pair.pointee.b
    let nearest = edge.curvedEdge.nearest(to: pointee.step.start)
    let side = nearest.distance < 0 ? -1.0 : 1.0
    let carried = MovingEdge(edge.pointee, from: .zero).displacement(of: nearest.point, at: 0)
    let normal = nearest.normal * side
    func path() -> CurvePath? {
      CurvePath(
        from: pointee.step.start, on: edge, nearest, side: side,
        length: (position - pointee.step.start - carried).dot(nearest.tangent))
    }
    guard let straight = path(), straight.turn.sine != 0 else { return }
    let before = velocity - carried * (1 / h)
    // How much the curve has to push: less than nothing where it falls away from under the disc.
    let needed = (nearest.tangent * before.dot(nearest.tangent)).rotated(by: straight.turn)
      .dot(normal)
    let point = pair.pointee.points.0
    let rise = before.dot(normal)
    guard point.normalImpulse * inverseMass >= -needed,
      rise <= max(needed, Tuning.CurvePath.noticeable)
    else { return }
    rub(on: pair, normal, push: needed - max(0, rise), step: h)
    guard let path = path() else { return }
    let velocity = velocity - carried * (1 / h)
    let left = normal * max(0, rise)
    let height = (position - pointee.step.start - carried - left * h).dot(normal)
    self.velocity = (velocity - left).rotated(by: path.turn) + carried * (1 / h)
    setPose(
      pointee.step.start + path.displacement + path.normal * height + carried, angle: angle)
  }

  /// Changes the friction of a contact with a curve to that of its whole push.
  ///
  /// - Parameter push: The velocity that the curve gives the body besides that by the contact.
  private func rub(on pair: PairPointer, _ normal: Vector, push: Double, step h: Double) {
    let friction = ContactMaterial(pair).friction
    guard friction > 0 else { return }
    let point = pair.pointee.points.0
    let (arm, tangent) = (point.r1, normal.perpendicular)
    let leverage = arm.cross(tangent)
    let mass = 1 / (inverseMass + leverage * leverage * inverseMoment)
    let slip =
      (velocity(at: arm) - pair.second.velocity(at: point.r2)).dot(tangent) - pair.surfaceSpeed
    let most = friction * max(0, point.normalImpulse + push / inverseMass)
    // Of the impulse on the second body, along the perpendicular of the normal from the first to it.
    let old = point.tangentImpulse
    let change = max(-most, min(old - slip * mass, most)) - old
    guard change != 0 else { return }
    let (speed, spin) = (change * inverseMass, change * leverage * inverseMoment)
    velocity += tangent * speed
    angularVelocity += spin
    setPose(position + tangent * (speed * h), angle: angle + spin * h)
  }
}
