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

  /// The box around all leaves; at least one.
  var box: BoundingBox { nodes[Int(root)].box }
  func box(of leaf: Int32) -> BoundingBox { nodes[Int(leaf)].box }
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

  func removeAll() {
    nodes.removeAll()
    (root, firstFree) = (-1, -1)
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

  /// Fills an empty tree with the boxes of the edges of a chain; leaf and payload of a box are its index.
  ///
  /// Edges that follow each other are near each other, so the chain is divided in the middle, and
  /// each half again.
  func build(_ boxes: [BoundingBox]) {
    for index in boxes.indices { nodes.append(Node(box: boxes[index], right: Int32(index))) }
    root = subtree(of: boxes.indices)
  }

  /// - Parameter leaves: At least one.
  private func subtree(of leaves: Range<Int>) -> Int32 {
    if leaves.count == 1 { return Int32(leaves.lowerBound) }
    let middle = leaves.lowerBound + leaves.count / 2
    let left = subtree(of: leaves.lowerBound..<middle)
    let right = subtree(of: middle..<leaves.upperBound)
    let joint = allocateNode(nodes[Int(left)])
    setChildren(of: joint, left, right)
    refit(joint)
    return joint
  }

  private func allocateNode(_ node: Node) -> Int32 {
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

// MARK: Queries

extension BoundingBoxTree {
  /// Calls `visit` with the payload of each leaf whose box intersects `box`.
  @inline(__always)
  func query(_ box: BoundingBox, _ visit: (Int32) -> Void) {
    walk(where: { $0.intersects(box) }, visit)
  }

  /// Whether the box of any leaf intersects `box`.
  @inline(__always)
  func hasLeaf(in box: BoundingBox) -> Bool {
    var isFound = false
    walk(where: { !isFound && $0.intersects(box) }, { _ in isFound = true })
    return isFound
  }

  /// Calls `visit` with the payload of each leaf for which `isWanted` accepts its box and all boxes
  /// above it.
  ///
  /// - Parameter isFirst: Whether the first of two sibling boxes is visited before the second.
  @inline(__always)
  func walk(
    where isWanted: (BoundingBox) -> Bool,
    firstOfSiblings isFirst: (BoundingBox, BoundingBox) -> Bool = { _, _ in true },
    _ visit: (Int32) -> Void
  ) {
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
          let (left, right) = (node.pointee.left, node.pointee.right)
          let isLeftFirst = isFirst(nodes[Int(left)].box, nodes[Int(right)].box)
          stack[count] = isLeftFirst ? right : left
          stack[count + 1] = isLeftFirst ? left : right
          count += 2
        }
      }
    }
  }

  /// The leaf that is nearest to a point; of equally near leaves, the one with the lowest payload.
  ///
  /// - Parameter distance: Returns the distance from `point` to the object of a payload, which is at
  ///   least the distance to its box.
  @inline(__always)
  func nearest(
    to point: Vector, distance: (Int32) -> Double
  ) -> (payload: Int32, distance: Double)? {
    var best = (payload: Int32.max, distance: Double.infinity)
    walk(
      // Both distances are rounded, so the bound is slightly larger.
      where: {
        $0.squaredDistance(to: point) <= best.distance * best.distance * (1 + 1e-9) + 1e-18
      },
      firstOfSiblings: { $0.squaredDistance(to: point) <= $1.squaredDistance(to: point) }
    ) { payload in
      let found = distance(payload)
      if found < best.distance || (found == best.distance && payload < best.payload) {
        best = (payload, found)
      }
    }
    return best.payload == .max ? nil : best
  }
}
