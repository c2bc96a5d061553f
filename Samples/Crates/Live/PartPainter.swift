@_spi(Samples) import DynamicsRecording
import SampleSupport

/// Draws the parts of the machine on the canvas of a terminal.
struct PartPainter {
  let viewport: Viewport

  func paint(_ part: CrateMachine.Part, on canvas: inout TerminalCanvas) {
    let size = part.item.bounds.size
    let pose = Recording.Pose(center: part.item.center, angle: part.item.angle)
    viewport.paint(pose, within: max(size.width, size.height) / 2, on: &canvas) { place in
      guard abs(place.u) < size.width / 2, abs(place.v) < size.height / 2 else { return nil }
      return Self.color(of: part, place)
    }
  }

  /// The color of a part at a point of its bounds; `nil` outside its shape.
  private static func color(of part: CrateMachine.Part, _ place: (u: Double, v: Double)) -> Color? {
    switch part.kind {
    case .rail: return CrateColors.rail.color
    case .plate: return CrateColors.plate.color
    case .link: return CrateColors.link.color
    case .roller:
      let radius = part.item.bounds.width / 2
      guard place.u * place.u + place.v * place.v < radius * radius else { return nil }
      return (abs(place.v) < radius / 5 ? CrateColors.spoke : CrateColors.roller).color
    }
  }
}
