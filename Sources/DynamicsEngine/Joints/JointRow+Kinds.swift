/// The constraint functions of each kind of joint.
///
/// | kind | equality rows: C = 0 | value in a range |
/// |---|---|---|
/// | rod | \|d\| − length | |
/// | spring between two points | | \|d\| in length…length, soft |
/// | rope | | \|d\| up to length, soft or hard |
/// | pin | d | θ_a − θ_b − turn |
/// | slider | −d · u⟂, θ_a − θ_b − turn | −d · u |
/// | weld | −d · u, −d · u⟂, θ_a − θ_b − turn | |
/// | soft weld | d | θ_a − θ_b in turn…turn, soft |
/// | target | d | |
/// | lock | d along x, y or both | |
/// | angle, hard | θ_a − θ_b − angle, by the shorter way | |
/// | span | | −d · u in a range, soft or hard; u does not turn |
/// | gear | those of two pairs of bodies (`GearRow`) | |
/// | pulley | | \|a's point − wheel\| + ratio · \|b's point − wheel\|, up to length |
/// | angle, soft | | θ_a − θ_b in angle…angle, soft, by the shorter way |
///
/// d is the vector from a's point to b's, and u the axis of a slider, or b's own x axis. The d of a
/// hard weld begins at a's center (``JointDefinition/frame(_:_:)``). `ConstraintFunctions` has the
/// rows of J.
extension JointPointer {
  /// The equality rows for the present poses, rigid or not.
  func equalities() -> RigidRows {
    pointee.frame.update()
    let frame = pointee.frame
    switch pointee.definition.kind {
    case .distance(let length): return RigidRows(distance().minus(length))
    case .rope, .gear, .pulley, .span: return .none
    case .revolute, .target: return RigidRows(frame.separationX, frame.separationY)
    case .prismatic(let axis, let turn, _):
      return RigidRows(frame.offset(along: Vector(axis).perpendicular), frame.turn(from: turn))
    case .weld(let turn):
      if pointee.isSoft { return RigidRows(frame.separationX, frame.separationY) }
      let axis = Vector(x: 1, y: 0)
      return RigidRows(
        frame.offset(along: axis), frame.offset(along: axis.perpendicular), frame.turn(from: turn))
    case .angle(let target): return RigidRows(frame.shortTurn(from: target))
    case .lock(let axes):
      if axes == [.x, .y] { return RigidRows(frame.separationX, frame.separationY) }
      return RigidRows(axes == .x ? frame.separationX : frame.separationY)
    }
  }

  /// The value of the bounded row for the present poses.
  @inline(__always)
  func boundedValue() -> ConstraintValue {
    switch pointee.definition.kind {
    case .distance, .rope: return distance()
    case .revolute(let turn, _, _): return pointee.frame.turn(from: turn)
    case .prismatic(let axis, _, _):
      pointee.frame.update()
      return pointee.frame.offset(along: Vector(axis))
    case .weld(let turn): return pointee.frame.turn(from: turn)
    case .angle(let target): return pointee.frame.shortTurn(from: target)
    case .target, .lock, .gear: return .none
    case .pulley: return pulleyLength()
    case .span(let axis, _):
      pointee.frame.update()
      return pointee.frame.place(along: Vector(axis))
    }
  }

  @inline(never)
  private func pulleyLength() -> ConstraintValue {
    guard case .pulley(let wheelA, let wheelB, let ratio, _) = pointee.definition.kind else {
      return .none
    }
    pointee.frame.update()
    return pointee.frame.length(over: Vector(wheelA), Vector(wheelB), ratio: ratio)
  }

  @inline(__always)
  private func distance() -> ConstraintValue {
    pointee.frame.update()
    let distance = pointee.frame.distance(normalWhereMeeting: pointee.normal)
    pointee.normal = distance.J.linear
    return distance
  }
}

extension JointDefinition {
  /// The ends, on bodies.
  ///
  /// The ends of a hard weld are at a's center, without a lever arm on a; the position of the anchor
  /// makes no difference to it.
  func frame(_ a: BodyPointer, _ b: BodyPointer) -> JointFrame {
    let (localA, localB) = (Vector(self.a.local), Vector(self.b.local))
    guard case .weld(let turn) = kind, softness.isHard else {
      return JointFrame(a, localA, b, localB)
    }
    return JointFrame(a, .zero, b, localB - localA.rotated(by: Rotation(angle: turn)))
  }

  /// The range of the bounded row; infinite without one.
  var range: ClosedRange<Double> {
    let unlimited = -Double.infinity...Double.infinity
    return switch kind {
    case .distance(let length): softness.isHard ? unlimited : length...length
    case .rope(let length): -.infinity...length
    case .revolute(_, let range, _), .prismatic(_, _, let range), .span(_, let range): range
    case .weld, .angle: softness.isHard ? unlimited : 0...0
    case .target, .lock, .gear: unlimited
    case .pulley(_, _, _, let length): -.infinity...length
    }
  }

  /// Of a rod, in points; 0 of other kinds.
  var length: Double {
    if case .distance(let length) = kind { length } else { 0 }
  }

  /// In kg·pt²/s².
  var friction: Double {
    if case .revolute(_, _, let torque) = kind { torque } else { 0 }
  }

  /// The greatest force along each axis, in kg·pt/s².
  var maxForce: Double {
    if case .target(let maxForce) = kind { maxForce } else { .infinity }
  }
}
