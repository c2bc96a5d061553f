internal import DynamicsChipmunk
package import DynamicsGeometry
package import Foundation

/// A pressure wave that runs from a point in all directions, and gives each outline that faces the point an impulse.
package struct Blast: Sendable {
  package var center: CGPoint
  /// The reach in points, above 0.
  package var radius: Double
  /// The exponent k of (1 − r / radius)ᵏ, which the impulse has as a factor at a distance r.
  package var falloff: Double
  /// Newton seconds per meter of the wave.
  package var magnitude: Double
  /// Whether what the wave meets first shields what is behind it.
  package var isOccluded: Bool

  package init(
    center: CGPoint, radius: Double, falloff: Double, magnitude: Double, isOccluded: Bool
  ) {
    (self.center, self.radius, self.falloff) = (center, radius, falloff)
    (self.magnitude, self.isOccluded) = (magnitude, isOccluded)
  }
}

/// The impulse that a blast gives to a body.
package struct BlastImpulse: Sendable {
  package let body: BodyID
  /// In newton seconds.
  package fileprivate(set) var impulse = CGVector.zero
  /// About the center of the body, in newton seconds times points.
  fileprivate(set) var moment = 0.0
}

extension World {
  /// Applies the impulses of a blast to some of the bodies, and returns those that are not zero.
  package func apply(_ blast: Blast, to ids: [BodyID]) -> [BlastImpulse] {
    assert(blast.radius > 0 && blast.radius.isFinite, "the radius of a blast must be above 0")
    let targets = ids.map { body($0) }.filter(\.isDynamic)
    let all =
      blast.isOccluded
      ? impulses(of: blast, on: targets, behind: order.buffer.filter { !$0.pointee.isRemoved })
      : targets.flatMap { impulses(of: blast, on: [$0], behind: nil) }
    for impulse in all { apply(impulse) }
    return all
  }

  private func apply(_ impulse: BlastImpulse) {
    let body = body(impulse.body)
    applyImpulse(impulse.body, impulse.impulse, atOffset: .zero)
    body.angularVelocity += impulse.moment * Units.pointsPerMeter * body.inverseMoment
    SpeedLimit.apply(to: body)
  }

  /// - Parameter obstacles: The bodies that the wave meets with all boundaries; `nil` for the targets alone.
  private func impulses(
    of blast: Blast, on targets: [BodyPointer], behind obstacles: [BodyPointer]?
  ) -> [BlastImpulse] {
    let center = Vector(blast.center)
    var sweep = BlastSweep(center: center, radius: blast.radius)
    for body in obstacles ?? targets { sweep.add(body, shapes.of(body)) }
    if obstacles != nil { addBoundaries(to: &sweep) }
    var places: [BodyPointer: Int] = [:]
    var impulses: [BlastImpulse] = []
    for body in targets {
      places[body] = impulses.count
      impulses.append(BlastImpulse(body: body.pointee.id))
    }
    sweep.run { hit in
      guard let body = hit.body, let place = places[body] else { return }
      let share = power(1 - hit.distance / blast.radius, blast.falloff)
      // A piece of the wave is as long as the angle that it spans times its distance.
      let length = hit.distance * hit.angle / Units.pointsPerMeter
      let impulse = hit.direction * (blast.magnitude * share * length)
      let arm = center + hit.direction * hit.distance - body.position
      impulses[place].impulse.dx += CGFloat(impulse.x)
      impulses[place].impulse.dy += CGFloat(impulse.y)
      impulses[place].moment += arm.cross(impulse)
    }
    return impulses.filter { $0.impulse != .zero || $0.moment != 0 }
  }

  private func addBoundaries(to sweep: inout BlastSweep) {
    for set in 0..<Int32(sets.capacity) {
      for boundary in sets[set].pointee.boundaries {
        for shape in boundaries[boundary].pointee.shapes { sweep.add(shapes[shape]) }
      }
    }
  }
}
