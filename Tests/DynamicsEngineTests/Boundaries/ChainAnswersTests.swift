import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// What a chain says by its tree is what looking at all its edges says, to the last bit.
@Suite struct ChainAnswersTests {
  private static let area = CGRect(x: -100, y: -100, width: 200, height: 200)

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func straightChains(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var points = (0..<random.int(in: 3...300)).map { _ in Vector(random.point(in: Self.area)) }
    // Some on a grid, so that edges lie on lines that rays follow.
    for index in points.indices where random.bool() {
      points[index] = Vector(x: points[index].x.rounded(), y: points[index].y.rounded())
    }
    let chain = try #require(Chain(points + [points[0]]))
    for _ in 0..<300 {
      let point = somePlace(&random)
      #expect(chain.containsStrictly(point) == isInside(chain.edges, point))
      #expect(chain.containsInCurves(point) == isInside(chain.edges, point))
      let (normal, expected) = (chain.inwardNormal(nearest: point), inwardNormal(chain, point))
      #expect(normal.x == expected.x && normal.y == expected.y)
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func curvedChains(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = BezierPath(ovalIn: CGRect(x: -80, y: -50, width: 160, height: 100))
    let contour = try #require(path.contours(tolerance: 0.25).first)
    let chain = try #require(Chain(contour.polyline.map(Vector.init), approximating: contour))
    for index in 0..<600 {
      var point = somePlace(&random)
      if index % 2 == 0 {
        let angle = random.double(in: 0...7)
        let share = random.double(in: 0.99...1.01)
        point = Vector(x: 80 * share * cos(angle), y: 50 * share * sin(angle))
      }
      let isInCurves = contour.contains(point.point)
      #expect(chain.containsInCurves(point) == isInCurves)
      #expect(chain.containsStrictly(point) == (isInCurves && isInside(chain.edges, point)))
    }
  }

  @Test func aPlaceIsCarriedWithItsEdge() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let corners = (0..<random.int(in: 3...6)).map { _ in Vector(random.point(in: Self.area)) }
      let (turn, way) = (Rotation(angle: random.double(in: -3...3)), somePlace(&random))
      func moved(_ place: Vector) -> Vector { place.rotated(by: turn) + way }
      let chain = try #require(Chain(corners + [corners[0]]))
      let other = try #require(Chain((corners + [corners[0]]).map(moved)))
      let place = somePlace(&random)
      #expect((chain.carry(place, to: other) - moved(place)).length < 1e-9)
    }
  }

  @Test func whatIsWithinTheClearanceIsEnclosed() throws {
    var random = SeededGenerator(seed: 9)
    let path = BezierPath(ovalIn: CGRect(x: -80, y: -50, width: 160, height: 100))
    for contour in [
      try #require(path.contours(tolerance: 0.25).first),
      Contour(rectangle(width: 160, height: 90).map(\.point)),
    ] {
      let chain = try #require(Chain(contour.polyline.map(Vector.init), approximating: contour))
      for _ in 0..<300 {
        let point = somePlace(&random)
        guard chain.containsStrictly(point) else { continue }
        let clearance = chain.clearance(around: point)
        for index in 0..<16 {
          let angle = Double(index) / 16 * 2 * .pi
          let way = Vector(x: cos(angle), y: sin(angle)) * clearance
          #expect(chain.containsStrictly(point + way))
        }
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func sweepsAlongAChain(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let points = (0..<60).map { _ in Vector(random.point(in: Self.area)) }
    let chain = try #require(Chain(points + [points[0]]))
    let box = rectangle(width: 7, height: 3).dropLast().map {
      $0.rotated(by: Rotation(cosine: cos(0.4), sine: sin(0.4)))
    }
    var stops = 0
    for _ in 0..<200 {
      let (start, end) = (somePlace(&random), somePlace(&random))
      let (stop, expected) = box.withUnsafeBufferPointer { corners in
        let sweep = EdgeCast(corners, center: .zero, from: start, along: end - start)
        // A chain of one edge has nothing to leave out.
        let each = chain.edges.buffer.compactMap { edge -> (fraction: Double, normal: Vector)? in
          guard let single = Chain([edge.start, edge.end]) else { return nil }
          return sweep.firstStop(at: single)
        }
        return (sweep.firstStop(at: chain), each.min { $0.fraction < $1.fraction })
      }
      #expect(stop?.fraction == expected?.fraction && stop?.normal.x == expected?.normal.x)
      if stop != nil { stops += 1 }
    }
    #expect(stops > 100)
  }

  private func somePlace(_ random: inout SeededGenerator) -> Vector {
    let point = Vector(random.point(in: Self.area.insetBy(dx: -5, dy: -5)))
    return random.bool() ? point : Vector(x: point.x.rounded(), y: point.y.rounded())
  }

  /// The non-zero winding rule.
  private func isInside(_ edges: borrowing FlatArray<Edge>, _ point: Vector) -> Bool {
    var winding = 0
    for edge in edges.buffer where (edge.start.y > point.y) != (edge.end.y > point.y) {
      let (start, end) = (edge.start, edge.end)
      let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if point.x < crossing { winding += end.y > start.y ? 1 : -1 }
    }
    return winding != 0
  }

  private func inwardNormal(_ chain: Chain, _ point: Vector) -> Vector {
    let nearest = chain.edges.buffer.min {
      ($0.place(nearest: point) - point).length < ($1.place(nearest: point) - point).length
    }!
    return nearest.along.perpendicular * (chain.innerSide / nearest.along.length)
  }
}
