internal import DynamicsChipmunk

/// Separates bodies in exactly the same place, where no direction leads out.
enum CoincidentCenters {
  /// Moves one of each two such touching bodies aside a little.
  static func separate(_ pairs: borrowing FlatArray<PairRow>) {
    for index in pairs.indices {
      let pair = pairs.base + index
      guard pair.pointee.b.pointee.boundary == nil,
        let body = bodyToMove(pair.pointee.bodyA, pair.pointee.bodyB)
      else { continue }
      displace(body)
      // From here, contacts have another direction.
      pair.pointee.manifold.drop()
    }
  }

  /// The body to move if two bodies are in exactly the same place: the one that joined later, or
  /// the other if that one is anchored.
  static func bodyToMove(_ a: BodyPointer, _ b: BodyPointer) -> BodyPointer? {
    let between = placeOfContact(a) - placeOfContact(b)
    let distance = Tuning.CoincidentCenters.distance
    guard between.dot(between) < distance * distance else { return nil }
    let (first, last) = a.pointee.id < b.pointee.id ? (a, b) : (b, a)
    if last.isDynamic { return last }
    return first.isDynamic ? first : nil
  }

  /// The position of a body when its contacts were found.
  private static func placeOfContact(_ body: BodyPointer) -> Vector {
    body.isDynamic ? body.pointee.step.start : body.position
  }

  /// Moves a body aside in a direction of its own, so that many bodies in one place separate from
  /// each other.
  private static func displace(_ body: BodyPointer) {
    let goldenAngle = 2.399_963_229_728_653
    let angle = Double(body.pointee.id.serial) * goldenAngle
    let displacement = Vector(angle: angle) * Tuning.CoincidentCenters.displacement
    body.setPose(body.position + displacement, angle: body.angle)
  }
}
