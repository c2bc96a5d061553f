import DynamicsTestSupport
import Foundation

/// Outlines of many kinds, at most about 100 points from (0, 0).
enum PolygonSamples {
  /// A spiral band: all its inner corners are reflex.
  static func spiral(turns: Int, width: Double = 4, cornersPerTurn: Int = 24) -> [CGPoint] {
    let count = turns * cornersPerTurn
    let pitch = 90 / Double(turns + 1)
    func place(_ index: Int, _ offset: Double) -> CGPoint {
      let turn = Double(index) / Double(cornersPerTurn)
      let radius = 5 + pitch * turn + offset
      return CGPoint(x: radius * cos(2 * .pi * turn), y: radius * sin(2 * .pi * turn))
    }
    return (0...count).map { place($0, 0) }
      + (0...count).reversed().map { place($0, min(width, pitch / 2)) }
  }

  /// A bar with teeth upward, all of whose roots and tips are on two lines.
  static func comb(teeth: Int) -> [CGPoint] {
    let step = 180 / Double(teeth)
    var corners = [CGPoint(x: 90, y: 20), CGPoint(x: -90, y: 20)]
    for tooth in 0..<teeth {
      let left = -90 + step * Double(tooth)
      corners.append(CGPoint(x: left, y: 0))
      corners.append(CGPoint(x: left + 0.3 * step, y: -60))
      corners.append(CGPoint(x: left + 0.6 * step, y: -60))
      corners.append(CGPoint(x: left + 0.9 * step, y: 0))
    }
    return corners
  }

  static func star(points: Int, inner: Double = 0.4) -> [CGPoint] {
    (0..<2 * points).map { index in
      let radius = index.isMultiple(of: 2) ? 100 : 100 * inner
      let angle = .pi * Double(index) / Double(points)
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
  }

  /// Around (0, 0), at random distances: simple, and seldom convex.
  static func starShaped(_ count: Int, _ random: inout SeededGenerator) -> [CGPoint] {
    let angles = (0..<count).map { _ in random.double(in: 0...2 * .pi) }.sorted()
    return angles.map { angle in
      let radius = random.double(in: 5...100)
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
  }

  /// A walk from left to right and another one back below it: simple, with collinear corners.
  static func strip(_ count: Int, _ random: inout SeededGenerator) -> [CGPoint] {
    func side(_ range: ClosedRange<Int>) -> [CGPoint] {
      (0..<count).map {
        CGPoint(
          x: -90 + 180 * Double($0) / Double(count - 1),
          y: Double(random.int(in: range)) * 5)
      }
    }
    return side(-9...(-1)) + side(1...9).reversed()
  }

  /// Random corners; it almost always crosses itself.
  static func tangle(_ count: Int, _ random: inout SeededGenerator) -> [CGPoint] {
    (0..<count).map { _ in
      random.point(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    }
  }

  /// With corners that repeat their neighbors, corners in the middle of sides, and spikes.
  static func spoiled(_ corners: [CGPoint], _ random: inout SeededGenerator) -> [CGPoint] {
    var result: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      result.append(corner)
      let next = corners[(index + 1) % corners.count]
      let middle = CGPoint(x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2)
      switch random.int(in: 0...5) {
      case 0: result.append(corner)
      case 1: result.append(middle)
      case 2: result += [middle, corner]
      default: break
      }
    }
    return result
  }
}

extension [CGPoint] {
  func scaled(_ scale: Double, turned angle: Double = 0) -> [CGPoint] {
    map {
      CGPoint(
        x: scale * ($0.x * cos(angle) - $0.y * sin(angle)),
        y: scale * ($0.x * sin(angle) + $0.y * cos(angle)))
    }
  }

  /// Positive if the corners run clockwise on screen.
  var signedArea: Double {
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } / 2
  }
}
