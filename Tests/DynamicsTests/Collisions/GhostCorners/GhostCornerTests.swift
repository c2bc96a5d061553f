import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Items slide over rows of anchored items, and over lines of several edges, as over one line.
///
/// They used to hit the corners of tiles that are flush with the one that they slid on. A disc at
/// 200 pt/s was stopped and thrown back within a second.
@Suite struct GhostCornerTests {
  enum Row: CaseIterable { case tiles, widths, backwards, groups, overlapping, tilesAndLines }

  static let speeds = [50.0, 200, 500, 1000, 2000]
  static let cases = SlidingScene.Kind.allCases.flatMap { kind in
    Row.allCases.map { (kind, $0) }
  }

  private static func scene(
    _ kind: SlidingScene.Kind, seed: UInt64, _ random: inout SeededGenerator
  ) -> SlidingScene {
    SlidingScene(
      kind, CGSize(width: random.double(in: 16...30), height: random.double(in: 10...15)), at: 0,
      speed: speeds[random.int(in: 0...4)],
      elasticity: [0, 0.2, 0.5, 1][random.int(in: 0...3)],
      angle: seed % 3 == 0 ? Double(seed % 4) * .pi / 2 : random.double(in: -3...3),
      origin: CGPoint(x: random.double(in: -300...300), y: random.double(in: -300...300)))
  }

  private func add(_ row: Row, to scene: SlidingScene, _ random: inout SeededGenerator) {
    let width = random.double(in: 8...40)
    var x = -60.0
    switch row {
    case .tiles:
      scene.anchor(scene.row(from: x, widths: Array(repeating: width, count: 120)))
    case .widths, .backwards:
      let tiles = scene.row(from: x, widths: (0..<120).map { _ in random.double(in: 5...60) })
      scene.anchor(row == .widths ? tiles : tiles.reversed())
    case .groups:
      let tiles = scene.row(from: x, widths: Array(repeating: width, count: 120))
      scene.anchor(
        stride(from: 0, to: 120, by: 3).map { DynamicItemGroup(items: Array(tiles[$0..<$0 + 3])) })
    case .overlapping:
      scene.anchor(
        (0..<120).map { number in
          let start = x + width * Double(number)
          return scene.tile(start...(start + 1.3 * width))
        })
    case .tilesAndLines:
      for number in 0..<120 {
        if number % 2 == 0 {
          scene.anchor([scene.tile(x...(x + width))])
        } else {
          scene.addLine([(x, 0), (x + width, 0)], name: "line \(number)")
        }
        x += width
      }
    }
  }

  @Test(arguments: cases) func anItemSlidesOverARowOfTiles(_ kind: SlidingScene.Kind, _ row: Row) {
    for seed in 0..<12 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let scene = Self.scene(kind, seed: seed, &random)
      let speed = scene.speed
      add(row, to: scene, &random)
      let (speeds, heights) = scene.slide(to: 800)
      #expect(
        speeds.lowerBound > 0.99 * speed && speeds.upperBound < 1.01 * speed, "\(speeds) \(seed)")
      #expect(heights.lowerBound > -0.2 && heights.upperBound < 0.1, "\(heights) \(seed)")
    }
  }

  /// Edges that are nearly parallel: the line bends slightly up or down at each of its points.
  @Test(arguments: SlidingScene.Kind.allCases, [-0.3, -0.1, -0.01, 0.01, 0.1, 0.3])
  func anItemSlidesAlongABentLine(_ kind: SlidingScene.Kind, degrees: Double) {
    for seed in 0..<10 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let speed = [50.0, 200, 500, 1000][random.int(in: 0...3)]
      let length = [20.0, 40, 80][random.int(in: 0...2)]
      let scene = SlidingScene(
        kind, CGSize(width: random.double(in: 16...30), height: 12), at: 0, speed: speed,
        angle: random.double(in: -3...3))
      scene.motion.allowsRotation = kind == .box
      // Straight under the item, and for a while ahead.
      var points = [(-100.0, 0.0), (60.0, 0.0)]
      var slope = 0.0
      for _ in 0..<12 {
        slope += degrees * .pi / 180
        let last = points[points.count - 1]
        points.append((last.0 + length * cos(slope), last.1 + length * sin(slope)))
      }
      scene.addLine(points)
      let end = points[points.count - 1].0 - 40
      var (lowest, highest) = (0.0, 0.0)
      for _ in 0..<150 where scene.x < end {
        scene.animator.step()
        let gap = scene.height - Self.height(of: points, at: scene.x)
        (lowest, highest) = (min(lowest, gap), max(highest, gap))
        // Energy is kept, except for that of the allowed height.
        let energy = scene.squaredSpeed / 2 + 1000 * scene.height
        #expect(abs(energy - speed * speed / 2) < 0.01 * speed * speed + 300, "\(seed)")
      }
      #expect(lowest > -0.4 && highest < 0.15, "\(lowest) to \(highest), \(seed)")
    }
  }

  private static func height(of points: [(Double, Double)], at x: Double) -> Double {
    for (start, end) in zip(points, points.dropFirst()) where x <= end.0 {
      return start.1 + (end.1 - start.1) * (x - start.0) / (end.0 - start.0)
    }
    return points[points.count - 1].1
  }

  /// The inside of a convex boundary that bends slightly is also a floor.
  @Test func aDiscSlidesInsideAConvexBoundary() {
    let scene = SlidingScene(
      .disc, CGSize(width: 24, height: 24), at: 0, speed: 1000, elasticity: 0)
    var points: [(Double, Double)] = [(-100, 400)]
    for number in 0...20 {
      points.append((Double(number) * 40 - 100, -0.0001 * Double(number * (20 - number))))
    }
    scene.addLine(points + [(700, 400), (-100, 400)])
    let (speeds, heights) = scene.slide(to: 650)
    #expect(speeds.lowerBound > 990 && speeds.upperBound < 1010)
    #expect(heights.upperBound < 0.1)
  }

  @Test(arguments: [-3.0, -0.5, 0, 0.01, 1, 4], [0, 0.5, 1])
  func aDiscBouncesStraightUpFromAJoint(offset: Double, elasticity: Double) throws {
    let scene = SlidingScene(
      .disc, CGSize(width: 20, height: 20), at: offset, height: 30, speed: 0, elasticity: elasticity
    )
    scene.anchor([scene.tile(-40...0), scene.tile(0...40)])
    // The greatest height since it touched the tiles.
    var rise: Double?
    for _ in 0..<240 {
      scene.animator.step()
      #expect(abs(scene.x - offset) < 1e-6 && scene.height < 30.1 && scene.height > -0.5)
      if rise != nil || scene.height < 0.2 { rise = max(rise ?? scene.height, scene.height) }
    }
    // After an impact a share of the speed is left, and its square of the height.
    #expect(try abs(#require(rise) - 30 * elasticity * elasticity) < 0.5)
  }

  @Test func theOrderOfTilesMakesNoDifference() {
    let ends = [false, true].map { isReversed in
      let scene = SlidingScene(
        .box, CGSize(width: 23, height: 17), at: 0, speed: 333, elasticity: 0.3, angle: 0.4)
      let tiles = scene.row(from: -50, widths: Array(repeating: 17, count: 30))
      scene.anchor(isReversed ? tiles.reversed() : tiles)
      _ = scene.slide(to: 300)
      return scene.item.center
    }
    #expect(hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y) < 0.01)
  }
}

extension SlidingScene {
  fileprivate var squaredSpeed: Double {
    let velocity = motion.linearVelocity(for: item)
    return velocity.x * velocity.x + velocity.y * velocity.y
  }
}
