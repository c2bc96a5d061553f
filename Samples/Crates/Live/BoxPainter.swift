@_spi(Samples) import DynamicsRecording
import Foundation
import SampleSupport

/// Draws the box and its crates on the canvas of a terminal.
struct BoxPainter {
  /// The thickness of the walls around the box, in points.
  private static let margin = 6.0

  private let scene: CrateScene
  private let viewport: Viewport

  init(scene: CrateScene, columns: Int, rows: Int) {
    self.scene = scene
    let box = CGRect(origin: .zero, size: CrateScene.size)
    viewport = Viewport(
      of: box.insetBy(dx: -Self.margin, dy: -Self.margin), columns: columns, rows: rows)
  }

  /// Draws over the present picture, down to a row.
  func paint(
    _ poses: [Recording.Pose], parts: [CrateMachine.Part] = [], _ xray: Xray? = nil,
    on canvas: inout TerminalCanvas
  ) {
    paintBox(on: &canvas)
    for (frame, pose) in zip(scene.frames, poses) { paint(frame.width, pose, on: &canvas) }
    for part in parts { PartPainter(viewport: viewport).paint(part, on: &canvas) }
    if let xray { XrayPainter(viewport: viewport).paint(xray, on: &canvas) }
  }

  private func paintBox(on canvas: inout TerminalCanvas) {
    viewport.paint(on: &canvas) { point in
      let inset = CrateScene.size.inset(of: point)
      return inset < -Self.margin
        ? Color(0, 0, 0) : inset < 0 ? CrateColors.wall.color : CrateColors.inside.color
    }
  }

  private func paint(_ side: Double, _ pose: Recording.Pose, on canvas: inout TerminalCanvas) {
    viewport.paint(pose, within: side * 0.71, on: &canvas) { color(of: side, $0) }
  }

  /// The color of a crate at a point; `nil` outside the crate.
  private func color(of side: Double, _ place: (u: Double, v: Double)) -> Color? {
    let inset = side / 2 - max(abs(place.u), abs(place.v))
    guard inset > 0 else { return nil }
    if inset < 0.5 / viewport.scale { return CrateColors.edge.color }
    if inset < side * 0.14 { return CrateColors.frame.color }
    let isBrace = abs(place.u + place.v) < side * 0.1
    return (isBrace ? CrateColors.brace : CrateColors.board).color
  }
}
