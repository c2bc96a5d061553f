internal import DynamicsChipmunk
internal import DynamicsGeometry

/// A convex part of a body, or an edge of a boundary, as seen from a point outside of it.
struct BlastObstacle {
  private enum Surface {
    case part(UnsafePointer<cpShape>)
    case edge(Edge)
  }

  /// `nil` for an edge.
  let body: BodyPointer?
  private let surface: Surface
  /// The distance of its nearest point.
  let nearest: Double
  /// The angles between which it is seen, in radians; the middle is from −π to π.
  let from: Double
  let to: Double
  /// The angles of all corners, or of the tangents to their rounding.
  let corners: [Double]

  /// `nil` if the point is in the part.
  init?(part: ShapePointer, seenFrom point: Vector) {
    guard let shape = part.pointee.shape, let body = part.pointee.body else { return nil }
    part.update()
    var info = cpPointQueryInfo()
    let distance = cpShapePointQuery(shape, point, &info)
    guard distance > 0 else { return nil }
    let corners = part.core.map { body.position + $0.rotated(by: body.rotation) - point }
    self.init(
      body, .part(UnsafePointer(shape)), corners, radius: part.coreRadius, nearest: distance)
  }

  /// `nil` if the point is on the edge.
  init?(edge: Edge, seenFrom point: Vector) {
    let corners = [edge.start - point, edge.end - point]
    let distance = (edge.place(nearest: point) - point).length
    guard distance > 1e-9 else { return nil }
    self.init(nil, .edge(edge), corners, radius: 0, nearest: distance)
  }

  /// - Parameters:
  ///   - corners: Relative to the point.
  ///   - radius: Of the rounding around the corners.
  private init?(
    _ body: BodyPointer?, _ surface: Surface, _ corners: [Vector], radius: Double, nearest: Double
  ) {
    self.body = body
    self.surface = surface
    self.nearest = nearest
    let sum = corners.reduce(Vector.zero, +)
    guard sum.length > 0 else { return nil }
    let axis = sum * (1 / sum.length)
    let middle = arctangent(axis.y, axis.x)
    let angles = corners.flatMap { corner -> [Double] in
      let angle = arctangent(axis.cross(corner), axis.dot(corner))
      let length = corner.length
      guard radius > 0, length > radius else { return [middle + angle] }
      let half = arctangent(radius, (length * length - radius * radius).squareRoot())
      return [middle + angle - half, middle + angle + half]
    }
    guard let from = angles.min(), let to = angles.max() else { return nil }
    (self.from, self.to, self.corners) = (from, to, angles)
  }

  /// The distance at which a ray meets it; `nil` for a ray that misses it or meets it farther away than the limit.
  func distance(along direction: Vector, from point: Vector, within limit: Double) -> Double? {
    switch surface {
    case .part(let shape):
      var info = cpSegmentQueryInfo()
      guard cpShapeSegmentQuery(shape, point, point + direction * limit, 0, &info) != 0 else {
        return nil
      }
      return info.alpha * limit
    case .edge(let edge):
      let (along, start) = (edge.along, edge.start - point)
      let across = direction.cross(along)
      guard across != 0 else { return nil }
      let distance = start.cross(along) / across
      let place = start.cross(direction) / across
      return distance > 0 && distance < limit && place >= 0 && place <= 1 ? distance : nil
    }
  }
}
