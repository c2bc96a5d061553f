extension Articulations {
  /// The index of the articulation of a body; −1 for none.
  func articulation(of body: BodyPointer) -> Int {
    body.pointee.link < 0 ? -1 : Int(links[Int(body.pointee.link)].articulation)
  }

  /// The inverse effective mass K of a row between two bodies, including their articulations.
  func inverseEffectiveMass(of row: JacobianRow, _ a: BodyPointer, _ b: BodyPointer) -> Double {
    let (ofA, ofB) = (row.ofA(a), row.ofB(b))
    let (treeA, treeB) = (articulation(of: a), articulation(of: b))
    if treeA >= 0, treeA == treeB {
      let tree = clearedTree(treeA)
      act(ofA, on: a)
      act(ofB, on: b)
      solve(tree, treeA)
      return ofA.dot(change(of: a)) + ofB.dot(change(of: b))
    }
    return inverseEffectiveMass(of: ofA, a, treeA) + inverseEffectiveMass(of: ofB, b, treeB)
  }

  /// K of a row, and the fastest motion of any body in the articulations per unit impulse along the
  /// row.
  func response(
    to row: JacobianRow, _ a: BodyPointer, _ b: BodyPointer
  ) -> (inverseMass: Double, fastest: Double) {
    let (treeA, treeB) = (articulation(of: a), articulation(of: b))
    if treeA >= 0, treeA == treeB {
      let inverseMass = inverseEffectiveMass(of: row, a, b)
      return (inverseMass, fastest(treeA))
    }
    let (ofA, ofB) = (row.ofA(a), row.ofB(b))
    let first = inverseEffectiveMass(of: ofA, a, treeA)
    var speed = treeA >= 0 ? fastest(treeA) : a.speed(of: a.response(to: ofA))
    let second = inverseEffectiveMass(of: ofB, b, treeB)
    speed = max(speed, treeB >= 0 ? fastest(treeB) : b.speed(of: b.response(to: ofB)))
    return (first + second, speed)
  }

  private func fastest(_ articulation: Int) -> Double {
    links(of: all[articulation]).reduce(0) { max($0, $1.body.speed(of: $1.change)) }
  }

  private func inverseEffectiveMass(
    of row: Vector3, _ body: BodyPointer, _ articulation: Int
  ) -> Double {
    guard articulation >= 0 else { return row.dot(body.response(to: row)) }
    let tree = clearedTree(articulation)
    act(row, on: body)
    solve(tree, articulation)
    return row.dot(change(of: body))
  }

  private func clearedTree(_ articulation: Int) -> Tree {
    let tree = Tree(links(of: all[articulation]), base: links.base)
    tree.clear()
    return tree
  }

  private func solve(_ tree: Tree, _ articulation: Int) {
    tree.solve()
    let loops = loops(of: all[articulation])
    guard !loops.isEmpty else { return }
    for index in loops.indices { loops[index].residual = Vector3() }
    LoopClosing.close(loops, tree)
  }

  private func act(_ impulse: Vector3, on body: BodyPointer) {
    let link = links.base + Int(body.pointee.link)
    link.pointee.impulse = link.pointee.impulse + impulse
  }

  private func change(of body: BodyPointer) -> Vector3 { links[Int(body.pointee.link)].change }
}

extension BodyPointer {
  /// An approximate speed of the fastest point of the body.
  fileprivate func speed(of motion: Vector3) -> Double {
    Vector(x: motion.x, y: motion.y).length + abs(motion.z) * pointee.greatestWidth / 2
  }
}
