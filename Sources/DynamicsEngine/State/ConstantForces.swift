package import DynamicsGeometry
internal import Foundation

/// The forces that act on a body in every step.
package struct ConstantForces: Hashable, Sendable {
  /// In points per second squared.
  package var acceleration = CGVector.zero
  /// In newtons.
  package var force = CGVector.zero
  /// In newton points.
  package var torque = 0.0

  package init() {}

  package mutating func add(force more: CGVector, atOffset offset: CGVector) {
    force.dx += more.dx
    force.dy += more.dy
    torque += offset.dx * more.dy - offset.dy * more.dx
  }
}
