internal import DynamicsChipmunk

/// Removes the corner of a polygon with the least effect until few enough are left.
///
/// A heap has the corners by cost. It takes n log n for n corners.
struct CornerRemoval {
  private struct Corner {
    var cost: Double
    let index: Int
    /// The number of times that the cost of the corner had changed.
    let version: Int

    /// Of corners of equal cost, the first is removed first.
    static func < (a: Self, b: Self) -> Bool {
      a.cost == b.cost ? a.index < b.index : a.cost < b.cost
    }
  }

  private let corners: [Vector]
  // The corners beside each one that are left.
  private var before: [Int]
  private var after: [Int]
  /// −1 for a removed corner.
  private var versions: [Int]
  /// A binary heap, with the corner of least cost first.
  ///
  /// A corner whose cost has changed is in it
  /// several times; only its latest version counts.
  private var heap: [Corner] = []

  static func simplified(
    _ corners: [Vector], to count: Int = Tuning.Outline.maxCorners
  ) -> [Vector] {
    guard corners.count > count else { return corners }
    var removal = CornerRemoval(corners)
    for _ in count..<corners.count { removal.removeCheapest() }
    return corners.indices.filter { removal.versions[$0] >= 0 }.map { corners[$0] }
  }

  private init(_ corners: [Vector]) {
    self.corners = corners
    let count = corners.count
    before = (0..<count).map { ($0 + count - 1) % count }
    after = (0..<count).map { ($0 + 1) % count }
    versions = Array(repeating: 0, count: count)
    heap.reserveCapacity(2 * count)
    for index in corners.indices { push(index) }
  }

  private mutating func removeCheapest() {
    var cheapest = pop()
    while cheapest.version != versions[cheapest.index] { cheapest = pop() }
    let (last, next) = (before[cheapest.index], after[cheapest.index])
    versions[cheapest.index] = -1
    after[last] = next
    before[next] = last
    for neighbor in [last, next] {
      versions[neighbor] += 1
      push(neighbor)
    }
  }

  /// Twice the area that is lost without a corner.
  private func cost(of index: Int) -> Double {
    let corner = corners[index]
    return abs((corner - corners[before[index]]).cross(corners[after[index]] - corner))
  }

  private mutating func push(_ corner: Int) {
    heap.append(Corner(cost: cost(of: corner), index: corner, version: versions[corner]))
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func pop() -> Corner {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[place] else { break }
      heap.swapAt(place, child)
      place = child
    }
    return first
  }
}
