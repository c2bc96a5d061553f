internal import DynamicsChipmunk
internal import Foundation

/// An ellipse as a polygon with a radius.
///
/// With the smallest radius of curvature as its radius, the ends of the longer axis are exact.
/// Between its corners, the polygon cuts off a little where the ellipse is flat; half of that is
/// added again.
struct EllipseCore {
  let halfWidth: Double
  let halfHeight: Double

  var rounded: (core: [Vector], radius: Double) {
    if halfWidth == halfHeight { return ([.zero], halfWidth) }
    let (long, short) = (max(halfWidth, halfHeight), min(halfWidth, halfHeight))
    let radius = 0.98 * short * short / long
    var polygon = polygon(sides: Tuning.EllipseCore.fewest, radius: radius)
    for sides in (Tuning.EllipseCore.fewest + 1)...Tuning.EllipseCore.most
    where polygon.deepestCut > Tuning.EllipseCore.cutTolerance {
      polygon = self.polygon(sides: sides, radius: radius)
    }
    return (polygon.corners, radius)
  }

  /// The polygon inside the radius, clockwise on screen.
  ///
  /// Its corners are those of a regular polygon, stretched as a circle is to the ellipse.
  ///
  /// - Parameter sides: The number of sides in a quarter.
  private func polygon(sides: Int, radius: Double) -> (corners: [Vector], deepestCut: Double) {
    let directions = (0..<4 * sides).map { Vector(angle: Double($0) / Double(sides) * .pi / 2) }
    let normals = directions.map { direction in
      let normal = Vector(x: halfHeight * direction.x, y: halfWidth * direction.y)
      return normal * (1 / normal.length)
    }
    let inner = zip(directions, normals).map { direction, normal in
      Vector(x: halfWidth * direction.x, y: halfHeight * direction.y) - normal * radius
    }
    // Between the ends of a side, the ellipse is farthest out along the side's own normal.
    let cuts = inner.sides.map { start, end -> Double in
      let along = end - start
      let normal = along.perpendicular * (-1 / along.length)
      return extent(along: normal) - radius - start.dot(normal)
    }
    let corners = inner.indices.map { index in
      // The outline stays exact on the axes.
      if index % sides == 0 { return inner[index] }
      let given = (cuts[index] + cuts[index - 1]) / 4
      return inner[index] + normals[index] * max(0, given)
    }
    return (corners, cuts.max()!)
  }

  /// The distance of the farthest point of the ellipse along a unit vector.
  private func extent(along normal: Vector) -> Double {
    Vector(x: halfWidth * normal.x, y: halfHeight * normal.y).length
  }
}
