import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsGeometry

@Suite struct ConvexDecompositionTests {
  /// Checks that the parts are convex, cover the contours and do not overlap.
  private func check(
    _ contours: [[CGPoint]], area: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let parts = try ConvexDecomposition(contours).parts
    let expected = area ?? abs(contours[0].signedArea)
    let sum = parts.reduce(0) { $0 + $1.signedArea }
    #expect(abs(sum - expected) <= 1e-9 * expected, sourceLocation: sourceLocation)
    for part in parts {
      #expect(part.count >= 3 && part.signedArea > 0, sourceLocation: sourceLocation)
      #expect(isConvex(part), sourceLocation: sourceLocation)
    }
    let extent = contours.joined().reduce(0.0) { max($0, abs(Double($1.x)), abs(Double($1.y))) }
    var random = SeededGenerator(seed: UInt64(contours[0].count))
    for _ in 0..<8 {
      let point = random.point(
        in: CGRect(x: -extent, y: -extent, width: 2 * extent, height: 2 * extent))
      let winding = contours.reduce(0) { $0 + $1.winding(around: point) }
      let around = parts.count { $0.winding(around: point) != 0 }
      #expect(around == (winding == 0 ? 0 : 1), sourceLocation: sourceLocation)
    }
  }

  private func isConvex(_ part: [CGPoint]) -> Bool {
    part.indices.allSatisfy { index in
      let (a, b, c) = (
        part[index], part[(index + 1) % part.count], part[(index + 2) % part.count]
      )
      return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= 0
    }
  }

  @Test(arguments: [1.0, 1e-5, 1e4])
  func shapesOfAllSizes(scale: Double) throws {
    for angle in [0.0, 0.3, 2] {
      let shapes = [
        PolygonSamples.spiral(turns: 1), PolygonSamples.spiral(turns: 6),
        PolygonSamples.comb(teeth: 3), PolygonSamples.comb(teeth: 40),
        PolygonSamples.star(points: 5), PolygonSamples.star(points: 250),
        PolygonSamples.star(points: 50, inner: 0.99),
      ]
      for shape in shapes {
        try check([shape.scaled(scale, turned: angle)])
        try check([shape.reversed().scaled(scale, turned: angle)])
      }
    }
  }

  @Test func randomSimplePolygons() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<3000 {
      let count = random.int(in: 3...40)
      let shape =
        round.isMultiple(of: 2)
        ? PolygonSamples.starShaped(count, &random) : PolygonSamples.strip(count + 2, &random)
      // A gap between two corners of more than a half turn leaves (0, 0) outside.
      guard let parts = try? ConvexDecomposition([shape]).parts else {
        #expect(round.isMultiple(of: 2), "round \(round)")
        continue
      }
      #expect(!parts.isEmpty)
      try check([shape])
    }
  }

  @Test func randomPolygonsThatCrossThemselves() throws {
    var random = SeededGenerator(seed: 12)
    var crossings = 0
    for _ in 0..<3000 {
      let shape = PolygonSamples.tangle(random.int(in: 3...30), &random)
      do {
        try check([shape])
      } catch DecompositionFailure.crossesItself {
        crossings += 1
      }
    }
    #expect(crossings > 2000)
  }

  @Test func repeatedAndStraightCornersAndSpikesDoNotCount() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<1000 {
      let shape = PolygonSamples.strip(random.int(in: 4...20), &random)
      let angle = random.double(in: 0...6)
      let plain = shape.scaled(1, turned: angle)
      let spoiled = PolygonSamples.spoiled(plain, &random)
      try check([spoiled], area: abs(plain.signedArea))
    }
  }

  @Test func holes() throws {
    let outline = PolygonSamples.star(points: 60, inner: 0.9)
    let hole = PolygonSamples.star(points: 7).scaled(0.3)
    let moved = hole.map { CGPoint(x: $0.x + 55, y: $0.y) }
    let area = outline.signedArea - 2 * hole.signedArea
    try check([outline, hole.reversed(), moved.reversed()], area: area)
    try check([hole.reversed(), outline, moved.reversed()], area: area)
    // Run around in the same direction, the inner contours are not holes.
    try check([outline, hole, moved], area: outline.signedArea)
    // An island in a hole.
    let island = PolygonSamples.star(points: 5).scaled(0.1)
    try check(
      [outline, hole.reversed(), moved.reversed(), island], area: area + island.signedArea)
  }

  @Test func aGridOfHoles() throws {
    let outline = [(-90, -90), (90, -90), (90, 90), (-90, 90)].map { CGPoint(x: $0.0, y: $0.1) }
    let square = [(-5, -5), (-5, 5), (5, 5), (5, -5)].map { CGPoint(x: $0.0, y: $0.1) }
    let holes = (0..<25).map { index in
      let (x, y) = (CGFloat(index % 5 * 30 - 60), CGFloat(index / 5 * 30 - 60))
      return square.map { CGPoint(x: $0.x + x, y: $0.y + y) }
    }
    try check([outline] + holes, area: 180 * 180 - 2500)
  }

  @Test func aRingRunsToItsHolesAndBack() {
    let outline = PolygonSamples.star(points: 60, inner: 0.9)
    let hole = Array(PolygonSamples.star(points: 7).scaled(0.3).reversed())
    let ring = ConvexDecomposition.ring(around: outline, holes: [hole])
    #expect(ring.count == outline.count + hole.count + 2)
    let area = outline.signedArea + hole.signedArea
    #expect(abs(ring.signedArea - area) < 1e-9 * area)
    let parts = ConvexDecomposition.parts(ofRing: ring)
    #expect(abs(parts.reduce(0) { $0 + $1.signedArea } - area) < 1e-9 * area)
    #expect(parts.allSatisfy(isConvex))
  }

  @Test func severalAreas() throws {
    let star = PolygonSamples.star(points: 5).scaled(0.4)
    let other = star.map { CGPoint(x: $0.x + 90, y: $0.y) }
    try check([star, other], area: 2 * star.signedArea)
    try check([star, other.reversed()], area: 2 * star.signedArea)
  }

  @Test func simpleShapesHaveFewParts() throws {
    func count(_ corners: [(Double, Double)]) throws -> Int {
      try ConvexDecomposition([corners.map { CGPoint(x: $0.0, y: $0.1) }]).parts.count
    }
    #expect(try count([(0, 0), (10, 0), (10, 10), (0, 10)]) == 1)
    #expect(try count([(0, 0), (3, 0), (3, 7), (10, 7), (10, 10), (0, 10)]) == 2)
    #expect(
      try count([
        (0, 0), (3, 0), (3, 7), (10, 7), (10, 0), (13, 0), (13, 10), (0, 10),
      ]) == 3)
  }

  @Test func areasThatCannotBeCutAreRefused() {
    func failure(_ contours: [[CGPoint]]) -> String {
      do {
        return "\(try ConvexDecomposition(contours).parts)"
      } catch {
        return "\(error)"
      }
    }
    let corners = PolygonSamples.star(points: 5)
    #expect(failure([]) == "hasNoArea")
    #expect(failure([[.zero, .zero, .zero]]) == "hasNoArea")
    #expect(failure([[.zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)]]) == "hasNoArea")
    let bowTie = [(0, 0), (9, 9), (9, 0), (0, 9)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(failure([bowTie]) == "crossesItself")
    #expect(failure([corners, corners]) == "crossesItself")
    // Two squares that meet in a corner, and a bar that is as thin as nothing.
    let necks = [
      [(0, 0), (5, 0), (5, 5), (9, 5), (9, 9), (5, 9), (5, 5), (0, 5)],
      [
        (0, 0), (5, 0), (5, 2), (9, 2), (9, 0), (14, 0), (14, 5), (9, 5), (9, 2), (5, 2), (5, 5),
        (0, 5),
      ],
    ]
    for neck in necks {
      #expect(failure([neck.map { CGPoint(x: $0.0, y: $0.1) }]) == "crossesItself")
    }
    #expect(failure([PolygonSamples.star(points: 1025)]).hasPrefix("hasTooManyCorners"))
  }

  /// The time of an outline of 2048 corners is bounded.
  @Test func timeGrowsWithTheSquareOfCorners() throws {
    let ratio = ThreadTime.ratio(of: 4) { factor in
      let star = PolygonSamples.star(points: 50 * factor)
      #expect((try? ConvexDecomposition([star])) != nil)
    }
    #expect(ratio < 40)
  }
}
