internal import Foundation

/// How deep items are inside each other.
enum Overlap {
  /// The deepest overlap of convex parts, in points; 0 if none overlap.
  static func depth(_ a: [[CGPoint]], _ b: [[CGPoint]]) -> CGFloat {
    a.reduce(0) { deepest, part in b.reduce(deepest) { max($0, depth(of: part, $1)) } }
  }

  /// How far one convex polygon would have to move for the two to part.
  ///
  /// That is along the normal of an edge (the separating axis theorem).
  private static func depth(of a: [CGPoint], _ b: [CGPoint]) -> CGFloat {
    max(0, min(leastWay(from: a, b), leastWay(from: b, a)))
  }

  private static func leastWay(from polygon: [CGPoint], _ other: [CGPoint]) -> CGFloat {
    guard var a = polygon.last else { return 0 }
    var least = CGFloat.infinity
    let turn: CGFloat = area(of: polygon) < 0 ? -1 : 1
    for b in polygon {
      defer { a = b }
      let length = hypot(b.x - a.x, b.y - a.y)
      guard length > 0 else { continue }
      let (x, y) = (turn * (b.y - a.y) / length, -turn * (b.x - a.x) / length)
      let deepest = other.reduce(-CGFloat.infinity) {
        max($0, (a.x - $1.x) * x + (a.y - $1.y) * y)
      }
      least = min(least, deepest)
    }
    return least.isFinite ? least : 0
  }

  /// Twice the area; negative if the corners run the other way.
  private static func area(of polygon: [CGPoint]) -> CGFloat {
    guard var a = polygon.last else { return 0 }
    return polygon.reduce(0) { sum, b in
      defer { a = b }
      return sum + a.x * b.y - b.x * a.y
    }
  }
}
