internal import DynamicsChipmunk

/// The contact of a part with an obstacle at the time of impact: one point, or the two ends of the
/// side on which they touch.
///
/// Positions are relative to the moving body's center before the motion.
struct SweptContact: BitwiseCopyable {
  /// The outward unit normal of the obstacle.
  let normal: Vector
  private(set) var points: (Vector, Vector)
  private(set) var count = 1
  /// The depth of a polygon in the obstacle; 0 for a round part.
  fileprivate(set) var depth = 0.0
  /// The displacement of the obstacle at the first point, per motion.
  fileprivate(set) var obstacleDisplacement = Vector.zero
  /// False if the part spins too fast to be followed up to a contact.
  fileprivate(set) var isTouching = true

  init(normal: Vector, point: Vector) {
    self.normal = normal
    points = (point, point)
  }

  init(normal: Vector, point: Vector, obstacleDisplacement: Vector, isTouching: Bool) {
    self.init(normal: normal, point: point)
    (self.obstacleDisplacement, self.isTouching) = (obstacleDisplacement, isTouching)
  }

  /// - Parameter height: The height of both points along the normal.
  fileprivate init(normal: Vector, height: Double, from start: Double, to end: Double) {
    self.normal = normal
    let (middle, tangent) = (normal * height, normal.perpendicular)
    points = (middle + tangent * start, middle + tangent * end)
    count = end - start > Tuning.ShapeContacts.nearby ? 2 : 1
  }
}

extension SweptPart {
  /// The contact with the half plane behind an edge, at a fraction of the motion.
  func contact(with line: HalfPlane, at fraction: Double) -> SweptContact {
    if let curve = line.curve { return contact(with: curve, at: fraction) }
    let line = line.placed(at: fraction)
    var contact: SweptContact
    if let circle = circle(at: fraction) {
      contact = SweptContact(
        normal: line.inward, point: circle.center - line.inward * circle.radius)
    } else {
      placeCorners(at: fraction)
      let side = placed.side(along: line.inward, upTo: line.height)
      contact = SweptContact(
        normal: line.inward, height: side.height, from: side.start, to: side.end)
      contact.depth = line.height - side.height
    }
    contact.obstacleDisplacement = line.edge.displacement(of: contact.points.0, at: fraction)
    return contact
  }

  /// The contact with an obstacle at a fraction of the motion.
  func contact(with obstacle: Obstacle, at fraction: Double) -> SweptContact {
    // This places the corners of both.
    let overlap = overlap(with: obstacle, at: fraction, limit: 0)
    var contact =
      roundContact(with: obstacle, at: fraction, overlap) ?? flatContact(with: obstacle, overlap)
    contact.obstacleDisplacement = obstacle.displacement(of: contact.points.0, at: fraction)
    contact.isTouching = overlap.depth > 0
    if circle(at: fraction) == nil { contact.depth = overlap.depth }
    return contact
  }

  /// The contact of a circle; `nil` if neither is one.
  private func roundContact(
    with obstacle: Obstacle, at fraction: Double, _ overlap: Overlap
  ) -> SweptContact? {
    let other = obstacle.isRound ? obstacle.center(at: fraction) : nil
    guard let circle = circle(at: fraction) else {
      guard let other else { return nil }
      let point = placed.outlinePoint(nearest: other)
      return SweptContact(normal: (point - other).direction(like: overlap.normal), point: point)
    }
    guard let other else {
      let point = obstacle.corners.outlinePoint(nearest: circle.center)
      return SweptContact(
        normal: (circle.center - point).direction(like: overlap.normal), point: point)
    }
    let normal = (circle.center - other).direction(like: overlap.normal)
    return SweptContact(normal: normal, point: other + normal * obstacle.radius)
  }

  private func flatContact(with obstacle: Obstacle, _ overlap: Overlap) -> SweptContact {
    let normal = overlap.normal
    let top = obstacle.corners.side(along: -normal, upTo: .infinity, near: overlap.depth)
    let own = placed.side(along: normal, upTo: .infinity, near: overlap.depth)
    // As seen along the opposite normal, the ends of the obstacle's side have changed places.
    let (start, end) = (max(own.start, -top.end), min(own.end, -top.start))
    guard start <= end else { return SweptContact(normal: normal, point: overlap.place) }
    return SweptContact(normal: normal, height: own.height, from: start, to: end)
  }
}

extension Vector {
  /// The unit vector in this direction, unless it is about opposite to another unit vector, or 0.
  fileprivate func direction(like other: Vector) -> Vector {
    let length = length
    return length > 0 && dot(other) > 0 ? self * (1 / length) : other
  }
}

extension UnsafeMutableBufferPointer<Vector> {
  /// The lowest height along a unit vector, and the extent at right angles to it of the corners
  /// that are hardly higher.
  ///
  /// - Parameters:
  ///   - limit: The greatest height of these corners.
  ///   - depth: Their greatest height above the lowest one.
  fileprivate func side(
    along normal: Vector, upTo limit: Double, near depth: Double = .infinity
  ) -> (height: Double, start: Double, end: Double) {
    let lowest = lowest(along: normal)
    let limit = Swift.min(limit, lowest.height + Swift.max(0, depth))
    let tangent = normal.perpendicular
    var (start, end) = (lowest.corner.dot(tangent), lowest.corner.dot(tangent))
    for corner in self where corner.dot(normal) <= limit {
      start = Swift.min(start, corner.dot(tangent))
      end = Swift.max(end, corner.dot(tangent))
    }
    return (lowest.height, start, end)
  }

  /// The point of the outline, or of the line between two corners, that is nearest to a place.
  fileprivate func outlinePoint(nearest place: Vector) -> Vector {
    var best = self[0]
    var least = Double.infinity
    for index in indices {
      let next = self[index + 1 < count ? index + 1 : 0]
      guard !(next - self[index]).isZero else { continue }
      let point = Edge(start: self[index], end: next).place(nearest: place)
      let gap = point - place
      if gap.dot(gap) < least { (best, least) = (point, gap.dot(gap)) }
    }
    return best
  }
}

/// The time of impact of a body in a motion, and the contact.
struct TimeOfImpactHit: BitwiseCopyable {
  /// A fraction of the motion.
  let fraction: Double
  let part: ShapePointer
  let obstacle: ShapePointer
  let contact: SweptContact

  /// The order of stops: by time, then by rank, so that the order in which they are found does not
  /// matter.
  func isBefore(_ other: TimeOfImpactHit) -> Bool {
    if fraction != other.fraction { return fraction < other.fraction }
    if obstacle != other.obstacle { return obstacle.pointee.rank < other.obstacle.pointee.rank }
    return part.pointee.rank < other.part.pointee.rank
  }

  /// The displacement of a moving obstacle in the rest of the motion, which the body shares.
  ///
  /// A body inside moves with the boundary, so that it meets no other edge; a body outside is
  /// moved along the normal.
  func obstacleDisplacement(for body: BodyPointer) -> Vector {
    let displacement = contact.obstacleDisplacement * (1 - fraction)
    if let boundary = obstacle.pointee.boundary, Containment.isInside(boundary, body) {
      return displacement
    }
    return contact.normal * displacement.dot(contact.normal)
  }
}
