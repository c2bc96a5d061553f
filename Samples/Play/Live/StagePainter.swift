import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation
import SampleSupport

/// Draws a stage on the canvas of a terminal.
struct StagePainter {
  /// The space around the bounds, in points.
  private static let margin = 3.0

  let viewport: Viewport
  private let scene: PlayScene

  init(_ scene: PlayScene, columns: Int, rows: Int) {
    self.scene = scene
    let bounds = CGRect(origin: .zero, size: scene.size)
    viewport = Viewport(
      of: bounds.insetBy(dx: -Self.margin, dy: -Self.margin), columns: columns, rows: rows)
  }

  func paint(_ stage: Playground, hasText: Bool = true, on canvas: inout TerminalCanvas) {
    paintGround(stage.areas, on: &canvas)
    let painter = XrayPainter(viewport: viewport)
    if !stage.showsXray { painter.paint(strings(of: stage), on: &canvas) }
    let props = stage.props.filter { stage.isShown($0.item) }
    let prop = PropPainter(viewport: viewport)
    for each in props { prop.paint(each, isSelected: stage.isSelected(each.item), on: &canvas) }
    if hasText {
      for (index, each) in props.enumerated() {
        prop.paintLabel(of: each, below: props[(index + 1)...], on: &canvas)
      }
      if stage.showsXray { painter.paint(Xray(stage.overlay), on: &canvas) }
    }
    for caption in stage.captions where hasText {
      write(caption.text, at: caption.center, on: &canvas)
    }
    if let pointer = stage.pointer { write("●", at: pointer, on: &canvas) }
    paintOutside(on: &canvas)
  }

  /// The color of areas in which something else holds.
  static let tint = Color(86, 180, 233)
  static let tintOpacity = 0.25

  private func paintGround(_ areas: [CGRect], on canvas: inout TerminalCanvas) {
    let color = scene.ground.color
    let tinted = color.mixed(with: Self.tint, fraction: Self.tintOpacity)
    viewport.paint(on: &canvas) { point in
      areas.contains { $0.contains(point) } ? tinted : color
    }
  }

  /// The parts of the scene below the items: boundaries, attachments and regions.
  private func strings(of stage: Playground) -> Xray {
    // The frame stands for the reference bounds, which have no name.
    let boundaries = stage.overlay.boundaries.filter { $0.name != nil }.flatMap(\.lines)
    let marks = stage.overlay.marks
    // Rods and ropes look alike: as lines. Marks have dashes and signs.
    let lines = marks.filter { [.rod, .rope].contains($0.kind) }.map { [$0.start, $0.end] }
    let others = marks.filter { [.spring, .slide, .sensor].contains($0.kind) }
    return Xray(outlines: [], boundaries: boundaries + lines, marks: others)
  }

  /// Draws a frame around the scene, which hides items outside.
  private func paintOutside(on canvas: inout TerminalCanvas) {
    let frame = scene.ground.frame
    let low = viewport.pixel(at: .zero)
    let high = viewport.pixel(at: CGPoint(x: scene.size.width, y: scene.size.height))
    let (left, right) = (Int(low.x.rounded()), Int(high.x.rounded()))
    let (top, bottom) = (Int(low.y.rounded()), Int(high.y.rounded()))
    for y in 0..<viewport.pixelRows {
      for x in 0..<viewport.columns where x < left || x >= right || y < top || y >= bottom {
        let distance = max(left - x, x - right + 1, top - y, y - bottom + 1)
        canvas[x, y] = distance == 1 ? frame : Color(0, 0, 0)
      }
    }
  }

  private func write(_ text: String, at point: CGPoint, on canvas: inout TerminalCanvas) {
    let place = viewport.pixel(at: point)
    canvas.write(
      text, column: Int(place.x) - text.count / 2, row: Int(place.y) / 2, ink: .white)
  }
}
