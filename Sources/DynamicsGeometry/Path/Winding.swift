package import Foundation

/// The crossing of a line with the ray from `point` to the right: 1 downward, −1 upward, 0 for
/// none.
///
/// The upper end of a line belongs to it and the lower end does not, so a vertex counts once.
package func chordCrossings(from start: CGPoint, to end: CGPoint, rightOf point: CGPoint) -> Int {
  guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
  let progress = (point.y - start.y) / (end.y - start.y)
  let x = start.x + progress * (end.x - start.x)
  guard x > point.x else { return 0 }
  return end.y > start.y ? 1 : -1
}

extension [CGPoint] {
  /// The winding number of the polygon with these corners around `point`; clockwise is positive.
  package func winding(around point: CGPoint) -> Int {
    guard var start = last else { return 0 }
    var winding = 0
    for end in self {
      winding += chordCrossings(from: start, to: end, rightOf: point)
      start = end
    }
    return winding
  }
}
