import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct OutlineTests {
  @Test func areasAndMomentsAreThoseOfTheTrueShape() {
    let size = CGSize(width: 30, height: 80)
    #expect(Outline.rectangle(size).area == 2400)
    #expect(abs(Outline.rectangle(size).momentPerMass - (900 + 6400) / 12) < 1e-9)
    #expect(abs(Outline.ellipse(size).area - .pi * 15 * 40) < 1e-9)
    #expect(abs(Outline.ellipse(size).momentPerMass - (225 + 1600) / 4) < 1e-9)
    let corners = [
      CGPoint(x: -15, y: -40), CGPoint(x: 15, y: -40), CGPoint(x: 15, y: 40),
      CGPoint(x: -15, y: 40),
    ]
    for points in [corners, corners.reversed()] {
      #expect(Outline.polygon(points).area == 2400)
      #expect(abs(Outline.polygon(points).momentPerMass - (900 + 6400) / 12) < 1e-9)
    }
  }

  @Test func polygonsOffTheirMiddleFollowSteiner() {
    // A square of side 2 around (5, 0): I = m (2² + 2²)/12 + m 5².
    let square = [
      CGPoint(x: 4, y: -1), CGPoint(x: 6, y: -1), CGPoint(x: 6, y: 1), CGPoint(x: 4, y: 1),
    ]
    #expect(abs(Outline.polygon(square).momentPerMass - (8.0 / 12 + 25)) < 1e-9)
  }

  /// The products of coordinates far away have no room for a small area.
  @Test(arguments: [0.0, 1e5, 5e8])
  func areasAndMomentsFarAwayAreExact(distance: Double) {
    let side = 1.0 / 128
    let square = [(0, 0), (1, 0), (1, 1), (0, 1)].map {
      CGPoint(x: distance + side * $0.0, y: -distance + side * $0.1)
    }
    for points in [square, square.reversed()] {
      let polygon = Outline.polygon(points)
      #expect(polygon.area == side * side)
      let center = Vector(x: distance + side / 2, y: -distance + side / 2)
      let expected = side * side / 6 + center.dot(center)
      #expect(abs(polygon.momentPerMass - expected) <= 1e-12 * expected)
    }
    let chain = Chain((square + [square[0]]).map(Vector.init))!
    #expect(chain.isClosed && chain.innerSide == 1)
  }

  @Test func polygonsFromOutsideAreConvexAndBounded() {
    func flaw(_ corners: [(Double, Double)]) -> String? {
      CompoundShape(.polygon(corners.map { CGPoint(x: $0.0, y: $0.1) })).flaw
    }
    #expect(flaw([(0, 0), (10, 0), (10, 10), (5, 10), (0, 10)]) == nil)
    #expect(flaw([(0, 0), (0, 10), (10, 10), (10, 0)]) == nil)
    #expect(flaw([(0, 0), (10, 0)]) != nil)
    #expect(flaw([(0, 0), (10, 0), (5, 2), (5, 10)]) != nil, "a dent")
    #expect(flaw([(0, 0), (10, 0), (1e300, 10)]) != nil)
    let star = (0..<5).map { Vector(angle: Double($0) * 4 * .pi / 5) }.map { ($0.x, $0.y) }
    #expect(flaw(star) != nil, "a star that winds twice")
    let circle = (0..<200_000).map { Vector(angle: Double($0) * .pi / 100_000) * 1e5 }
    #expect(flaw(circle.map { ($0.x, $0.y) })?.contains("131072 corners, not 200000") == true)
    #expect(CompoundShape(.rectangle(CGSize(width: -5, height: -5))).flaw != nil)
    let far = CompoundShape.Part(
      .rectangle(CGSize(width: 5, height: 5)), center: .init(x: 1e200, y: 0))
    #expect(CompoundShape([far]).flaw != nil)
  }

  @Test func outlinesReachNoFartherThanTenBillionPoints() {
    for (farthest, isValid) in [(1e10, true), (1.01e10, false)] {
      let size = CGSize(width: farthest, height: 5)
      let outlines: [Outline] = [
        .rectangle(size), .ellipse(size),
        .polygon([.zero, CGPoint(x: farthest, y: 0), CGPoint(x: farthest, y: 5)]),
      ]
      for outline in outlines { #expect((CompoundShape(outline).flaw == nil) == isValid) }
    }
  }

  @Test(arguments: [30.0, 100, 250], [1.0, 1.1, 1.5, 1.75, 2, 3, 4, 10, 50])
  func ellipsesAreFollowedClosely(width: Double, aspect: Double) {
    let outline = Outline.ellipse(CGSize(width: width, height: width / aspect))
    let (core, radius) = outline.roundedCore
    func reach(_ direction: Vector) -> Double {
      radius + (core.map { $0.dot(direction) }.max() ?? 0)
    }
    for index in 0..<720 {
      let angle = Double(index) / 720 * 2 * .pi
      let direction = Vector(x: cos(angle), y: sin(angle))
      let truth = hypot(width / 2 * direction.x, width / 2 / aspect * direction.y)
      #expect(abs(reach(direction) - truth) < 0.2)
    }
    #expect(abs(reach(Vector(x: 1, y: 0)) - width / 2) < 1e-9)
    #expect(abs(reach(Vector(x: 0, y: 1)) - width / 2 / aspect) < 1e-9)
    // What sweeps use must not reach farther than what collides.
    for corner in outline.corners {
      #expect(corner.length <= reach(corner * (1 / corner.length)) + 1e-9)
    }
  }
}

@Suite struct ChainTests {
  private let square = [(0.0, 0.0), (10, 0), (10, 10), (0, 10), (0, 0)].map(Vector.init(x:y:))

  @Test func closedAndConvexAreTold() throws {
    let chain = try #require(Chain(square))
    #expect(chain.isClosed && chain.isConvex)
    let backwards = try #require(Chain(square.reversed()))
    #expect(backwards.isClosed && backwards.isConvex)
    let open = try #require(Chain(Array(square.dropLast())))
    #expect(!open.isClosed && !open.isConvex)
    let dented = [(0.0, 0.0), (10, 0), (5, 5), (10, 10), (0, 10), (0, 0)].map(Vector.init(x:y:))
    #expect(try !isConvex(dented))
    #expect(Chain([Vector(x: 1, y: 1)]) == nil)
    #expect(Chain([Vector(x: 1, y: 1), Vector(x: 1, y: 1)]) == nil)
  }

  @Test func aStarThatTurnsOneWayOnlyIsNotConvex() throws {
    let points = (0...5).map { index in
      let angle = Double(index * 2 % 5) / 5 * 2 * .pi
      return Vector(x: cos(angle), y: sin(angle))
    }
    #expect(try !isConvex(points))
  }

  @Test func insideAndTheWayInAreTold() throws {
    for points in [square, square.reversed()] {
      let chain = try #require(Chain(points))
      #expect(chain.containsStrictly(Vector(x: 5, y: 9.99)))
      #expect(!chain.containsStrictly(Vector(x: 5, y: 10.01)))
      #expect(!chain.containsStrictly(Vector(x: -1, y: 5)))
      let normal = chain.inwardNormal(nearest: Vector(x: 5, y: 11))
      #expect(normal.x == 0 && normal.y == -1)
    }
  }

  private func isConvex(_ points: [Vector]) throws -> Bool {
    let chain = try #require(Chain(points))
    return chain.isConvex
  }
}
