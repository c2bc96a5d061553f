internal import DynamicsGeometry

extension World {
  /// The contacts of a body, with the impulses of the last step; each pair of shapes is one of them.
  ///
  /// The normal points from the body to the other. The contacts of a sleeping body are not solved, and
  /// are not among them.
  package func contacts(of id: BodyID) -> [(other: Contact.Other, contact: ContactLoad)] {
    let body = body(id)
    return narrowPhase.pairs.indices.compactMap { index in
      let pair = narrowPhase.pairs.base + index
      guard pair.pointee.isTouching, !pair.pointee.hasRetiredShape,
        pair.pointee.bodyA == body || pair.pointee.bodyB == body
      else { return nil }
      let other: Contact.Other
      if let boundary = pair.pointee.b.pointee.boundary {
        other = .boundary(boundary.pointee.id)
      } else {
        other = .body(
          (pair.pointee.bodyA == body ? pair.pointee.bodyB : pair.pointee.bodyA).pointee.id)
      }
      let sign: Double = pair.pointee.first == body ? 1 : -1
      return (
        other,
        ContactLoad(
          point: pair.hardestPoint.point, normal: (pair.pointee.normal * sign).vector,
          impulse: pair.impulse / Units.pointsPerMeter)
      )
    }
  }
}
