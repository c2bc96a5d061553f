import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

@Suite struct CornerRemovalTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func itRemovesTheSameCornersAsASearchThroughAll(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = random.int(in: 3...120)
    // Whole numbers have many corners of equal cost.
    let scale = seed % 2 == 0 ? 8.0 : 300
    let corners = (0..<count).map { index in
      let corner = Vector(angle: 2 * .pi * Double(index) / Double(count)) * scale
      return seed % 2 == 0 ? Vector(x: corner.x.rounded(), y: corner.y.rounded()) : corner
    }
    let left = CornerRemoval.simplified(corners, to: 16)
    let expected = Self.simplified(corners, to: 16)
    #expect(left.map(\.x) == expected.map(\.x) && left.map(\.y) == expected.map(\.y))
  }

  @Test func manyCornersTakeLittleLongerEach() {
    let ratio = ThreadTime.ratio(of: 4) { factor in
      let count = 2000 * factor
      let corners = (0..<count).map { Vector(angle: 2 * .pi * Double($0) / Double(count)) * 300 }
      #expect(CornerRemoval.simplified(corners, to: 16).count == 16)
    }
    #expect(ratio < 10)
  }

  private static func simplified(_ corners: [Vector], to count: Int) -> [Vector] {
    var corners = corners
    while corners.count > count {
      let costs = corners.indices.map { index in
        let (before, after) = (
          corners[(index + corners.count - 1) % corners.count], corners[(index + 1) % corners.count]
        )
        return abs((corners[index] - before).cross(after - corners[index]))
      }
      corners.remove(at: costs.firstIndex(of: costs.min()!)!)
    }
    return corners
  }
}
