internal import Dynamics

extension DebugMark.Kind {
  /// The points of the line that draws a mark; their number depends only on the kind.
  func lottiePath(from start: CGPoint, to end: CGPoint) -> [CGPoint] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = hypot(x, y)
    let (c, s) = length > 0 ? (x / length, y / length) : (1, 0)
    /// The point at a distance along the line and to its right, in points.
    func place(_ along: Double, _ aside: Double) -> CGPoint {
      CGPoint(x: start.x + along * c - aside * s, y: start.y + along * s + aside * c)
    }
    switch self {
    case .rod, .rope, .slide: return [start, end]
    case .spring:
      let coils = (0..<8).map { place(length * (0.15 + 0.1 * Double($0)), $0 % 2 == 0 ? -5 : 5) }
      return [start, place(length * 0.1, 0)] + coils + [place(length * 0.9, 0), end]
    case .pin:
      // A diamond with a cross.
      return [(0, -5), (5, 0), (0, 5), (-5, 0), (0, -5), (0, 5), (0, 0), (-5, 0), (5, 0)].map {
        CGPoint(x: start.x + $0.0, y: start.y + $0.1)
      }
    case .push, .field, .velocity, .reaction, .motor:
      let head = min(6, length / 2)
      return [start, end, place(length - head, -head / 2), end, place(length - head, head / 2)]
    case .contact: return [place(0, -6), place(0, 6), start, end]
    case .passingPair, .sensor: return [start, end]
    }
  }

  /// A rod is a line here, and an outline in SVG.
  var lottieWidth: Double { self == .rod ? 4 : strokeWidth }

  var lottieDashes: [Double] {
    switch self {
    case .rope: [5, 4]
    case .slide: [7, 4, 2, 4]
    default: []
    }
  }
}
