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

  /// A mark of the distance that a ball moves in 0.1 s.
  static func velocityMark(from center: CGPoint, _ velocity: CGVector) -> DebugMark {
    DebugMark(
      .velocity, from: center,
      to: CGPoint(x: center.x + velocity.dx / 10, y: center.y + velocity.dy / 10))
  }

  /// The X-ray of a ball with its velocity and its view.
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
