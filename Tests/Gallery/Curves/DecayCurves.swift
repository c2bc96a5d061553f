import DynamicsTiming
import Foundation

/// Where values go that are thrown at 1000 points per second.
enum DecayCurves {
  static let picture = Picture("decays", page: "DynamicsTiming/DynamicsTiming.docc/Springs") {
    let decays = [("normal: 0.998", "#0072b2", Decay.normal), ("fast: 0.99", "#d55e00", .fast)]
    return Graph(
      title: "Decays", duration: 3, values: -20...540,
      levels: decays.map { _, _, decay in
        let stop = decay.destination(from: 0.0, initialVelocity: 1000)
        return (stop, "\(Int(stop.rounded())) pt")
      } + [(0, "0 pt")],
      curves: decays.map { name, color, decay in
        Graph.Curve(
          name: name, color: color,
          points: (0...90).map { index in
            let time = Double(index) / 30
            return (time, decay.value(at: time, from: 0.0, initialVelocity: 1000))
          })
      }, opening: 0.4
    ).svg
  }
}
