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
}
