package import Foundation

/// Where one item is at one instant.
package struct Pose: Equatable {
  /// The middle of the item, in points from the upper left corner, y downward.
  package var center: CGPoint
  /// Radians, clockwise on screen.
  package var angle: Double

  package init(center: CGPoint, angle: Double) {
    self.center = center
    self.angle = angle
  }

  /// A point as seen by the item: from its middle, along its own sides.
  package func local(_ point: CGPoint) -> (u: Double, v: Double) {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let (c, s) = (cos(angle), sin(angle))
    return (x * c + y * s, y * c - x * s)
  }
}

/// All items at one instant.
package struct Scene: Equatable {
  package var poses: [Pose]
  /// Indices into ``poses``, from the item that lies lowest to the one on top of all.
  package var stacking: [Int]

  package init(poses: [Pose], stacking: [Int]) {
    self.poses = poses
    self.stacking = stacking
  }

  /// Items that never lie on each other.
  package init(poses: [Pose]) {
    self.init(poses: poses, stacking: Array(poses.indices))
  }
}
