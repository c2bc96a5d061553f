import DynamicsChipmunk
import Foundation

@testable import DynamicsEngine

/// All that is within a radius of a convex polygon, of a line or of a point: exact geometry to compare
/// contacts with, by brute force.
struct RoundedPolygon {
  var corners: [Vector]
  var radius = 0.0

  /// One for each corner; a line has two, there and back.
  private var sides: [(start: Vector, end: Vector)] {
    corners.count < 2 ? [] : Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
  }

  /// Unit vectors, on the right of the sides: out of a polygon in the positive sense.
  private var sideNormals: [Vector] {
    sides.map { side in
      let along = side.end - side.start
      return along.perpendicular * (-1 / along.length)
    }
  }

  func moved(by way: Vector, turn: Double = 0) -> Self {
    let rotation = Rotation(cosine: cos(turn), sine: sin(turn))
    return Self(corners: corners.map { $0.rotated(by: rotation) + way }, radius: radius)
  }

  /// How far it reaches along a unit vector.
  func reach(along normal: Vector) -> Double { corners.map { $0.dot(normal) }.max()! + radius }

  /// How far the other one must go along a unit vector until it is clear.
  func overlap(with other: Self, along normal: Vector) -> Double {
    reach(along: normal) + other.reach(along: -normal)
  }

  /// How deep the two are in each other: the shortest way that parts them; negative when they are apart.
  func depth(with other: Self) -> Double {
    let (core, otherCore) = (Self(corners: corners), Self(corners: other.corners))
    let ways = sideNormals + other.sideNormals.map { -$0 }
    let inside = ways.map { core.overlap(with: otherCore, along: $0) }.min() ?? 0
    // A point or a line alone has no inside.
    let distance = inside > 0 && max(corners.count, other.corners.count) > 2 ? -inside : gap(other)
    return radius + other.radius - distance
  }

  private func gap(_ other: Self) -> Double {
    min(
      corners.map(other.distanceFromSides).min()!, other.corners.map(distanceFromSides).min()!)
  }

  /// How far a point is outside; negative inside.
  func distance(of point: Vector) -> Double {
    let heights = zip(sides, sideNormals).map { (point - $0.start).dot($1) }
    let isInside = corners.count > 2 && heights.allSatisfy { $0 <= 0 }
    return (isInside ? heights.max()! : distanceFromSides(point)) - radius
  }

  private func distanceFromSides(_ point: Vector) -> Double {
    guard corners.count > 1 else { return (point - corners[0]).length }
    return sides.map {
      (Edge(start: $0.start, end: $0.end).place(nearest: point) - point).length
    }.min()!
  }
}
