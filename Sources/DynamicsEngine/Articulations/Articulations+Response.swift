extension Articulations {
  /// The inverse effective mass K of a row between two bodies, including their articulations.
  func inverseMass(of row: JacobianRow, _ a: BodyPointer, _ b: BodyPointer) -> Double {
    let (ofA, ofB) = (row.ofA(a), row.ofB(b))
    let (first, second) = (articulation(of: a), articulation(of: b))
    guard first >= 0, first == second else {
      return inverseMass(of: ofA, a, first) + inverseMass(of: ofB, b, second)
    }
    clear(first)
    links[Int(a.pointee.link)].impulse += ofA
    links[Int(b.pointee.link)].impulse += ofB
    solve(first)
    return ofA.dot(change(of: a)) + ofB.dot(change(of: b))
  }

  private func inverseMass(
    of row: Vector3, _ body: BodyPointer, _ articulation: Int
  ) -> Double {
    guard articulation >= 0 else { return row.dot(body.response(to: row)) }
    clear(articulation)
    links[Int(body.pointee.link)].impulse += row
    solve(articulation)
    return row.dot(change(of: body))
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
}
