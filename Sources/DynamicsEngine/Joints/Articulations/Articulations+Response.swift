extension Articulations {
  /// How two bodies and their articulations move for a unit impulse along a row.
  struct Response {
    /// The inverse effective mass K: how fast the row opens, in pt/s for 1 kg·pt/s.
    var inverseMass = 0.0
    /// How fast the fastest body moves.
    var fastest = 0.0
  }

  func response(to row: JacobianRow, _ a: BodyPointer, _ b: BodyPointer) -> Response {
    let (ofA, ofB) = (row.ofA(a), row.ofB(b))
    let (first, second) = (articulation(of: a), articulation(of: b))
    guard first >= 0, first == second else {
      let (one, other) = (response(to: ofA, a, first), response(to: ofB, b, second))
      return Response(
        inverseMass: one.inverseMass + other.inverseMass, fastest: max(one.fastest, other.fastest))
    }
    clear(first)
    links[Int(a.pointee.link)].impulse += ofA
    links[Int(b.pointee.link)].impulse += ofB
    solve(first)
    return Response(
      inverseMass: ofA.dot(change(of: a)) + ofB.dot(change(of: b)), fastest: fastest(of: first))
  }

  private func response(to row: Vector3, _ body: BodyPointer, _ articulation: Int) -> Response {
    guard articulation >= 0 else {
      let change = body.response(to: row)
      return Response(inverseMass: row.dot(change), fastest: body.speed(change))
    }
    clear(articulation)
    links[Int(body.pointee.link)].impulse += row
    solve(articulation)
    return Response(inverseMass: row.dot(change(of: body)), fastest: fastest(of: articulation))
  }

  private func clear(_ articulation: Int) {
    tree(of: all[articulation]).clear()
    for loop in loops(of: all[articulation]) { loop.pointee.residual = Vector3() }
  }

  private func solve(_ articulation: Int) {
    let (tree, loops) = (tree(of: all[articulation]), loops(of: all[articulation]))
    tree.solve()
    if !loops.isEmpty { LoopClosing.close(loops, tree) }
  }

  private func change(of body: BodyPointer) -> Vector3 { links[Int(body.pointee.link)].change }

  private func fastest(of articulation: Int) -> Double {
    links(of: all[articulation]).reduce(0) {
      max($0, $1.pointee.body.speed($1.pointee.change))
    }
  }
}

extension BodyPointer {
  fileprivate func speed(_ motion: Vector3) -> Double {
    greatestMotion(Vector(x: motion.x, y: motion.y), motion.z)
  }
}
