import Dynamics
import DynamicsRecording

/// Five crates of different sizes and colors that fall into a room and come to rest.
enum FallingCrates {
  static let room = CGRect(x: 0, y: 0, width: 300, height: 200)

  static let colors: [RecordingAppearance.Color] = [
    "#e00000", "#00c000", "#2040ff", "#e0c000", "#c000c0",
  ]

  /// - Parameter outline: Drawn around each; none by default.
  static func recording(
    for seconds: TimeInterval = 4, outline: RecordingAppearance.Color? = nil
  ) -> Recording {
    let crates = colors.indices.map { index in
      BasicItem(
        center: CGPoint(x: 40 + 55 * Double(index), y: 30 + 15 * Double(index % 3)),
        size: CGSize(width: 44, height: 16 + 4 * Double(index)))
    }
    for (index, crate) in crates.enumerated() {
      crate.transform = CGAffineTransform(rotationAngle: 0.5 * Double(index) - 0.8)
    }
    let animator = DynamicAnimator(referenceBounds: room)
    let collision = CollisionBehavior(items: crates)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = DynamicItemBehavior(items: crates)
    properties.elasticity = 0.4
    for behavior in [collision, properties, GravityBehavior(items: crates)] {
      animator.addBehavior(behavior)
    }
    return animator.record(for: seconds) { item in
      let index = crates.firstIndex { $0 === item } ?? 0
      return RecordingAppearance(
        fill: colors[index], stroke: outline, cornerRadius: 3, label: "crate \(index + 1)")
    }
  }
}
