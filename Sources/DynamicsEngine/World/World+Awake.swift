package import DynamicsGeometry
package import Foundation

extension World {
  /// How many bodies take part in the next step, after ``wakeDisturbed()``.
  package var awakeCount: Int { sleep.awake.count }

  /// One of them, in the order of ids; it may have been removed since.
  package func awakeBody(at index: Int) -> BodyID { sleep.awake[index].pointee.id }
}

/// What forces that depend on motion look at.
package struct BodyMotion {
  /// In points.
  package var position: CGPoint
  /// In points per second.
  package var velocity: CGVector
  /// In kilograms.
  package var mass: Double
  package var charge: Double
}

extension World {
  package func motion(of id: BodyID) -> BodyMotion {
    let body = body(id)
    return BodyMotion(
      position: body.position.point, velocity: body.velocity.vector, mass: body.pointee.mass,
      charge: body.pointee.material.charge)
  }
}
