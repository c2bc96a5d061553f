import DynamicsGeometry
import Foundation

/// The outline of a stroke along an open line, so that lines without an area collide, too.
enum StrokeBand {
  /// - Parameters:
  ///   - line: At least two points, no two neighbors equal.
  ///   - width: The width of the stroke, above 0.
  ///   - extension: How far the ends reach beyond the line.
  static func outline(of line: [CGPoint], width: CGFloat, extension length: CGFloat) -> BezierPath {
    var line = line
    let last = line.count - 1
    line[0] = line[0].moved(along: line[0].direction(to: line[1]), by: -length)
    line[last] = line[last].moved(along: line[last].direction(to: line[last - 1]), by: -length)
    let (left, right) = (side(of: line, by: width / 2), side(of: line, by: -width / 2))
    let path = BezierPath()
    path.move(to: left[0])
    for point in left.dropFirst() + right.reversed() { path.addLine(to: point) }
    path.close()
    return path
  }

  /// The line shifted sideways; its corners are cut to at most twice the distance.
  private static func side(of line: [CGPoint], by distance: CGFloat) -> [CGPoint] {
    line.indices.map { index in
      let before = index == 0 ? nil : line[index - 1].direction(to: line[index])
      let after = index + 1 == line.count ? nil : line[index].direction(to: line[index + 1])
      let (first, second) = (before ?? after!, after ?? before!)
      let sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
      let square = sum.dx * sum.dx + sum.dy * sum.dy
      // The normals' sum has the length 2·cos(half the turn); the corner is 1/cos away.
      let stretch = 2 * distance / max(square, 1)
      return CGPoint(x: line[index].x - sum.dy * stretch, y: line[index].y + sum.dx * stretch)
    }
  }
}

extension CGPoint {
  fileprivate func direction(to other: CGPoint) -> CGVector {
    let (dx, dy) = (other.x - x, other.y - y)
    let length: CGFloat = hypotenuse(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }

  fileprivate func moved(along direction: CGVector, by length: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * length, y: y + direction.dy * length)
  }
}
