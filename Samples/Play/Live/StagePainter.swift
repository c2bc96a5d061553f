import Dynamics
import Foundation
import SampleSupport

/// Draws a stage on the canvas of a terminal.
struct StagePainter {
  private static let pointer = Color(255, 255, 255)
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

  /// The point of the scene below a position on the terminal, in cells.
  func point(atColumn x: Double, row y: Double) -> CGPoint { viewport.point(atPixel: x, 2 * y) }

  func paint(_ stage: Stage, on canvas: inout Canvas) {
    paintGround(on: &canvas)
    let props = PropPainter(viewport: viewport)
    for prop in stage.props where stage.isShown(prop.item) {
      props.paint(prop, isSelected: stage.isSelected(prop.item), on: &canvas)
    }
    XrayPainter(viewport: viewport).paint(marks(of: stage), on: &canvas)
    for caption in stage.captions { write(caption.text, at: caption.center, on: &canvas) }
    if let pointer = stage.pointer { paintPointer(pointer, on: &canvas) }
    paintOutside(on: &canvas)
  }

  private func paintGround(on canvas: inout Canvas) {
    let color = scene.ground.color
    for y in 0..<viewport.pixelRows {
      for x in 0..<viewport.columns { canvas[x, y] = color }
    }
  }

  /// Without X-ray, only what is part of the scene: boundaries, attachments and regions.
  private func marks(of stage: Stage) -> Xray {
    let xray = Xray(stage.overlay)
    guard !stage.showsXray else { return xray }
    // The frame stands for the reference bounds, which have no name.
    let named = stage.overlay.boundaries.filter { $0.name != nil }
    return Xray(outlines: [], boundaries: named.flatMap(\.lines), marks: xray.marks)
  }

  /// Draws a frame around the scene, which hides items outside.
  private func paintOutside(on canvas: inout Canvas) {
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

  private func write(_ text: String, at point: CGPoint, on canvas: inout Canvas) {
    let place = viewport.pixel(at: point)
    canvas.write(
      text, column: Int(place.x) - text.count / 2, row: Int(place.y) / 2, ink: .white)
  }

  private func paintPointer(_ point: CGPoint, on canvas: inout Canvas) {
    let place = viewport.pixel(at: point)
    canvas.write("●", column: Int(place.x), row: Int(place.y) / 2, ink: Self.pointer)
  }
}
