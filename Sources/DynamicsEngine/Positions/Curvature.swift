/// The curvature of pins' errors: a Newton step is straight, but the ends of links move on circles.
///
/// A step leaves an error of second order, mostly just above the tolerance. If this is added to the
/// error before bodies move, one step is as accurate as two (Chebyshev's method).
enum Curvature {
  /// Solves the tree of an articulation that has only pins again, with the error of second order
  /// that its solution would leave, if this is small but above the tolerance.
  ///
  /// - Parameter error: The present error.
  static func include(in tree: Tree, from error: Double) {
    // A smaller error leaves too much or too little of second order.
    guard error > Tuning.PositionCorrection.tolerance / Tuning.PositionCorrection.nearlyLinear
    else { return }
    var worst = 0.0
    for link in tree.links {
      let turnOfParent = tree.parent(of: link)?.pointee.change.z ?? 0
      let left = link.curvature(link.pointee.change.z, turnOfParent)
      link.pointee.residual.x += left.x
      link.pointee.residual.y += left.y
      link.pointee.impulse = Vector3()
      worst = max(worst, abs(left.x), abs(left.y))
    }
    guard worst > Tuning.PositionCorrection.tolerance,
      worst < Tuning.PositionCorrection.nearlyLinear * error
    else { return }
    tree.solve()
  }
}

extension LinkPointer {
  /// The second-order part of the change of C when the body and its parent turn.
  ///
  /// A lever arm r changes by −θ² · r / 2. The angular terms of the rows are r, turned by 90°.
  @inline(__always)
  fileprivate func curvature(_ turn: Double, _ turnOfParent: Double) -> Vector {
    let (own, parents) = (turn * turn / 2, turnOfParent * turnOfParent / 2)
    return Vector(
      x: -own * pointee.y.own.z - parents * pointee.y.parents.z,
      y: own * pointee.x.own.z + parents * pointee.x.parents.z)
  }
}
