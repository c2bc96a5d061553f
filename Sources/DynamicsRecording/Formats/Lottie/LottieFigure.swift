internal import Foundation

/// Figures as graphic elements of Lottie.
extension LottieShape {
  /// The figures, from the topmost to the lowest, as Lottie orders them.
  static func figures(_ figures: [RecordingAppearance.Figure]) -> String {
    group(figures.reversed().map(figure))
  }

  private static func figure(_ figure: RecordingAppearance.Figure) -> String {
    var elements = figure.curves.map { curve in
      "{\"ty\":\"sh\",\"ks\":\(LottieProperty.constant(path(curve)))}"
    }
    if let color = figure.stroke {
      elements.append(
        stroke(
          color, width: figure.strokeWidth, cap: figure.lineCap.lottie, join: figure.lineJoin.lottie
        ))
    }
    if let color = figure.fill {
      elements.append(fill(color, rule: figure.fillRule == .nonzero ? 1 : 2))
    }
    return group(elements)
  }

  /// A path of vertices, and their tangents relative to them.
  private static func path(_ curve: RecordingAppearance.Figure.Curve) -> String {
    var vertices = [curve.points[0]]
    var (arriving, leaving) = ([CGPoint.zero], [CGPoint]())
    for part in curve.parts {
      leaving.append(part.control1.relative(to: vertices[vertices.count - 1]))
      arriving.append(part.control2.relative(to: part.end))
      vertices.append(part.end)
    }
    leaving.append(.zero)
    func list(_ points: [CGPoint]) -> String {
      "[" + points.map { LottieProperty.vector([$0.x, $0.y]) }.joined(separator: ",") + "]"
    }
    return
      "{\"c\":\(curve.isClosed),\"v\":\(list(vertices)),\"i\":\(list(arriving)),\"o\":\(list(leaving))}"
  }
}

extension CGPoint {
  fileprivate func relative(to other: CGPoint) -> CGPoint {
    CGPoint(x: x - other.x, y: y - other.y)
  }
}

extension RecordingAppearance.Figure.LineCap {
  fileprivate var lottie: Int {
    switch self {
    case .butt: 1
    case .round: 2
    case .square: 3
    }
  }
}

extension RecordingAppearance.Figure.LineJoin {
  fileprivate var lottie: Int {
    switch self {
    case .miter: 1
    case .round: 2
    case .bevel: 3
    }
  }
}
