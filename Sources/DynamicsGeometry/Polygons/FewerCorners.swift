package import Foundation

/// Leaves out the corners of a closed line from which it stays close to the others (Douglas and Peucker 1973).
///
/// `cpPolylineSimplifyCurves` does so by recursion, as deep as an image can make it.
package enum FewerCorners {
  /// - Parameter tolerance: The farthest that a corner that is left out is from the line, in points.
  package static func simplified(_ corners: [CGPoint], tolerance: CGFloat) -> [CGPoint] {
    guard corners.count > 3 else { return corners }
    // Between two corners that are far apart, each half is an open line.
    let far = farthest(from: corners[0], in: corners)
    let line = corners + [corners[0]]
    var isKept = line.map { _ in false }
    isKept[0] = true
    isKept[far] = true
    var open = [0...far, far...corners.count]
    while let part = open.popLast() {
      guard let (index, distance) = farthest(in: line, part), distance > tolerance else { continue }
      isKept[index] = true
      open.append(part.lowerBound...index)
      open.append(index...part.upperBound)
    }
    return corners.indices.filter { isKept[$0] }.map { corners[$0] }
  }

  private static func farthest(from point: CGPoint, in corners: [CGPoint]) -> Int {
    corners.indices.max { distance(corners[$0], point) < distance(corners[$1], point) }!
  }

  /// The corner within a part that is farthest from the segment between its ends.
  private static func farthest(
    in line: [CGPoint], _ part: ClosedRange<Int>
  ) -> (index: Int, distance: CGFloat)? {
    let (start, end) = (line[part.lowerBound], line[part.upperBound])
    let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let square = along.dx * along.dx + along.dy * along.dy
    var best: (index: Int, distance: CGFloat)?
    for index in part.dropFirst().dropLast() {
      let (x, y) = (line[index].x - start.x, line[index].y - start.y)
      let share = square > 0 ? min(max((x * along.dx + y * along.dy) / square, 0), 1) : 0
      let distance = hypotenuse(Double(x - share * along.dx), Double(y - share * along.dy))
      if CGFloat(distance) > best?.distance ?? -1 { best = (index, CGFloat(distance)) }
    }
    return best
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    CGFloat(hypotenuse(Double(a.x - b.x), Double(a.y - b.y)))
  }
}
