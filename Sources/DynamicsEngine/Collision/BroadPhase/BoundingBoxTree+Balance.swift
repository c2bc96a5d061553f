internal import DynamicsChipmunk

extension BoundingBoxTree {
  /// Updates boxes and heights from a node with a changed child up to the root.
  func repair(from start: Int32) {
    let nodes = nodes.base
    var index = start
    while index >= 0 {
      let old = nodes[Int(index)]
      let top = balanced(index)
      let new = nodes[Int(top)]
      if new.height == old.height, new.box.contains(old.box), old.box.contains(new.box) { return }
      index = new.parent
    }
  }

  /// Rotates the taller child up if heights differ by two, and returns the root of the subtree.
  private func balanced(_ index: Int32) -> Int32 {
    let nodes = nodes.base
    let (left, right) = (nodes[Int(index)].left, nodes[Int(index)].right)
    let difference = nodes[Int(left)].height - nodes[Int(right)].height
    let (tall, short) = difference > 0 ? (left, right) : (right, left)
    guard abs(difference) > 1 else {
      if difference != 0 { swapToShrink(tall, short, below: index) }
      refit(index)
      return index
    }
    let (a, b) = (nodes[Int(tall)].left, nodes[Int(tall)].right)
    let movesA =
      nodes[Int(a)].height != nodes[Int(b)].height
      ? nodes[Int(a)].height < nodes[Int(b)].height
      : unionPerimeter(short, a) <= unionPerimeter(short, b)
    let (movedChild, kept) = movesA ? (a, b) : (b, a)

    let parent = nodes[Int(index)].parent
    replaceChild(index, of: parent, by: tall)
    nodes[Int(tall)].parent = parent
    setChildren(of: index, short, movedChild)
    refit(index)
    setChildren(of: tall, index, kept)
    refit(tall)
    return tall
  }

  /// Swaps a child with a grandchild of the same height, if that makes the box of the taller child
  /// smaller (Kopta et al., "Fast, effective BVH updates for animated scenes", 2012).
  private func swapToShrink(_ tall: Int32, _ short: Int32, below index: Int32) {
    let nodes = nodes.base
    let (a, b) = (nodes[Int(tall)].left, nodes[Int(tall)].right)
    var least = nodes[Int(tall)].box.halfPerimeter
    var moved: Int32 = -1
    func consider(_ out: Int32, remaining: Int32) {
      guard nodes[Int(out)].height == nodes[Int(short)].height else { return }
      let perimeter = unionPerimeter(short, remaining)
      if perimeter < least { (least, moved) = (perimeter, out) }
    }
    consider(a, remaining: b)
    consider(b, remaining: a)
    if moved < 0 { return }
    setChildren(of: tall, short, moved == a ? b : a)
    refit(tall)
    setChildren(of: index, tall, moved)
  }

  private func unionPerimeter(_ a: Int32, _ b: Int32) -> Double {
    nodes.base[Int(a)].box.union(nodes.base[Int(b)].box).halfPerimeter
  }

  func setChildren(of index: Int32, _ left: Int32, _ right: Int32) {
    let nodes = nodes.base
    nodes[Int(index)].left = left
    nodes[Int(index)].right = right
    nodes[Int(left)].parent = index
    nodes[Int(right)].parent = index
  }

  /// Updates a node's box and height from its children.
  func refit(_ index: Int32) {
    let nodes = nodes.base
    let (left, right) = (nodes[Int(index)].left, nodes[Int(index)].right)
    nodes[Int(index)].box = nodes[Int(left)].box.union(nodes[Int(right)].box)
    nodes[Int(index)].height = 1 + max(nodes[Int(left)].height, nodes[Int(right)].height)
  }
}
