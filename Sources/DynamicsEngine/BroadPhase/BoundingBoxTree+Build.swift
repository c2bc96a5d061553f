internal import DynamicsChipmunk

extension BoundingBoxTree {
  /// Fills an empty tree by splitting the boxes at the median along their longer extent; leaf and
  /// payload of a box are its index.
  ///
  /// This is faster than single insertions, and the tree has the least possible height.
  func build(_ boxes: borrowing FlatArray<BoundingBox>) {
    removeAll()
    guard !boxes.isEmpty else { return }
    let order = FlatArray<Int32>(minimumCapacity: boxes.count)
    for index in boxes.indices {
      nodes.append(Node(box: boxes[index], right: Int32(index)))
      order.append(Int32(index))
    }
    // The remaining work: a range of `order`, and the parent of its subtree.
    var tasks = [(range: 0..<order.count, parent: Int32(-1))]
    while let (range, parent) = tasks.popLast() {
      let index: Int32
      if range.count == 1 {
        index = order[range.lowerBound]
        nodes[Int(index)].parent = parent
      } else {
        index = Int32(nodes.count)
        nodes.append(innerNode(over: range, of: order, parent: parent))
        let middle = range.lowerBound + range.count / 2
        splitAtMedian(range, of: order, isHorizontal: isWide(nodes[Int(index)].box))
        tasks.append((range.lowerBound..<middle, index))
        tasks.append((middle..<range.upperBound, index))
      }
      // The right half is popped first.
      if parent < 0 {
        root = index
      } else if nodes[Int(parent)].right < 0 {
        nodes[Int(parent)].right = index
      } else {
        nodes[Int(parent)].left = index
      }
    }
  }

  private func isWide(_ box: BoundingBox) -> Bool {
    box.high.x - box.low.x >= box.high.y - box.low.y
  }

  private func innerNode(
    over range: Range<Int>, of order: borrowing FlatArray<Int32>, parent: Int32
  ) -> Node {
    var box = nodes[Int(order[range.lowerBound])].box
    for place in range { box = box.union(nodes[Int(order[place])].box) }
    // The height of a median split of n leaves is the logarithm of n, rounded up.
    let height = Int.bitWidth - (range.count - 1).leadingZeroBitCount
    return Node(box: box, parent: parent, right: -1, height: Int32(height))
  }

  /// Partitions the boxes so that those with the lower centers come first (Hoare, "Find", 1961).
  private func splitAtMedian(
    _ range: Range<Int>, of order: borrowing FlatArray<Int32>, isHorizontal: Bool
  ) {
    let (nodes, order) = (nodes.base, order.base)
    func middle(_ place: Int) -> Double {
      let box = nodes[Int(order[place])].box
      return isHorizontal ? box.low.x + box.high.x : box.low.y + box.high.y
    }
    let target = range.lowerBound + range.count / 2
    var (first, last) = (range.lowerBound, range.upperBound - 1)
    while first < last {
      let pivot = middle(first + (last - first) / 2)
      var (i, j) = (first, last)
      while i <= j {
        while middle(i) < pivot { i += 1 }
        while middle(j) > pivot { j -= 1 }
        if i <= j {
          swap(&order[i], &order[j])
          i += 1
          j -= 1
        }
      }
      if target <= j {
        last = j
      } else if target >= i {
        first = i
      } else {
        return
      }
    }
  }
}
