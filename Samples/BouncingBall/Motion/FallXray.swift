import Dynamics
import SampleSupport

extension Fall {
  /// The edges of the view, as one closed line.
  static let edges: [CGPoint] = {
    let (width, height) = (viewSize.width, viewSize.height)
    return [
      .zero, CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height), .zero,
    ]
  }()

  /// The way that a ball goes in a tenth of a second.
  static func velocityMark(from center: CGPoint, _ velocity: CGVector) -> DebugMark {
    DebugMark(
      .velocity, from: center,
      to: CGPoint(x: center.x + velocity.dx / 10, y: center.y + velocity.dy / 10))
  }

  /// A ball with its velocity, and the view around it.
  static func xray(of ball: CGPoint, _ velocity: CGVector) -> Xray {
    let corners = (0..<32).map { index in
      let angle = 2 * Double.pi * Double(index) / 32
      return CGPoint(x: ball.x + radius * cos(angle), y: ball.y + radius * sin(angle))
    }
    return Xray(
      outlines: [(corners, false)], boundaries: [edges], marks: [velocityMark(from: ball, velocity)]
    )
  }
}
