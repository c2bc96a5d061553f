extension LinkPointer {
  /// Updates C and J for the present poses of the bodies.
  ///
  /// - Returns: The greatest |C|.
  @inline(__always)
  func prepareRows(_ geometry: UnsafePointer<LinkGeometry>) -> Double {
    pointee.mass = pointee.body.pointee.body.m
    pointee.isTurned = pointee.body.inverseMoment > 0
    pointee.moment = pointee.isTurned ? pointee.body.pointee.body.i : 1
    // The rotation of a kinematic body counts, although nothing turns it.
    pointee.isParentTurned =
      pointee.parentBody.inverseMoment > 0 || !pointee.parentBody.isMovable
    let kind = geometry.pointee.kind
    guard kind == .rod || kind == .centerRod, let joint = pointee.joint else {
      return updateRows(geometry, pointee.body.pose, pointee.parentBody.pose)
    }
    let sign = pointee.isBodyA ? -1.0 : 1
    let normal = joint.pointee.normal * sign
    (pointee.x.own.x, pointee.x.own.y) = (normal.x, normal.y)
    let error = updateRows(geometry, pointee.body.pose, pointee.parentBody.pose)
    joint.pointee.normal = Vector(x: pointee.x.own.x, y: pointee.x.own.y) * sign
    return error
  }

  /// Updates C and J for poses that the bodies need not have yet.
  ///
  /// - Returns: The greatest |C|.
  @inline(__always)
  func updateRows(
    _ geometry: UnsafePointer<LinkGeometry>, _ pose: Pose, _ parent: Pose
  ) -> Double {
    switch geometry.pointee.kind {
    case .root: return 0
    case .centerRod:
      return updateCenterRod(pose.position - parent.position, geometry.pointee.length)
    case .rod, .pin:
      let own = geometry.pointee.own.rotated(by: pose.rotation)
      let parents = geometry.pointee.parents.rotated(by: parent.rotation)
      let separation = (pose.position + own) - (parent.position + parents)
      return geometry.pointee.kind == .pin
        ? updatePin(separation, own, parents)
        : updateRod(separation, own, parents, geometry.pointee.length)
    case .other: return set(pointee.joint!.rigidRows())
    }
  }

  /// Updates the row of a rod whose ends are the centers of its bodies.
  @inline(__always)
  private func updateCenterRod(_ separation: Vector, _ length: Double) -> Double {
    let distance = separation.length
    if distance <= 1e-9 { return updateRod(separation, .zero, .zero, length) }
    let n = separation * (1 / distance)
    pointee.x.C = distance - length
    (pointee.x.own.x, pointee.x.own.y) = (n.x, n.y)
    (pointee.x.parents.x, pointee.x.parents.y) = (-n.x, -n.y)
    return abs(distance - length)
  }

  @inline(__always)
  private func updateRod(
    _ separation: Vector, _ own: Vector, _ parents: Vector, _ length: Double
  ) -> Double {
    let distance = separation.length
    // The previous normal is used if the two ends coincide.
    let before = Vector(x: pointee.x.own.x, y: pointee.x.own.y)
    let n = distance > 1e-9 ? separation * (1 / distance) : before
    pointee.x.C = distance - length
    pointee.x.own = Vector3(x: n.x, y: n.y, z: pointee.isTurned ? own.cross(n) : 0)
    pointee.x.parents = Vector3(
      x: -n.x, y: -n.y, z: pointee.isParentTurned ? -parents.cross(n) : 0)
    return abs(distance - length)
  }

  /// Updates the parts of a pin's rows that change: C = (p + r) of the link's body minus that of
  /// its parent.
  @inline(__always)
  private func updatePin(_ gap: Vector, _ own: Vector, _ parents: Vector) -> Double {
    pointee.x.C = gap.x
    pointee.y.C = gap.y
    pointee.x.own.z = pointee.isTurned ? -own.y : 0
    pointee.y.own.z = pointee.isTurned ? own.x : 0
    pointee.x.parents.z = pointee.isParentTurned ? parents.y : 0
    pointee.y.parents.z = pointee.isParentTurned ? -parents.x : 0
    return max(abs(gap.x), abs(gap.y))
  }

  @inline(__always)
  private func set(_ rows: RigidRows) -> Double {
    pointee.rowCount = Int32(rows.count)
    let (body, parent, isBodyA) = (pointee.body, pointee.parentBody, pointee.isBodyA)
    pointee.x.set(rows.x, body, parent, isBodyA)
    if rows.count > 1 { pointee.y.set(rows.y, body, parent, isBodyA) }
    if rows.count > 2 { pointee.z.set(rows.z, body, parent, isBodyA) }
    return rows.error
  }

  /// Sets the third row to that of a limit; the first two are those of a pin or a slider.
  func setLimitRow(_ value: ConstraintValue) {
    pointee.z.set(value, pointee.body, pointee.parentBody, pointee.isBodyA)
  }

  /// A number for each row; 0 for the rows that it does not have.
  @inline(__always)
  func mapRows(_ number: (LinkRow) -> Double) -> Vector3 {
    switch pointee.rowCount {
    case 0: Vector3()
    case 1: Vector3(x: number(pointee.x))
    case 2: Vector3(x: number(pointee.x), y: number(pointee.y))
    default: Vector3(x: number(pointee.x), y: number(pointee.y), z: number(pointee.z))
    }
  }

  /// J · a motion of the two bodies.
  @inline(__always)
  func along(_ own: Vector3, _ parents: Vector3) -> Vector3 {
    mapRows { $0.own.dot(own) + $0.parents.dot(parents) }
  }
}

extension Link {
  /// The constant geometry of its joint.
  var geometry: LinkGeometry {
    guard let joint else { return LinkGeometry() }
    let frame = joint.pointee.frame
    let (own, parents) = isBodyA ? (frame.localA, frame.localB) : (frame.localB, frame.localA)
    var geometry = LinkGeometry(kind: .other, own: own, parents: parents)
    if case .distance(let length) = joint.pointee.definition.kind {
      geometry.kind = own.isZero && parents.isZero ? .centerRod : .rod
      geometry.length = length
    } else if isPin {
      geometry.kind = .pin
    }
    return geometry
  }

  /// Sets the constant parts of its rows.
  mutating func setConstantRows() {
    rowCount = Int32(joint?.pointee.rigidRowCount ?? 0)
    guard isPin else { return }
    x.own = Vector3(x: 1, y: 0, z: 0)
    y.own = Vector3(x: 0, y: 1, z: 0)
    x.parents = Vector3(x: -1, y: 0, z: 0)
    y.parents = Vector3(x: 0, y: -1, z: 0)
  }
}

extension LinkRow {
  @inline(__always)
  fileprivate mutating func set(
    _ value: ConstraintValue, _ body: BodyPointer, _ parent: BodyPointer, _ isBodyA: Bool
  ) {
    C = value.C
    own = isBodyA ? value.J.ofA(body) : value.J.ofB(body)
    parents = isBodyA ? value.J.ofParentB(parent) : value.J.ofParentA(parent)
  }
}

/// The constant geometry of a joint, as seen from a link: its anchors on both bodies, in their own
/// axes.
struct LinkGeometry: BitwiseCopyable {
  enum Kind { case root, centerRod, rod, pin, other }

  var kind = Kind.root
  var own = Vector.zero
  var parents = Vector.zero
  /// The length of a rod.
  var length = 0.0
}
