internal import DynamicsChipmunk

/// Bodies that lie exactly on others, where no direction leads out.
enum Coincidence {
  /// Of each two such bodies that touch, moves one aside a little.
  static func separate(_ pairs: borrowing FlatArray<PairRow>) {
    for index in pairs.indices {
      let pair = pairs.base + index
      guard pair.pointee.b.pointee.boundary == nil,
        let body = oneToMove(pair.pointee.bodyA, pair.pointee.bodyB)
      else { continue }
      moveAside(body)
    }
  }

  /// Of two bodies in exactly the same place the one that joined later, if it can move, else the other
  /// one.
  static func oneToMove(_ a: BodyPointer, _ b: BodyPointer) -> BodyPointer? {
    let between = placeOfContact(a) - placeOfContact(b)
    guard between.dot(between) < 1e-12 else { return nil }
    let (first, last) = a.pointee.id < b.pointee.id ? (a, b) : (b, a)
    if last.isDynamic { return last }
    return first.isDynamic ? first : nil
  }

  /// Where a body was when its contacts were found.
  private static func placeOfContact(_ body: BodyPointer) -> Vector {
    body.isDynamic ? body.pointee.stepStart : body.position
  }

  /// Each body goes another way, so that many in one place come free of each other.
  private static func moveAside(_ body: BodyPointer) {
    let goldenAngle = 2.399_963_229_728_653
    let angle = Double(body.pointee.id.serial) * goldenAngle
    let way = Vector(angle: angle) * 0.01
    body.setPose(body.position + way, angle: body.angle)
  }
}
