internal import DynamicsChipmunk

/// Contacts with what does not move, of bodies whose joints want them beyond: they must not be pulled into
/// walls.
///
/// Joints that can be kept are kept exactly; contacts see to the little that this may push a body into a
/// wall in the next step.
struct WallContacts: ~Copyable {
  /// One point of contact.
  struct Point: BitwiseCopyable {
    let body: BodyPointer
    let wall: BodyPointer
    /// From the body's center, and from the wall's, when contacts were found.
    let r: Vector
    let onWall: Vector
    /// Into the wall.
    let n: Vector
    /// The angle of the body then.
    let angle: Double
    /// How deep the point may be, in points: as deep as velocities have brought it, or what contacts
    /// leave at rest.
    var depth: Double
    /// Whether it was deeper before, so that it holds for the rest of this correction.
    var isActive = false
    /// The next one of the same articulation; −1 for none.
    var next: Int32
  }

  /// What contacts leave as overlap, and a little more.
  private static var restDepth: Double { 0.11 }
  /// In points.
  private static var tolerance: Double { 1e-6 }

  private let points = FlatArray<Point>()
  /// The first point of each articulation; −1 for none.
  private let firsts = FlatArray<Int32>()

  /// Looks at where velocities have brought the bodies.
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
    point.depth = max(Self.restDepth, Self.row(point).C)
    firsts[articulation] = Int32(points.count)
    points.append(point)
  }

  func isEmpty(of articulation: Int) -> Bool { firsts[articulation] < 0 }

  /// Appends rows of those that are, or were, deeper than they may be.
  ///
  /// - Returns: The worst of how much deeper, and whether one was not before.
  func appendActive(
    of articulation: Int, to rows: borrowing FlatArray<Loop>
  ) -> (depth: Double, isAnyNew: Bool) {
    var worst = 0.0
    var isAnyNew = false
    var index = firsts[articulation]
    while index >= 0 {
      let point = points.base + Int(index)
      let value = Self.row(point.pointee).minus(point.pointee.depth)
      if value.C > Self.tolerance, !point.pointee.isActive {
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

  /// How deep a point is, and its row of J.
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
