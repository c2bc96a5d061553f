import Foundation
import SampleSupport

/// The run as one animated picture.
enum SVGFormat {
  /// Points of wall around the box.
  private static let wall = 8.0

  static func write(_ recording: Recording) -> String {
    let crates = recording.request.scene.frames
    let sides = Array(Set(crates.map { Double($0.width) })).sorted()
    let (width, height) = (
      Double(CrateScene.size.width) + 2 * wall, Double(CrateScene.size.height) + 2 * wall
    )
    let picture = AnimatedSVG(
      size: CGSize(width: width, height: height),
      title: crates.count == 1 ? "A crate falls" : "\(crates.count) crates in a box",
      description: description(of: recording),
      definitions: sides.map { CrateFace.draw(side: $0, id: id($0)) }.joined() + needle,
      background: """
        <rect width="\(width.decimal(2))" height="\(height.decimal(2))" rx="4" fill="#4a4f57"/>
        <rect x="\(wall.decimal(2))" y="\(wall.decimal(2))" \
        width="\((width - 2 * wall).decimal(2))" height="\((height - 2 * wall).decimal(2))" \
        fill="#e9e4d8"/>
        """,
      faces: ["needle"] + crates.map { id(Double($0.width)) })
    let scenes = zip(recording.scenes, recording.tilts).map { scene, tilt in
      let middle = Pose(
        center: CGPoint(x: width / 2, y: height / 2), angle: atan2(-tilt.x, tilt.y))
      return Scene(poses: [middle] + scene.poses.map(moved))
    }
    return picture.text(scenes, framesPerSecond: recording.request.framesPerSecond)
  }

  private static func description(of recording: Recording) -> String {
    let request = recording.request
    let load = "load \((request.load * 1000).decimal(3)) ms, seed \(request.seed), "
    return "\(request.mode.rawValue) steps, \(request.load > 0 ? load : "")"
      + "state \(recording.outcome.stateHash.hexadecimal)"
  }

  private static func moved(_ pose: Pose) -> Pose {
    Pose(center: CGPoint(x: pose.center.x + wall, y: pose.center.y + wall), angle: pose.angle)
  }

  private static func id(_ side: Double) -> String { "c" + side.decimal(0) }

  /// Points the way things fall.
  private static let needle = """
    <g id="needle" fill="none" stroke="#cfc8b8" stroke-width="5" stroke-linecap="round" \
    stroke-linejoin="round"><path d="M0-60V60M-18 40L0 60L18 40"/></g>

    """
}
