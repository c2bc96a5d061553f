import DynamicsTiming
import Foundation

/// The height of a sheet that a finger pulls beyond its limit, lets go, and then throws down.
enum DraggedCurve {
  static let picture = Picture(
    "dragged-sheet", page: "DynamicsTiming/DynamicsTiming.docc/DraggableValues"
  ) {
    let (sheet, finger) = heights()
    return Graph(
      title: "Dragged sheet", duration: 3.5, values: -20...820,
      levels: [(0, "closed"), (320, "half"), (640, "open")],
      curves: [
        Graph.Curve(name: "the finger", color: "#8a9ba8", points: finger, isDashed: true),
        Graph.Curve(name: "the sheet", color: "#0072b2", points: sheet),
      ], opening: 0.72
    ).svg
  }

  private typealias Points = [(time: Double, value: Double)]

  private static func heights() -> (sheet: Points, finger: Points) {
    let frames = ManualFrameSource()
    let sheet = DraggableValue(320.0, frameSource: frames) { _ in }
    sheet.detents = [0, 320, 640]
    sheet.setLimits(lower: 0, upper: 640)
    sheet.rubberBand = RubberBand(dimension: 640)
    var (heights, finger): (Points, Points) = ([], [])
    var place = 320.0
    for frame in 0...210 {
      let time = Double(frame) / 60
      switch frame {
      case 6, 120: place = sheet.begin(at: time)
      case 7...48: place = 320 + 460 * (1 - cos(Double(frame - 6) / 42 * .pi)) / 2
      case 121...130: place -= 14
      case 54, 131: sheet.end(at: time)
      default: break
      }
      let isDown = (6...53).contains(frame) || (120...130).contains(frame)
      if isDown { sheet.move(to: place, at: time) }
      frames.tick(at: time)
      heights.append((time, sheet.value))
      if isDown { finger.append((time, place)) }
    }
    return (heights, finger)
  }
}
