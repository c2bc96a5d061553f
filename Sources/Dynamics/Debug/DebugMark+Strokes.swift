internal import DynamicsGeometry
package import Foundation

extension DebugMark.Kind {
  /// Returns the lines of a mark along the x axis, from (0, 0) to (length, 0), in points.
  ///
  /// The last point of a closed line equals its first.
  package func strokes(length: CGFloat) -> [[CGPoint]] {
    func point(_ fraction: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: fraction * length, y: y)
    }
    let axis = [point(0, 0), point(1, 0)]
    let stop = [point(0, -6), point(0, 6)]
    switch self {
    case .rod:
      return [[point(0, -2.5), point(1, -2.5), point(1, 2.5), point(0, 2.5), point(0, -2.5)]]
    case .spring:
      let teeth = (0..<8).map { point(0.15 + 0.1 * CGFloat($0), $0.isMultiple(of: 2) ? -5 : 5) }
      return [[point(0, 0), point(0.1, 0)] + teeth + [point(0.9, 0), point(1, 0)]]
    case .rope, .passingPair, .sensor: return [axis]
    case .slide: return [stop, axis, [point(1, -6), point(1, 6)]]
    case .pin:
      let circle = BezierPath(ovalIn: CGRect(x: -5, y: -5, width: 10, height: 10))
      return circle.polylines(tolerance: 0.05)
        + [
          [CGPoint(x: -5, y: 0), CGPoint(x: 5, y: 0)], [CGPoint(x: 0, y: -5), CGPoint(x: 0, y: 5)],
        ]
    case .push, .field, .velocity, .reaction, .motor:
      return [axis, [point(0.75, -4), point(1, 0), point(0.75, 4)]]
    case .contact: return [stop, axis]
    }
  }

  /// The width of the lines, in points.
  package var strokeWidth: Double {
    switch self {
    case .push: 3
    case .field: 1
    default: 1.8
    }
  }
}
