import ArgumentParser
import Foundation
import Scenes

/// Draws a long chain of rods as simulated by two engines.
struct Joints: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a swinging chain of rods beside the same one in plain Chipmunk.")

  @Option(help: "The file to draw to, as SVG.")
  var svg: String

  /// In seconds.
  private static let moments = [0.75, 1.5, 3, 5]

  func run() throws {
    var scene = try Scene.find("E")
    scene.snapshots = Self.moments.map { Int(($0 / scene.step).rounded()) }
    let rows = try [(Runner.dynamics, "swift-dynamics"), (.plainC, "Chipmunk")].map {
      runner, name in
      let lines = try withSceneFile(scene) { file in try Shell.run(runner.command + [file]) }
      let shots = lines.compactMap { Snapshot($0, of: scene) }
      guard shots.count == Self.moments.count else {
        throw Shell.Failure(description: "\(runner.name) printed no positions")
      }
      for shot in shots {
        print("\(name), \(shot.seconds) s: \(shot.worst), in all \(shot.total)")
      }
      return ChainPicture.Row(name: name, shots: shots)
    }
    let picture = ChainPicture(rows: rows, iterations: scene.iterations)
    try Data(picture.svg.utf8).write(to: URL(fileURLWithPath: svg))
  }
}
