import DynamicsChipmunk
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// The search for the moment to stop at, against looking at a thousand moments.
@Suite struct TimeOfImpactTests {
  private static let limit = 1.0
  private static let contactDepth = 0.05

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func stopsAreWhereSubsteppingFindsThem(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (stops, passes) = (0, 0)
    for _ in 0..<40 {
      let trial = Trial(&random)
      let depths = (0...1000).map { trial.depth(at: Double($0) / 1000) }
      let limit = max(Self.limit, depths[0] + Self.limit / 3)
      // No depth changes more than this between two looks.
      let unseen = (trial.motion.displacement.length + abs(trial.motion.turn) * trial.radius) / 1000
      guard let fraction = trial.stop(limit: Self.limit, contactDepth: Self.contactDepth) else {
        passes += 1
        #expect(depths.max()! <= limit + 1e-9)
        continue
      }
      stops += 1
      #expect(depths.max()! >= 0.98 * limit - unseen)
      #expect(abs(trial.depth(at: fraction) - max(Self.contactDepth, depths[0])) < 1e-5)
      // From there on it goes in, until it is too deep.
      let deep = depths.indices.first { depths[$0] >= 0.98 * limit - unseen }!
      #expect(fraction <= Double(deep) / 1000 + 1e-6)
      for index in 0..<deep where Double(index) / 1000 > fraction {
        #expect(depths[index] >= max(Self.contactDepth, depths[0]) - 1e-6)
      }
    }
    #expect(stops > 5 && passes > 5, "\(stops), \(passes)")
  }

  @Test func theRateIsThatOfTheDepthBehindMovingEdges() {
    var random = SeededGenerator(seed: 7)
    let (scene, around) = (RowScene(), 1e-5)
    let part = scene.rows(
      of: scene.addBody(CompoundShape(.rectangle(CGSize(width: 30, height: 9))))
    )
    .first!
    scene.addBoundary(rectangle(width: 200, height: 100))
    let edges = scene.boundaries[0].pointee.shapes.map { scene.shapes[$0] }
    for _ in 0..<300 {
      let way = random.vector(within: 30)
      for edge in edges {
        (edge.pointee.startDisplacement, edge.pointee.endDisplacement) = (way, way)
      }
      let motion = Sweep(
        displacement: random.vector(within: 100), startAngle: random.double(in: -3...3),
        turn: random.double(in: -1...1))
      let time = random.double(in: 0.1...0.9)
      var lines = edges.map { HalfPlane($0, for: part, from: .zero, after: 0) }
      let overlaps = lines.withUnsafeMutableBufferPointer { lines in
        part.withSweptPart(motion, isRound: false) { part in
          [-around, 0, around].map { part.overlap(with: lines, at: time + $0, limit: 1) }
        }
      }
      // Where another corner gets deepest, there are two rates.
      guard abs(overlaps[0].depth + overlaps[2].depth - 2 * overlaps[1].depth) < 1e-7 else {
        continue
      }
      let rate = (overlaps[2].depth - overlaps[0].depth) / (2 * around)
      #expect(abs(overlaps[1].rate - rate) < 0.01)
    }
  }

  /// Two circles in one place can be parted in any direction.
  @Test func circlesInOnePlaceAreAsDeepAsTheirRadii() {
    let scene = RowScene()
    let rows = [20.0, 30].map { width in
      let disc = CompoundShape(.ellipse(CGSize(width: width, height: width)))
      return scene.rows(of: scene.addBody(disc, isAnchored: width == 30))[0]
    }
    let motion = Sweep(displacement: .zero, startAngle: 0, turn: 0)
    let overlap = rows[0].withSweptPart(motion, isRound: true) { part in
      rows[1].withObstacle(from: .zero, after: 0) { part.overlap(with: $0, at: 1, limit: 1) }
    }
    #expect(abs(overlap.depth - 25) < 1e-9)
    #expect(abs(overlap.normal.length - 1) < 1e-9)
  }

  @Test func aStraightWayEndsExactlyAtTheBite() throws {
    let scene = RowScene()
    let body = scene.addBody(CompoundShape(.rectangle(CGSize(width: 10, height: 10))))
    scene.addBoundary([Vector(x: -50, y: 25), Vector(x: 50, y: 25)])
    scene.move(body, by: Vector(x: 30, y: 40))
    #expect(abs(body.position.y - 20.05) < 1e-9)
    #expect(abs(body.position.x - 0.75 * 20.05) < 1e-9)
  }
}

/// A convex polygon on its way, and an edge or another polygon.
private struct Trial {
  let motion: Sweep
  let corners: [Vector]
  let radius: Double
  private let obstacle: [Vector]
  private let scene = RowScene()
  private let row: ShapePointer

  init(_ random: inout SeededGenerator) {
    let place = Vector(random.point(in: CGRect(x: -60, y: -60, width: 120, height: 120)))
    let other = Self.polygon(&random, size: random.double(in: 2...40))
    if random.bool() {
      scene.addBoundary([place, place + other[0] * 3])
      row = scene.shapes[scene.boundaries[0].pointee.shapes[0]]
      obstacle = [row.pointee.start, row.pointee.end]
    } else {
      let body = scene.addBody(
        CompoundShape(.polygon(other.map(\.point))), at: place, angle: random.double(in: -3...3),
        isAnchored: true)
      row = scene.rows(of: body)[0]
      obstacle = scene.corners(of: body)
    }
    corners = Self.polygon(&random, size: random.double(in: 5...40))
    radius = corners.map(\.length).max()!
    motion = Sweep(
      displacement: Vector(random.point(in: CGRect(x: -150, y: -150, width: 300, height: 300))),
      startAngle: random.double(in: -3...3), turn: random.bool() ? 0 : random.double(in: -1.5...1.5)
    )
  }

  private static func polygon(_ random: inout SeededGenerator, size: Double) -> [Vector] {
    let count = random.int(in: 3...7)
    let (width, height) = (size * random.double(in: 0.3...1), size)
    return (0..<count).map { index in
      let angle = 2 * .pi * (Double(index) + random.double(in: -0.3...0.3)) / Double(count)
      return Vector(x: width * cos(angle), y: height * sin(angle))
    }
  }

  func stop(limit: Double, contactDepth: Double) -> Double? {
    var part = ShapeRow()
    (part.corners, part.radius) = (corners, radius)
    return withUnsafeMutablePointer(to: &part) { part in
      part.withSweptPart(motion, isRound: false) { swept in
        row.withObstacle(from: .zero, after: 0) { obstacle in
          TimeOfImpact(limit: limit, contactDepth: contactDepth).find {
            swept.overlap(with: obstacle, at: $0, limit: $1)
          }
        }
      }
    }
  }

  /// How far the two must be moved apart, over the directions of all their sides.
  func depth(at fraction: Double) -> Double {
    let angle = motion.startAngle + motion.turn * fraction
    let own = corners.map {
      $0.rotated(by: Rotation(cosine: cos(angle), sine: sin(angle))) + motion.displacement
        * fraction
    }
    var least = Double.infinity
    for polygon in [own, obstacle] {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        let normal = (b - a).perpendicular * (1 / (b - a).length)
        for direction in [normal, -normal] {
          let reach = own.map { $0.dot(direction) }.max()!
          least = min(least, reach - obstacle.map { $0.dot(direction) }.min()!)
        }
      }
    }
    return least
  }
}
