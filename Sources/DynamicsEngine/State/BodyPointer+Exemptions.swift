/// Pairs of bodies that a collision set leaves out.
///
/// Both bodies list the other, so that a pair is found from either in constant time, and a body
/// without exemptions costs one comparison.
extension BodyPointer {
  /// Whether any common set lets two bodies collide.
  func sharesSet(with other: BodyPointer) -> Bool {
    let (own, others) = (pointee.collisions.setsWithBodies, other.pointee.collisions.setsWithBodies)
    guard own.intersects(others) else { return false }
    if pointee.collisions.exemptions.isEmpty { return true }
    var isAny = false
    own.forEachCommon(with: others) { set in
      if !isExempt(from: other, in: Int32(set)) { isAny = true }
    }
    return isAny
  }

  /// Whether one set leaves out two bodies.
  func isExempt(from other: BodyPointer, in set: Int32) -> Bool {
    !pointee.collisions.exemptions.isEmpty
      && pointee.collisions.exemptions.contains(Exemption(set: set, body: other.pointee.id.index))
  }

  /// - Returns: Whether that is a change.
  func setExempt(_ isExempt: Bool, from other: BodyPointer, in set: Int32) -> Bool {
    let own = Exemption(set: set, body: other.pointee.id.index)
    let others = Exemption(set: set, body: pointee.id.index)
    guard pointee.collisions.exemptions.contains(own) != isExempt else { return false }
    if isExempt {
      pointee.collisions.exemptions.insert(own)
      other.pointee.collisions.exemptions.insert(others)
    } else {
      pointee.collisions.exemptions.remove(own)
      other.pointee.collisions.exemptions.remove(others)
    }
    return true
  }
}
