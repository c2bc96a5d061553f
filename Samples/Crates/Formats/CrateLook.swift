@_spi(Samples) import DynamicsRecording
import Foundation

/// The appearance of the crates and the box in recordings.
enum CrateLook {
  static func crate(_ side: Double, number: Int) -> RecordingAppearance {
    RecordingAppearance(
      fill: "#c48b4c", stroke: "#6b4420", label: "crate \(number)", svg: CrateFace.draw(side: side))
  }

  /// An arrow in the direction of gravity.
  static let arrow = RecordingAppearance(
    fill: "#cfc8b8", label: "tilt",
    svg: """
      <path d="M0-60V60M-18 40L0 60L18 40" fill="none" stroke="#cfc8b8" stroke-width="5" \
      stroke-linecap="round" stroke-linejoin="round"/>
      """)

  static let arrowShape = Recording.Shape([
    .init(.rectangle(size: CGSize(width: 5, height: 120))),
    .init(
      .polygon(corners: [CGPoint(x: -18, y: 40), CGPoint(x: 18, y: 40), CGPoint(x: 0, y: 60)])),
  ])
}

extension Recording {
  /// The thickness of the walls around the box, in points.
  static let wall: CGFloat = 8

  /// Adds the walls of the box and an arrow, below the crates.
  ///
  /// - Parameters:
  ///   - tilts: The tilt in each frame.
  ///   - isMark: Whether the arrow is a mark of X-ray; as an item, it would seem to collide.
  mutating func frameBox(tilts: [Tilt], isMark: Bool) {
    let arrow = arrow(tilts)
    if isMark {
      add(
        Mark(
          kind: .field,
          keyframes: arrow.keyframes.map { keyframe in
            let (angle, middle) = (keyframe.pose.angle, keyframe.pose.center)
            return MarkKeyframe(
              time: keyframe.time, start: middle,
              end: CGPoint(x: middle.x - 60 * sin(angle), y: middle.y + 60 * cos(angle)))
          }))
    } else {
      addBelow(arrow)
    }
    widen(by: Self.wall)
  }

  private func arrow(_ tilts: [Tilt]) -> Item {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var keyframes: [Keyframe] = []
    var angle = 0.0
    for (frame, tilt) in tilts.enumerated() {
      // The angle changes by at most half a turn at once.
      angle += remainder(atan2(-tilt.x, tilt.y) - angle, 2 * .pi)
      let time = min(duration, Double(frame) / framesPerSecond)
      let pose = Pose(center: middle, angle: angle)
      if keyframes.count > 1, keyframes.suffix(2).allSatisfy({ $0.pose == pose }) {
        keyframes[keyframes.count - 1].time = time
      } else {
        keyframes.append(Keyframe(time: time, pose: pose))
      }
    }
    return Item(
      id: nil, shape: CrateLook.arrowShape, appearance: CrateLook.arrow, keyframes: keyframes,
      presence: [0...duration])
  }
}
