package import Foundation

extension World {
  /// The collision shape of a body in reference coordinates: the corners of each of its convex
  /// parts.
  ///
  /// - Parameter cornersOfCurve: The number of corners of the polygon that is inscribed in a curved
  ///   outline.
  package func collisionOutlines(of id: BodyID, cornersOfCurve: Int) -> [[CGPoint]] {
    let pose = pose(of: id)
    let (place, turn) = (Vector(pose.position), Vector(angle: pose.angle))
    return shape(of: id).parts.map { part in
      part.outline.corners(ofCurve: cornersOfCurve).map { corner in
        (place + part.placed(corner).rotated(by: turn)).point
      }
    }
  }
}
