import Testing

@testable import DynamicsEngine

@Suite struct BoundingBoxTests {
  /// From inside, and from beyond each side.
  @Test(arguments: [
    (2.0, 3.0, 7.0), (0, 3, 9), (10, 3, 14), (2, -3, 13), (2, 10, 10),
  ])
  func theFarthestCornerIsFarAlongBothAxes(x: Double, y: Double, distance: Double) {
    let box = BoundingBox(low: Vector(x: 1, y: 2), high: Vector(x: 4, y: 8))
    #expect(box.farthest(from: Vector(x: x, y: y)) == distance)
  }

  /// Boxes on a grid, so that many sides touch, against the four comparisons one after the other.
  @Test func intersectsAndContainsCompareBothAxes() {
    let numbers: [Double] = [0, 1, 2, 3, .nan]
    var boxes: [BoundingBox] = []
    for left in numbers {
      for top in numbers {
        for right in numbers {
          for bottom in numbers {
            boxes.append(
              BoundingBox(low: Vector(x: left, y: top), high: Vector(x: right, y: bottom)))
          }
        }
      }
    }
    var (met, inside) = (0, 0)
    for a in boxes {
      for b in boxes {
        let intersects =
          a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y
        let contains =
          a.low.x <= b.low.x && b.high.x <= a.high.x && a.low.y <= b.low.y && b.high.y <= a.high.y
        if a.intersects(b) != intersects || a.contains(b) != contains {
          Issue.record("\(a) and \(b)")
          return
        }
        (met, inside) = (met + (intersects ? 1 : 0), inside + (contains ? 1 : 0))
      }
    }
    #expect(met > 1000 && inside > 1000)
  }
}
