/// Geometric stiffness: a link under tension behaves like a string, which turns back when it is
/// turned aside.
///
/// Under a heavy load, a light link swings faster than steps can resolve, and its swing would grow
/// with each step. Its rotation is then solved implicitly: (I + h²·k) · ω' = I · ω + …, where k is
/// the geometric stiffness, the sum of F · r over its joints (Tournier et al., "Stable constrained
/// dynamics", 2015; Andrews, Teichmann and Kry, "Geometric stiffness for real-time constrained
/// multibody dynamics", 2017). Where h²·k is less than I, steps can resolve the swing, and nothing
/// is changed.
enum GeometricStiffness {
  static func mayMatter(_ links: Pointers<Link>, isTouched: Bool) -> Bool {
    var (total, least, pins) = (0.0, Double.infinity, 0)
    for link in links {
      total += link.pointee.mass
      least = min(least, link.pointee.mass)
      if link.pointee.isPin { pins += 1 }
    }
    return pins > 1 && (isTouched || total > Tuning.GeometricStiffness.leastMassRatio * least)
  }

  /// - Parameter tree: The tree with its loops, solved for this step's forces.
  /// - Returns: Whether any link has become harder to turn; factors are then out of date.
  static func add(to tree: Tree, _ loops: Pointers<Loop>, step h: Double) -> Bool {
    balance(tree, loops)
    for link in tree.links {
      // The joint of a link transmits the impulse of the whole subtree.
      let impulse = link.pointee.impulse
      tree.parent(of: link)?.pointee.impulse += impulse
      guard link.pointee.isPin else { continue }
      link.pointee.stiffness.geometric +=
        impulse.x * link.pointee.y.own.z - impulse.y * link.pointee.x.own.z
      tree.parent(of: link)?.pointee.stiffness.geometric +=
        impulse.x * link.pointee.y.parents.z - impulse.y * link.pointee.x.parents.z
    }
    var isAny = false
    for link in tree.links {
      let needed = h * link.pointee.stiffness.geometric
      guard needed > link.pointee.moment, link.pointee.isTurned else { continue }
      link.pointee.body.angularVelocity *= link.pointee.moment / needed
      link.pointee.moment = needed
      isAny = true
    }
    return isAny
  }

  /// Starts with the impulse that accelerates each link, and with the impulses of the loops.
  private static func balance(_ tree: Tree, _ loops: Pointers<Loop>) {
    for link in tree.links {
      link.pointee.impulse = link.pointee.change * link.pointee.mass
      link.pointee.stiffness.geometric = 0
    }
    for loop in loops where loop.pointee.joint?.isPin ?? false {
      let (x, y) = (loop.pointee.impulse.x, loop.pointee.impulse.y)
      let (rows, impulse) = (loop.pointee.rows, Vector3(x: x, y: y, z: 0))
      if loop.pointee.a >= 0 {
        let link = tree.base + loop.pointee.a
        link.pointee.impulse += impulse
        link.pointee.stiffness.geometric -= x * rows.y.J.angularA - y * rows.x.J.angularA
      }
      if loop.pointee.b >= 0 {
        let link = tree.base + loop.pointee.b
        link.pointee.impulse -= impulse
        link.pointee.stiffness.geometric += x * rows.y.J.angularB - y * rows.x.J.angularB
      }
    }
  }
}
