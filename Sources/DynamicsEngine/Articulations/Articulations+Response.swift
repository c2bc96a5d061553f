extension Articulations {
  /// The inverse effective mass K of a row between two bodies, including their articulations, and
  /// the fastest motion of any body in these per unit impulse along the row.
  func response(
    to row: JacobianRow, _ a: BodyPointer, _ b: BodyPointer
  ) -> (inverseMass: Double, fastest: Double) {
    let (ofA, ofB) = (row.ofA(a), row.ofB(b))
    let (first, second) = (articulation(of: a), articulation(of: b))
    if first >= 0, first == second {
      clear(first)
      links[Int(a.pointee.link)].impulse += ofA
      links[Int(b.pointee.link)].impulse += ofB
      let fastest = solve(first)
      return (ofA.dot(change(of: a)) + ofB.dot(change(of: b)), fastest)
    }
    let (one, other) = (response(to: ofA, a, first), response(to: ofB, b, second))
    return (one.inverseMass + other.inverseMass, max(one.fastest, other.fastest))
  }

  private func response(
    to row: Vector3, _ body: BodyPointer, _ articulation: Int
  ) -> (inverseMass: Double, fastest: Double) {
    guard articulation >= 0 else {
      let change = body.response(to: row)
      return (row.dot(change), body.speed(of: change))
    }
    clear(articulation)
    links[Int(body.pointee.link)].impulse += row
    let fastest = solve(articulation)
    return (row.dot(change(of: body)), fastest)
  }

  private func clear(_ articulation: Int) {
    tree(of: all[articulation]).clear()
    for loop in loops(of: all[articulation]) { loop.pointee.residual = Vector3() }
  }

  /// - Returns: The speed of the fastest body.
  private func solve(_ articulation: Int) -> Double {
    let (tree, loops) = (tree(of: all[articulation]), loops(of: all[articulation]))
    tree.solve()
    if !loops.isEmpty { LoopClosing.close(loops, tree) }
    return tree.links.reduce(0) { max($0, $1.pointee.body.speed(of: $1.pointee.change)) }
  }

  private func change(of body: BodyPointer) -> Vector3 { links[Int(body.pointee.link)].change }
}

extension BodyPointer {
  /// An approximate speed of the fastest point of the body.
  fileprivate func speed(of motion: Vector3) -> Double {
    Vector(x: motion.x, y: motion.y).length + abs(motion.z) * pointee.greatestWidth / 2
  }
}
