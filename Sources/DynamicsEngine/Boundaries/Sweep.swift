internal import DynamicsChipmunk
internal import Foundation

/// The way a part of a body goes in one step, and where on it a boundary is in the way.
///
/// A body that goes less than ``harmlessShare`` of its smallest extent in a step meets a boundary
/// before its middle is across, and Chipmunk's contacts do the rest. A faster one is moved back to
/// where it first touches, with its velocity, so that the next step sees an ordinary contact.
struct Sweep {
  static let harmlessShare = 0.25

  /// How far into the edge a stopped body is left, so that Chipmunk finds the contact.
  ///
  /// Less than what it tolerates as overlap at rest.
  private static let bite = 0.05

  private let body: Body
  private let start: Vector
  private let travel: Vector
  private let corners: [Vector]

  /// - Parameter start: The centre of the part.
  init(of part: ConvexPart, on body: Body, from start: Vector, along travel: Vector) {
    self.body = body
    self.start = start
    self.travel = travel
    corners = part.corners
  }

  /// The share of the way to the first touch, or `nil` when the way is free.
  func firstStop() -> Double? {
    var earliest: (share: Double, approach: Double)?
    for group in body.groups where group.partners.contains(.boundaries) {
      for boundary in group.boundaries {
        for chain in boundary.chains {
          for edge in chain.edges {
            guard let touch = touch(on: edge), touch.share < earliest?.share ?? 1 else { continue }
            earliest = touch
          }
        }
      }
    }
    return earliest.map { min(1, $0.share + Self.bite / $0.approach) }
  }

  /// Where one chain stops the part, however little it would go into it.
  ///
  /// - Parameter wall: The direction out of an edge that the part already lies at.
  func firstStop(
    at chain: Chain, besides wall: Vector? = nil
  ) -> (share: Double, normal: Vector)? {
    var earliest: (share: Double, normal: Vector)?
    for edge in chain.edges {
      let along = edge.end - edge.start
      var normal = along.turned * (1 / along.length)
      if (start - edge.start).dot(normal) < 0 { normal = -normal }
      guard travel.dot(normal) < 0 else { continue }
      if let wall, wall.dot(normal) > 1 - 1e-9 { continue }
      guard let share = firstTouch(of: edge), share < earliest?.share ?? 1 else { continue }
      earliest = (share, normal)
    }
    return earliest
  }

  /// The share of the way until the body touches an edge that it would go too far into.
  private func touch(
    on edge: (start: Vector, end: Vector)
  ) -> (share: Double, approach: Double)? {
    let along = edge.end - edge.start
    var normal = along.turned * (1 / along.length)
    var height = (start - edge.start).dot(normal)
    if height < 0 || (height == 0 && travel.dot(normal) > 0) {
      normal = -normal
      height = -height
    }
    let approach = -travel.dot(normal)
    guard approach > 0 else { return nil }
    let reach = corners.reduce(0) { max($0, -$1.dot(normal)) }
    let depthAtEnd = approach - (height - reach)
    guard depthAtEnd > body.smallestExtent * Self.harmlessShare else { return nil }
    guard let share = firstTouch(of: edge) else { return nil }
    return (share, approach)
  }

  /// The earliest meeting of the moving convex outline and a resting segment, as a share of the way.
  private func firstTouch(of edge: (start: Vector, end: Vector)) -> Double? {
    // Seen from the body, the segment moves along −travel. The two overlap while all the
    // separating axes (each side's normal and the edge's own) say so: intersect those spans.
    var entry = 0.0
    var exit = 1.0
    func meet(low: Double, high: Double, otherLow: Double, otherHigh: Double, speed: Double) -> Bool
    {
      if speed == 0 { return low <= otherHigh && otherLow <= high }
      let first = (speed > 0 ? otherLow - high : otherHigh - low) / speed
      let last = (speed > 0 ? otherHigh - low : otherLow - high) / speed
      entry = max(entry, first)
      exit = min(exit, last)
      return entry <= exit
    }
    let a = edge.start - start
    let b = edge.end - start
    var axes = [(b - a).turned]
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      axes.append((next - corner).turned)
    }
    for axis in axes {
      var low = Double.infinity
      var high = -Double.infinity
      for corner in corners {
        let height = corner.dot(axis)
        low = min(low, height)
        high = max(high, height)
      }
      let (first, second) = (a.dot(axis), b.dot(axis))
      guard
        meet(
          low: low, high: high, otherLow: min(first, second), otherHigh: max(first, second),
          speed: travel.dot(axis))
      else { return nil }
    }
    return entry
  }
}
