internal import Dynamics
internal import DynamicsRecording
internal import Foundation

/// An area in which items are expected.
enum Area {
  case rectangle(CGRect)
  case path(BezierPath)

  /// How far the outline of an item is outside, in points; 0 inside.
  func distance(outside item: PlacedItem) -> CGFloat {
    item.parts.joined().reduce(0) { max($0, distance(outside: $1)) }
  }

  /// How far a point is outside, in points; 0 inside.
  func distance(outside point: CGPoint) -> CGFloat {
    switch self {
    case .rectangle(let rect):
      let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
      let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
      return hypot(x, y)
    case .path(let path):
      if path.contains(point) { return 0 }
      return path.polylines(tolerance: 0.1).reduce(.infinity) { least, line in
        zip(line, line.dropFirst()).reduce(least) { min($0, Self.distance(point, $1.0, $1.1)) }
      }
    }
  }

  var figure: Remark.Figure {
    switch self {
    case .rectangle(let rect): .rectangle(rect)
    case .path(let path): .outline(path.polylines(tolerance: 0.1))
    }
  }

  var text: String {
    switch self {
    case .rectangle(let rect): Text.rect(rect)
    case .path(let path): "the path in \(Text.rect(path.bounds))"
    }
  }

  /// Of a point from the line between two others.
  private static func distance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let square = x * x + y * y
    let along = square > 0 ? ((point.x - a.x) * x + (point.y - a.y) * y) / square : 0
    let nearest = min(max(along, 0), 1)
    return hypot(point.x - a.x - nearest * x, point.y - a.y - nearest * y)
  }
}
