import ArgumentParser
import Foundation
import Scenes

/// Draws the cost of a step by the number of items.
struct Scaling: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw what a step costs against the number of items.")

  @Option(help: "The file to draw to, as SVG.")
  var svg: String

  private static let families: [(name: String, color: String, scene: @Sendable (Int) -> Scene)] = [
    ("falling into a box", "#2f81f7", Scene.heap),
    ("on springs", "#e8731a", Scene.springs),
    ("apart", "#2da44e", Scene.apart),
  ]
  private static let counts = [10, 30, 100, 300, 1000, 3000, 10_000]

  func run() throws {
    let curves = try Self.families.map { family in
      let points = try Self.counts.map { count in
        Progress.report("\(count) items \(family.name)")
        var scene = family.scene(count)
        // All scenes run for the same time: the longer boxes have fallen, the more of them touch.
        scene.steps = 180
        var contest = Contest(scene: scene)
        try contest.measure([.dynamics], seconds: 4)
        return (x: Double(count), y: (contest.cost(of: .dynamics) ?? 0) * 1000)
      }
      return CostPicture.Curve(name: family.name, color: family.color, points: points)
    }
    for curve in curves {
      let numbers = curve.points.map { String(format: "%.0f: %.4f", $0.x, $0.y) }
      print("\(curve.name), ms a step: \(numbers.joined(separator: ", "))")
    }
    try Data(CostPicture(curves: curves).svg.utf8).write(to: URL(fileURLWithPath: svg))
  }
}
