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
    var polygon = Polygon(of: self, sides: Tuning.EllipseCore.fewest, radius: radius)
    while polygon.sides < Tuning.EllipseCore.most,
      polygon.deepestCut > Tuning.EllipseCore.cutTolerance
    {
      polygon = Polygon(of: self, sides: polygon.sides + 1, radius: radius)
    }
    return (polygon.corners, radius)
  }

  /// The directions of the polygon's corners, clockwise on screen and including the axes.
  ///
  /// They are closer to each other where the ellipse is flat, so that each side cuts off the same:
  /// their density is in proportion to the square root of the radius of curvature.
  private func normals(sides: Int) -> [Vector] {
    let quarter = quarterAngles(sides: sides)
    let half = quarter + quarter.dropLast().reversed().map { .pi - $0 }
    let angles = half.dropLast() + half.dropLast().map { $0 + .pi }
    return angles.map { Vector(angle: $0) }
  }

  /// The angles of a quarter, from 0 to 90° inclusive.
  private func quarterAngles(sides: Int) -> [Double] {
    let samples = 256
    var sums = [0.0]
    for index in 0..<samples {
      let angle = (Double(index) + 0.5) / Double(samples) * .pi / 2
      sums.append(sums[index] + radiusOfCurvature(at: angle).squareRoot())
    }
    return (0...sides).map { corner in
      let target = sums[samples] * Double(corner) / Double(sides)
      let index = max(1, sums.firstIndex { $0 >= target } ?? samples)
      let fraction = (target - sums[index - 1]) / (sums[index] - sums[index - 1])
      return (Double(index - 1) + min(max(fraction, 0), 1)) / Double(samples) * .pi / 2
    }
  }

  private func radiusOfCurvature(at normal: Double) -> Double {
    let (a, b) = (halfWidth, halfHeight)
    let direction = Vector(angle: normal)
    let extent = Vector(x: a * direction.x, y: b * direction.y).length
    return a * a * b * b / (extent * extent * extent)
  }

  /// The point of the ellipse that is farthest along a unit vector.
  private func touch(_ normal: Vector) -> Vector {
    let extent = Vector(x: halfWidth * normal.x, y: halfHeight * normal.y).length
    return Vector(
      x: halfWidth * halfWidth * normal.x / extent, y: halfHeight * halfHeight * normal.y / extent)
  }

  /// The polygon inside the radius.
  private struct Polygon {
    /// In a quarter.
    let sides: Int
    let corners: [Vector]
    let deepestCut: Double

    init(of ellipse: EllipseCore, sides: Int, radius: Double) {
      self.sides = sides
      let normals = ellipse.normals(sides: sides)
      let inner = normals.map { ellipse.touch($0) - $0 * radius }
      // Between the ends of a side, the ellipse is farthest out along the side's own normal.
      let cuts = inner.sides.map { start, end -> Double in
        let along = end - start
        let normal = along.turned * (-1 / along.length)
        return ellipse.touch(normal).dot(normal) - radius - start.dot(normal)
      }
      corners = inner.indices.map { index in
        // The outline stays exact on the axes.
        if index % sides == 0 { return inner[index] }
        let given = (cuts[index] + cuts[(index + cuts.count - 1) % cuts.count]) / 4
        return inner[index] + normals[index] * max(0, given)
      }
      deepestCut = cuts.max() ?? 0
    }
  }
}
