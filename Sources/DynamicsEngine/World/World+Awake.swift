package import DynamicsGeometry
package import Foundation

extension World {
  /// The number of bodies that take part in the next step, after ``wakeDisturbed()``.
  package var awakeCount: Int { sleep.awake.count }

  /// An awake body, in the order of ids; it may have been removed since.
  package func awakeBody(at index: Int) -> BodyID { sleep.awake[index].pointee.id }
}

/// The state of a body that motion-dependent forces read.
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
