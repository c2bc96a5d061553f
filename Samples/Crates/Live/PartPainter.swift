import DynamicsRecording
import SampleSupport

/// Draws the parts of the machine on the canvas of a terminal.
struct PartPainter {
  private static let roller = Color(170, 177, 186)
  private static let spoke = Color(59, 64, 72)
  private static let plate = Color(109, 117, 128)
  private static let rail = Color(74, 79, 87)
  private static let link = Color(130, 98, 56)

  let viewport: Viewport

  func paint(_ part: CrateMachine.Part, on canvas: inout Canvas) {
    let size = part.item.bounds.size
    let pose = Recording.Pose(center: part.item.center, angle: part.item.angle)
    viewport.forEachPixel(around: pose, within: max(size.width, size.height) / 2) { x, y, samples in
      for sample in samples {
        let place = pose.local(sample)
        guard abs(place.u) < size.width / 2, abs(place.v) < size.height / 2 else { continue }
        guard let color = Self.color(of: part, place) else { continue }
        canvas[x, y] = canvas[x, y].mixed(with: color, fraction: 0.4)
      }
    }
  }

  /// The color of a part at a point of its bounds; `nil` outside its shape.
  private static func color(of part: CrateMachine.Part, _ place: (u: Double, v: Double)) -> Color? {
    switch part.kind {
    case .rail: return rail
    case .plate: return plate
    case .link: return link
    case .roller:
      let radius = part.item.bounds.width / 2
      guard place.u * place.u + place.v * place.v < radius * radius else { return nil }
      return abs(place.v) < radius / 5 ? spoke : roller
    }
  }
}
