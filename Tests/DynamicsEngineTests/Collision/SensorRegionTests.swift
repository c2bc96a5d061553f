import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct SensorRegionTests {
  /// The shape of a disc on its way is compared with the distance of two lines.
  ///
  /// A line that ended in a round end of the shape was overlooked.
  @Test func aLineMeetsADiscOnItsWayWithinItsRadius() {
    var random = SeededGenerator(seed: 7)
    func point() -> Vector {
      Vector(x: random.double(in: -20...20), y: random.double(in: -20...20))
    }
    for number in 0..<20_000 {
      let (a, b, start, end) = (point(), point(), point(), point())
      let path = number % 4 == 0 ? [a] : [a, b]
      let distance = Self.distance((a, path.last!), (start, end))
      let radius = random.double(in: 1...8)
      guard abs(distance - radius) > 1e-6 else { continue }
      let line = SensorRegion([
        Contour([CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y)])
      ])
      #expect(
        line.meets(path, radius: radius) == (distance < radius),
        "\(path), \(start), \(end), \(radius)")
    }
  }

  @Test func aPointIsInATriangleOnTheInnerSideOfAllSides() {
    var random = SeededGenerator(seed: 8)
    func point() -> Vector {
      Vector(x: random.double(in: -20...20), y: random.double(in: -20...20))
    }
    for _ in 0..<5000 {
      let (corners, place) = ([point(), point(), point()], point())
      let heights = (0..<3).map { number in
        let along = corners[(number + 1) % 3] - corners[number]
        return along.cross(place - corners[number]) / along.length
      }
      guard heights.allSatisfy({ abs($0) > 0.01 }) else { continue }
      let region = SensorRegion([
        Contour((corners + [corners[0]]).map { CGPoint(x: $0.x, y: $0.y) })
      ])
      let isInside = heights.allSatisfy { $0 > 0 } || heights.allSatisfy { $0 < 0 }
      #expect(region.meets([place], radius: 1e-3) == isInside, "\(place) in \(corners)")
    }
  }

  private typealias Line = (start: Vector, end: Vector)

  private static func distance(_ a: Line, _ b: Line) -> Double {
    func side(_ point: Vector, of line: Line) -> Double {
      (line.end - line.start).cross(point - line.start)
    }
    if side(a.start, of: b) * side(a.end, of: b) < 0, side(b.start, of: a) * side(b.end, of: a) < 0
    {
      return 0
    }
    return min(
      min(distance(a.start, b), distance(a.end, b)), min(distance(b.start, a), distance(b.end, a)))
  }

  private static func distance(_ point: Vector, _ line: Line) -> Double {
    let along = line.end - line.start
    let square = along.dot(along)
    let fraction = square > 0 ? min(max(0, (point - line.start).dot(along) / square), 1) : 0
    return (point - (line.start + along * fraction)).length
  }
}
