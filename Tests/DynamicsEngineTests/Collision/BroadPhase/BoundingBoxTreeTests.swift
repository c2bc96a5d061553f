import DynamicsChipmunk
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// The tree of boxes against looking at every box, and how tall it gets.
@Suite struct BoundingBoxTreeTests {
  @Test(arguments: [1, 2, 3, 4])
  func queriesFindWhatLookingAtAllFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = BoundingBoxTree()
    var boxes: [Int32: BoundingBox] = [:]
    var payloads: [Int32: Int32] = [:]
    for round in 0..<3000 {
      let leaves = boxes.keys.sorted()
      let choice = random.int(in: 0...9)
      if leaves.isEmpty || choice < (round < 1500 ? 6 : 3) {
        let box = randomBox(&random)
        let leaf = tree.insert(box, payload: Int32(round))
        #expect(boxes[leaf] == nil)
        (boxes[leaf], payloads[leaf]) = (box, Int32(round))
      } else if choice < 8 {
        let leaf = leaves[random.int(in: 0...leaves.count - 1)]
        let shift = Vector(x: random.double(in: -9...9), y: random.double(in: -9...9))
        let old = boxes[leaf]!
        let isFar = random.bool()
        let box =
          isFar
          ? randomBox(&random) : BoundingBox(low: old.low + shift, high: old.high + shift)
        tree.move(leaf, to: box)
        boxes[leaf] = box
      } else {
        let leaf = leaves[random.int(in: 0...leaves.count - 1)]
        tree.remove(leaf)
        boxes[leaf] = nil
        payloads[leaf] = nil
      }
      if round % 50 == 0 {
        expectSound(tree, leaves: boxes)
        expectQueriesRight(tree, boxes: boxes, payloads: payloads, &random)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 100, 777])
  func aBuiltTreeAnswersAsOneOfInserts(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let all = (0..<count).map { _ in randomBox(&random) }
    let tree = BoundingBoxTree()
    tree.build(all)
    #expect(tree.height == Int.bitWidth - (count - 1).leadingZeroBitCount)
    var boxes: [Int32: BoundingBox] = [:]
    for index in all.indices { boxes[Int32(index)] = all[index] }
    let payloads = Dictionary(uniqueKeysWithValues: boxes.keys.map { ($0, $0) })
    expectSound(tree, leaves: boxes)
    for _ in 0..<20 { expectQueriesRight(tree, boxes: boxes, payloads: payloads, &random) }
    // It goes on as any other.
    for leaf in boxes.keys.sorted() where leaf % 3 == 0 {
      boxes[leaf] = randomBox(&random)
      tree.move(leaf, to: boxes[leaf]!)
    }
    expectSound(tree, leaves: boxes)
    expectQueriesRight(tree, boxes: boxes, payloads: payloads, &random)
  }

  enum Arrangement: CaseIterable {
    case row, column, points, equal, nested, growing
    func box(_ index: Int) -> BoundingBox {
      let i = Double(index)
      let (low, high) =
        switch self {
        case .row: (Vector(x: 25 * i, y: 0), Vector(x: 25 * i + 20, y: 20))
        case .column: (Vector(x: 0, y: 20 * i), Vector(x: 20, y: 20 * i + 20))
        case .points: (Vector(x: i, y: -i), Vector(x: i, y: -i))
        case .equal: (Vector(x: 3, y: 4), Vector(x: 23, y: 24))
        case .nested: (Vector(x: -i, y: -i), Vector(x: i, y: i))
        case .growing: (Vector(x: 0, y: 0), Vector(x: exp(i / 1000), y: 1))
        }
      return BoundingBox(low: low, high: high)
    }
  }

  @Test(arguments: Arrangement.allCases)
  func sixtyThousandInOrderMakeNoTallTree(_ arrangement: Arrangement) {
    let tree = BoundingBoxTree()
    let count = 60_000
    for index in 0..<count { _ = tree.insert(arrangement.box(index), payload: Int32(index)) }
    // An AVL tree's bound.
    #expect(Double(tree.height) <= 1.4405 * log2(Double(count) + 2))
    // Taken away from one end, the rest stays as flat.
    for leaf in tree.leavesByPayload(count: count).prefix(count - 1000) { tree.remove(leaf) }
    #expect(Double(tree.height) <= 1.4405 * log2(1002))
  }

  /// As with thousands of collision behaviors that have the same reference bounds.
  @Test func edgesInOnePlaceStayTogether() {
    let tree = BoundingBoxTree()
    let corners = [(0, 0), (3000, 0), (3000, 3000), (0, 3000), (0, 0)].map {
      Vector(x: $0.0, y: $0.1)
    }
    for number in 0..<1000 {
      for (start, end) in zip(corners, corners.dropFirst()) {
        _ = tree.insert(BoundingBox(around: start, end), payload: Int32(number))
      }
    }
    let box = BoundingBox(around: Vector(x: 1000, y: 1000), Vector(x: 1020, y: 1020))
    var visits = 0
    tree.walk(
      where: {
        visits += 1
        return $0.intersects(box)
      }, { _ in Issue.record("no edge is there") })
    #expect(visits < 1000)
  }

  /// In a tree that is built of boxes in a row, and in one of boxes that are inserted in any order.
  @Test func aQueryVisitsFewNodes() {
    var random = SeededGenerator(seed: 5)
    let (built, inserted) = (BoundingBoxTree(), BoundingBoxTree())
    let row = (0..<2000).map { Arrangement.row.box($0) }
    built.build(row)
    let scattered = (0..<2000).map { _ in
      let place = Vector(random.point(in: CGRect(x: 0, y: 0, width: 1000, height: 1000)))
      return BoundingBox(low: place, high: place + Vector(x: 20, y: 20))
    }
    for box in scattered { _ = inserted.insert(box, payload: 0) }
    func visits(of tree: BoundingBoxTree, for boxes: [BoundingBox]) -> Int {
      var count = 0
      for box in boxes {
        tree.walk(
          where: {
            count += 1
            return $0.intersects(box)
          }, { _ in })
      }
      return count / boxes.count
    }
    #expect(visits(of: built, for: row) < 30)
    #expect(visits(of: inserted, for: scattered) < 60)
  }
}

private func randomBox(_ random: inout SeededGenerator) -> BoundingBox {
  let low = Vector(random.point(in: CGRect(x: -100, y: -100, width: 200, height: 200)))
  // Points, lines and equal places among them.
  let size = Vector(
    x: max(0, random.double(in: -5...20)), y: max(0, random.double(in: -5...20)))
  let isOnGrid = random.bool()
  let corner = isOnGrid ? Vector(x: low.x.rounded(), y: low.y.rounded()) : low
  return BoundingBox(low: corner, high: corner + size)
}

private func expectQueriesRight(
  _ tree: BoundingBoxTree, boxes: [Int32: BoundingBox], payloads: [Int32: Int32],
  _ random: inout SeededGenerator
) {
  let box = randomBox(&random)
  let point = box.low
  var found: [Int32] = []
  tree.query(box) { found.append($0) }
  #expect(found.sorted() == boxes.filter { $1.intersects(box) }.map { payloads[$0.key]! }.sorted())

  let leaves = Dictionary(uniqueKeysWithValues: payloads.map { ($1, $0) })
  let distance = { (payload: Int32) in
    boxes[leaves[payload]!]!.squaredDistance(to: point).squareRoot()
  }
  let nearest = payloads.values.map { (distance($0), $0) }.min { $0 < $1 }
  let answer = tree.nearest(to: point, distance: distance)
  #expect(answer?.payload == nearest?.1)
  #expect(answer?.distance == nearest?.0)
}

/// Every node is where its parent says, and boxes and heights are those of the children.
private func expectSound(_ tree: BoundingBoxTree, leaves: [Int32: BoundingBox]) {
  var seen = 0
  var isSound = true
  var tasks: [(node: Int32, parent: Int32)] =
    tree.root < 0 ? [] : [(node: tree.root, parent: Int32(-1))]
  while let (index, parent) = tasks.popLast() {
    let node = tree.nodes[Int(index)]
    isSound = isSound && node.parent == parent
    if node.isLeaf {
      seen += 1
      isSound = isSound && node.height == 0 && leaves[index]?.contains(node.box) == true
    } else {
      let (left, right) = (tree.nodes[Int(node.left)], tree.nodes[Int(node.right)])
      let union = left.box.union(right.box)
      isSound = isSound && node.box.contains(union) && union.contains(node.box)
      isSound = isSound && node.height == 1 + max(left.height, right.height)
      isSound = isSound && abs(left.height - right.height) <= 1
      tasks += [(node: node.left, parent: index), (node: node.right, parent: index)]
    }
  }
  #expect(isSound && seen == leaves.count)
}

extension BoundingBoxTree {
  /// The length of the longest path from the root to a leaf.
  fileprivate var height: Int { Int(nodes[Int(root)].height) }

  fileprivate func leavesByPayload(count: Int) -> [Int32] {
    var leaves = [Int32](repeating: Int32(-1), count: count)
    for index in nodes.indices where nodes[index].isLeaf {
      leaves[Int(nodes[index].payload)] = Int32(index)
    }
    return leaves
  }
}
