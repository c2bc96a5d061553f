internal import DynamicsChipmunk

/// A binary tree of boxes that finds the boxes near a place without testing all of them.
///
/// Each leaf has a box and a number of its owner's, the payload. Each inner node has the box around
/// its two children. New leaves go where they enlarge the boxes above least, by the surface area
/// heuristic (Catto, "Dynamic bounding volume hierarchies", GDC 2019). The heights of two siblings
/// differ by at most one, as in an AVL tree, so that no order of insertion makes the tree deep.
///
/// A call allocates only when there are more leaves than ever before. The block of a query must not change the tree.
final class BoundingBoxTree {
  struct Node: BitwiseCopyable {
    var box: BoundingBox
    /// −1 at the root; in a free node, the next free node.
    var parent: Int32 = -1
    /// −1 in a leaf.
    var left: Int32 = -1
    /// In a leaf, its payload.
    var right: Int32
    /// The height of the subtree; 0 in a leaf.
    var height: Int32 = 0

    var isLeaf: Bool { left < 0 }
    var payload: Int32 { right }
  }

  /// More than the height of the tallest tree of 2³¹ nodes with siblings of nearly equal heights.
  static var stackSize: Int { 64 }

  let nodes = FlatArray<Node>()
  /// −1 while the tree is empty.
  var root: Int32 = -1
  /// The first of the nodes that are not in use, as a linked list; −1 for none.
  var firstFree: Int32 = -1

  var isEmpty: Bool { root < 0 }
  /// The length of the longest path from the root to a leaf.
  var height: Int { isEmpty ? 0 : Int(nodes[Int(root)].height) }

  func box(of leaf: Int32) -> BoundingBox { nodes[Int(leaf)].box }
  func payload(of leaf: Int32) -> Int32 { nodes[Int(leaf)].payload }
}

// MARK: Changes

extension BoundingBoxTree {
  /// Adds a leaf and returns its index, which is valid until its removal.
  func insert(_ box: BoundingBox, payload: Int32) -> Int32 {
    let leaf = allocateNode(Node(box: box, right: payload))
    insertLeaf(leaf, below: root)
    return leaf
  }

  func remove(_ leaf: Int32) {
    removeLeaf(leaf)
    freeNode(leaf)
  }

  /// Changes the box of a leaf.
  func move(_ leaf: Int32, to box: BoundingBox) {
    // A leaf that has moved a little finds its new place a few nodes above the old one.
    var start = removeLeaf(leaf)
    while start >= 0, nodes[Int(start)].parent >= 0, !nodes[Int(start)].box.contains(box) {
      start = nodes[Int(start)].parent
    }
    nodes[Int(leaf)].box = box
    insertLeaf(leaf, below: start >= 0 ? start : root)
  }

  func removeAll() {
    nodes.removeAll()
    (root, firstFree) = (-1, -1)
  }

  func allocateNode(_ node: Node) -> Int32 {
    let index = firstFree
    guard index >= 0 else {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    firstFree = nodes[Int(index)].parent
    nodes[Int(index)] = node
    return index
  }

  private func freeNode(_ index: Int32) {
    nodes[Int(index)].parent = firstFree
    firstFree = index
  }

  /// Inserts a leaf as the sibling of another one under `start`.
  private func insertLeaf(_ leaf: Int32, below start: Int32) {
    guard start >= 0 else {
      nodes[Int(leaf)].parent = -1
      root = leaf
      return
    }
    let box = nodes[Int(leaf)].box
    let sibling = bestSibling(for: box, below: start)
    let parent = nodes[Int(sibling)].parent
    let joint = allocateNode(
      Node(
        box: box.union(nodes[Int(sibling)].box), parent: parent, left: sibling, right: leaf,
        height: 1))
    nodes[Int(sibling)].parent = joint
    nodes[Int(leaf)].parent = joint
    replaceChild(sibling, of: parent, by: joint)
    repair(from: parent)
  }

  /// Detaches a leaf and returns a node near its old place, or −1.
  @discardableResult
  private func removeLeaf(_ leaf: Int32) -> Int32 {
    let parent = nodes[Int(leaf)].parent
    guard parent >= 0 else {
      root = -1
      return -1
    }
    let joint = nodes[Int(parent)]
    let sibling = joint.left == leaf ? joint.right : joint.left
    nodes[Int(sibling)].parent = joint.parent
    replaceChild(parent, of: joint.parent, by: sibling)
    freeNode(parent)
    repair(from: joint.parent)
    return sibling
  }

  private func bestSibling(for box: BoundingBox, below start: Int32) -> Int32 {
    let nodes = nodes.base
    var index = start
    while !nodes[Int(index)].isLeaf {
      let node = nodes[Int(index)]
      let (left, right) = (nodes[Int(node.left)], nodes[Int(node.right)])
      let leftIncrease = perimeterIncrease(of: left, by: box)
      let rightIncrease = perimeterIncrease(of: right, by: box)
      // Among boxes that contain it, the smallest: otherwise edges in one place would be spread over the tree.
      let isLeft =
        leftIncrease == rightIncrease
        ? left.box.halfPerimeter <= right.box.halfPerimeter : leftIncrease < rightIncrease
      index = isLeft ? node.left : node.right
    }
    return index
  }

  /// The increase of the half perimeters if `box` goes below a node.
  private func perimeterIncrease(of node: Node, by box: BoundingBox) -> Double {
    let union = node.box.union(box).halfPerimeter
    return node.isLeaf ? union : union - node.box.halfPerimeter
  }

  func replaceChild(_ child: Int32, of parent: Int32, by other: Int32) {
    if parent < 0 {
      root = other
    } else if nodes[Int(parent)].left == child {
      nodes[Int(parent)].left = other
    } else {
      nodes[Int(parent)].right = other
    }
  }
}

// MARK: Balance

extension BoundingBoxTree {
  /// Updates boxes and heights from a node with a changed child up to the root.
  private func repair(from start: Int32) {
    let nodes = nodes.base
    var index = start
    while index >= 0 {
      let old = nodes[Int(index)]
      let top = balanced(index)
      let new = nodes[Int(top)]
      if new.height == old.height, new.box.isSame(as: old.box) { return }
      index = new.parent
    }
  }

  /// Rotates the taller child up if heights differ by two, and returns the root of the subtree.
  private func balanced(_ index: Int32) -> Int32 {
    let nodes = nodes.base
    let (left, right) = (nodes[Int(index)].left, nodes[Int(index)].right)
    let difference = nodes[Int(left)].height - nodes[Int(right)].height
    guard abs(difference) > 1 else {
      swapToShrink(index)
      refit(index)
      return index
    }
    let (tall, short) = difference > 0 ? (left, right) : (right, left)
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

  /// Swaps a child with a grandchild of equal height, or two grandchildren, if that makes the boxes
  /// of the children smaller (Kopta et al., "Fast, effective BVH updates for animated scenes",
  /// 2012).
  private func swapToShrink(_ index: Int32) {
    let nodes = nodes.base
    let (left, right) = (nodes[Int(index)].left, nodes[Int(index)].right)
    let (isLeftLeaf, isRightLeaf) = (nodes[Int(left)].isLeaf, nodes[Int(right)].isLeaf)
    if isLeftLeaf && isRightLeaf { return }
    let heightDifference = nodes[Int(left)].height - nodes[Int(right)].height
    if heightDifference != 0 {
      let (tall, short) = heightDifference > 0 ? (left, right) : (right, left)
      let (a, b) = (nodes[Int(tall)].left, nodes[Int(tall)].right)
      var best = nodes[Int(tall)].box.halfPerimeter
      var moved: Int32 = -1
      func consider(_ out: Int32, remaining: Int32) {
        guard nodes[Int(out)].height == nodes[Int(short)].height else { return }
        let perimeter = unionPerimeter(short, remaining)
        if perimeter < best { (best, moved) = (perimeter, out) }
      }
      consider(a, remaining: b)
      consider(b, remaining: a)
      if moved < 0 { return }
      setChildren(of: tall, short, moved == a ? b : a)
      refit(tall)
      setChildren(of: index, tall, moved)
    } else {
      let (a, b) = (nodes[Int(left)].left, nodes[Int(left)].right)
      let (c, d) = (nodes[Int(right)].left, nodes[Int(right)].right)
      let now = nodes[Int(left)].box.halfPerimeter + nodes[Int(right)].box.halfPerimeter
      let bySwappingC = unionPerimeter(c, b) + unionPerimeter(a, d)
      let bySwappingD = unionPerimeter(d, b) + unionPerimeter(c, a)
      guard min(bySwappingC, bySwappingD) < now else { return }
      let (inner, outer) = bySwappingC <= bySwappingD ? (c, d) : (d, c)
      guard nodes[Int(a)].height == nodes[Int(inner)].height else { return }
      setChildren(of: left, inner, b)
      setChildren(of: right, a, outer)
      refit(left)
      refit(right)
    }
  }

  private func unionPerimeter(_ a: Int32, _ b: Int32) -> Double {
    nodes.base[Int(a)].box.union(nodes.base[Int(b)].box).halfPerimeter
  }

  private func setChildren(of index: Int32, _ left: Int32, _ right: Int32) {
    let nodes = nodes.base
    nodes[Int(index)].left = left
    nodes[Int(index)].right = right
    nodes[Int(left)].parent = index
    nodes[Int(right)].parent = index
  }

  /// Updates a node's box and height from its children.
  private func refit(_ index: Int32) {
    let nodes = nodes.base
    let (left, right) = (nodes[Int(index)].left, nodes[Int(index)].right)
    nodes[Int(index)].box = nodes[Int(left)].box.union(nodes[Int(right)].box)
    nodes[Int(index)].height = 1 + max(nodes[Int(left)].height, nodes[Int(right)].height)
  }
}

// MARK: Queries

extension BoundingBoxTree {
  /// Calls `visit` with the payload of each leaf whose box intersects `box`.
  @inline(__always)
  func query(_ box: BoundingBox, _ visit: (Int32) -> Void) {
    walk(where: { $0.intersects(box) }, visit)
  }

  /// Calls `visit` with the payload of each leaf whose box intersects a ray from `point` to the
  /// right.
  @inline(__always)
  func queryRight(of point: Vector, _ visit: (Int32) -> Void) {
    walk(
      where: { $0.high.x >= point.x && $0.low.y <= point.y && point.y <= $0.high.y }, visit)
  }

  /// Calls `visit` with the payload of each leaf for which `isWanted` accepts its box and all boxes
  /// above it.
  @inline(__always)
  func walk(where isWanted: (BoundingBox) -> Bool, _ visit: (Int32) -> Void) {
    guard root >= 0 else { return }
    let nodes = nodes.base
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.stackSize) { stack in
      stack[0] = root
      var count = 1
      while count > 0 {
        count -= 1
        let node = nodes + Int(stack[count])
        guard isWanted(node.pointee.box) else { continue }
        if node.pointee.isLeaf {
          visit(node.pointee.payload)
        } else {
          stack[count] = node.pointee.right
          stack[count + 1] = node.pointee.left
          count += 2
        }
      }
    }
  }

  /// The leaf that is nearest to a point; of equally near leaves, the one with the lowest payload.
  ///
  /// - Parameters:
  ///   - reach: The largest distance of interest.
  ///   - distance: Returns the distance from `point` to the object of a payload, which is at least
  ///     the distance to its box.
  @inline(__always)
  func nearest(
    to point: Vector, within reach: Double = .infinity, distance: (Int32) -> Double
  ) -> (payload: Int32, distance: Double)? {
    guard root >= 0 else { return nil }
    let nodes = nodes.base
    var best = (payload: Int32.max, distance: reach)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.stackSize) { stack in
      stack[0] = root
      var count = 1
      while count > 0 {
        count -= 1
        let node = nodes + Int(stack[count])
        // Both distances are rounded, so the bound is slightly larger.
        guard
          node.pointee.box.squaredDistance(to: point) <= best.distance * best.distance * (1 + 1e-9)
            + 1e-18
        else { continue }
        if node.pointee.isLeaf {
          let payload = node.pointee.payload
          let found = distance(payload)
          if found < best.distance || (found == best.distance && payload < best.payload) {
            best = (payload, found)
          }
        } else {
          let (left, right) = (node.pointee.left, node.pointee.right)
          let isLeftNearer =
            nodes[Int(left)].box.squaredDistance(to: point)
            <= nodes[Int(right)].box.squaredDistance(to: point)
          // The nearer child is visited first.
          stack[count] = isLeftNearer ? right : left
          stack[count + 1] = isLeftNearer ? left : right
          count += 2
        }
      }
    }
    return best.payload == .max ? nil : best
  }
}

extension BoundingBox {
  fileprivate func isSame(as other: Self) -> Bool {
    low.x == other.low.x && low.y == other.low.y && high.x == other.high.x && high.y == other.high.y
  }
}
