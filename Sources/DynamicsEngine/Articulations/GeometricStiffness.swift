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
  /// - Parameter isTouched: Whether contacts may load the links.
  static func mayMatter(_ links: UnsafeMutableBufferPointer<Link>, isTouched: Bool) -> Bool {
    var (total, least, pins) = (0.0, Double.infinity, 0)
    for link in links {
      total += link.mass
      least = min(least, link.mass)
      if link.isPin { pins += 1 }
    }
    return pins > 1 && (isTouched || total > Tuning.GeometricStiffness.leastMassRatio * least)
  }

  /// - Parameters:
  ///   - tree: The tree with its loops, solved for this step's forces.
  /// - Returns: Whether any link has become harder to turn; factors are then out of date.
  static func add(
    to tree: Tree, _ loops: UnsafeMutableBufferPointer<Loop>, step h: Double
  ) -> Bool {
    balance(tree, loops)
    for index in tree.links.indices {
      let link = tree.links.baseAddress! + index
      // The joint of a link transmits the impulse of the whole subtree.
      let impulse = link.pointee.impulse
      tree.parent(of: link)?.pointee.impulse.add(impulse)
      guard link.pointee.isPin else { continue }
      let (x, y) = (impulse.x, impulse.y)
      link.pointee.stiffness.geometric +=
        x * link.pointee.y.own.z - y * link.pointee.x.own.z
      tree.parent(of: link)?.pointee.stiffness.geometric +=
        x * link.pointee.y.parents.z - y * link.pointee.x.parents.z
    }
    return stiffen(tree, step: h)
  }

  /// Starts with the impulse that accelerates each link, and with the impulses of the loops.
  private static func balance(_ tree: Tree, _ loops: UnsafeMutableBufferPointer<Loop>) {
    for index in tree.links.indices {
      let link = tree.links.baseAddress! + index
      link.pointee.impulse = link.pointee.change * link.pointee.mass
      link.pointee.stiffness.geometric = 0
    }
    for loop in loops where loop.joint?.isPin ?? false {
      let (x, y) = (loop.impulse.x, loop.impulse.y)
      let (rows, impulse) = (loop.rows, Vector3(x: x, y: y, z: 0))
      if loop.a >= 0 {
        let link = tree.base + Int(loop.a)
        link.pointee.impulse.add(impulse)
        link.pointee.stiffness.geometric -= x * rows.y.J.angularA - y * rows.x.J.angularA
      }
      if loop.b >= 0 {
        let link = tree.base + Int(loop.b)
        link.pointee.impulse.add(impulse * -1)
        link.pointee.stiffness.geometric += x * rows.y.J.angularB - y * rows.x.J.angularB
      }
    }
  }

  private static func stiffen(_ tree: Tree, step h: Double) -> Bool {
    var isAny = false
    for index in tree.links.indices {
      let link = tree.links.baseAddress! + index
      let needed = h * link.pointee.stiffness.geometric
      guard needed > link.pointee.moment, link.pointee.isTurned else { continue }
      link.pointee.body.angularVelocity *= link.pointee.moment / needed
      link.pointee.moment = needed
      isAny = true
    }
    return isAny
  }
}

extension Vector3 {
  fileprivate mutating func add(_ other: Self) { self = self + other }
}
