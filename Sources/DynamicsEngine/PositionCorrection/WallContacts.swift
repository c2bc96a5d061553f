internal import DynamicsChipmunk

/// Contacts with immovable bodies, which keep joints from pulling bodies into walls.
///
/// Joints that can be satisfied are satisfied exactly. This may push a body into a wall a little,
/// which contacts correct in the next step.
struct WallContacts: ~Copyable {
  /// A contact point.
  struct Point: BitwiseCopyable {
    let body: BodyPointer
    let wall: BodyPointer
    /// From the body's center and from the wall's, when contacts were found.
    let r: Vector
    let onWall: Vector
    /// Into the wall.
    let n: Vector
    /// The angle of the body when contacts were found.
    let angle: Double
    /// The allowed penetration depth, in points: the depth after the velocities, or the depth that
    /// contacts allow at rest.
    var depth: Double
    /// Whether the point was too deep before; it then stays active for the rest of this correction.
    var isActive = false
    /// The next point of the same articulation; −1 for none.
    var next: Int32
  }

  private let points = FlatArray<Point>()
  /// The first point of each articulation; −1 for none.
  private let firsts = FlatArray<Int32>()

  /// Finds the contacts, and their depths after the velocities have moved the bodies.
  func find(_ pairs: borrowing FlatArray<PairRow>, _ articulations: Articulations) {
    points.removeAll()
    firsts.removeAll()
    guard !articulations.all.isEmpty else { return }
    firsts.resize(to: articulations.all.count, filling: -1)
    for index in pairs.indices.reversed() {
      let pair = pairs.base + index
      let (a, b) = (pair.pointee.arbiter.body_a.row, pair.pointee.arbiter.body_b.row)
      let articulation = articulations.articulation(of: a.isMovable ? a : b)
      guard articulation >= 0, a.isMovable != b.isMovable,
        !articulations.all[articulation].isKept
      else { continue }
      for place in (0..<pair.pointee.count).reversed() {
        add(pair.contacts[place], pair.pointee.arbiter.n, a, b, to: articulation)
      }
    }
  }

  private func add(
    _ contact: cpContact, _ n: Vector, _ a: BodyPointer, _ b: BodyPointer, to articulation: Int
  ) {
    var point =
      a.isMovable
      ? Point(
        body: a, wall: b, r: contact.r1, onWall: contact.r2, n: n, angle: a.pointee.stepStartAngle,
        depth: 0, next: firsts[articulation])
      : Point(
        body: b, wall: a, r: contact.r2, onWall: contact.r1, n: -n,
        angle: b.pointee.stepStartAngle, depth: 0, next: firsts[articulation])
    point.depth = max(Tuning.WallContacts.restDepth, Self.row(point).C)
    firsts[articulation] = Int32(points.count)
    points.append(point)
  }

  func isEmpty(of articulation: Int) -> Bool { firsts[articulation] < 0 }

  /// Appends the rows of the points that are, or were, deeper than allowed.
  ///
  /// - Returns: The greatest excess of depth, and whether any point has become active.
  func appendActive(
    of articulation: Int, to rows: borrowing FlatArray<Loop>
  ) -> (depth: Double, isAnyNew: Bool) {
    var worst = 0.0
    var isAnyNew = false
    var index = firsts[articulation]
    while index >= 0 {
      let point = points.base + Int(index)
      let value = Self.row(point.pointee).minus(point.pointee.depth)
      if value.C > Tuning.WallContacts.tolerance, !point.pointee.isActive {
        point.pointee.isActive = true
        isAnyNew = true
      }
      if point.pointee.isActive {
        var loop = Loop(point.pointee.wall, point.pointee.body)
        loop.rows = RigidRows(value)
        rows.append(loop)
        worst = max(worst, value.C)
      }
      index = point.pointee.next
    }
    return (worst, isAnyNew)
  }

  /// The penetration depth of a point, and its row of J.
  private static func row(_ point: Point) -> ConstraintValue {
    let turn = point.body.angle - point.angle
    let r = turn == 0 ? point.r : point.r + point.r.turned * turn
    let depth = ((point.body.position + r) - (point.wall.position + point.onWall)).dot(point.n)
    return ConstraintValue(
      C: depth,
      J: JacobianRow(
        linear: point.n, angularA: point.onWall.cross(point.n), angularB: r.cross(point.n)))
  }
}
