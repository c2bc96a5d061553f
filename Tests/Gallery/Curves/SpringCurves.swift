import DynamicsTiming
import Foundation

/// The three springs by their feel, from 0 to 1.
enum SpringCurves {
  static let picture = Picture("springs", page: "DynamicsTiming/DynamicsTiming.docc/Springs") {
    let springs = [
      ("smooth", "#0072b2", Spring.smooth), ("snappy", "#009e73", .snappy),
      ("bouncy", "#d55e00", .bouncy),
    ]
    return Graph(
      title: "Springs", duration: 1, values: -0.1...1.2,
      levels: [(0, "start"), (1, "target")],
      curves: springs.map { name, color, spring in
        Graph.Curve(
          name: name, color: color,
          points: (0...50).map { index in
            let time = Double(index) / 50
            return (time, spring.value(at: time, from: 0.0, to: 1, initialVelocity: 0))
          })
      }, opening: 0.18
    ).svg
  }
}
