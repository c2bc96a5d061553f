import ArgumentParser
import Scenes

/// Prints a scene in the format for runners, to run one manually.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a scene as the programs run-dynamics, run-chipmunk and run-box2d read it.")

  @Argument(help: "The name of a scene.")
  var scene: String

  func run() throws { print(try Scene.find(scene).text, terminator: "") }
}
