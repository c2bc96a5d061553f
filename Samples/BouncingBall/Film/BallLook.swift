import DynamicsRecording
import SampleSupport

/// The appearance of the ball and its view in recordings.
enum BallLook {
  static let ball = RecordingAppearance(
    fill: "#d63028", label: "ball",
    svg: """
      <circle r="32" fill="#d63028"/><circle cx="-10" cy="-12" r="7" fill="#fff4e8" opacity=".8"/>
      """)

  /// A ring at the correct position of the ball.
  static let ring = RecordingAppearance(
    stroke: "#6e7a8c", label: "where it should be",
    svg: "<circle r=\"31\" fill=\"none\" stroke=\"#6e7a8c\" stroke-width=\"2\"/>")

  static func picture(_ settings: Settings) -> Picture {
    Picture(
      SVGStyle(
        title: "A ball falls, moved by a \(settings.mechanism.rawValue)",
        description: """
          \(settings.framesPerSecond) frames a second with \(settings.load) ms of work \
          in each. The ring shows where the ball should be.
          """, background: "<rect width=\"300\" height=\"300\" fill=\"#e5ebf3\"/>"),
      ground: "#e5ebf3")
  }
}
