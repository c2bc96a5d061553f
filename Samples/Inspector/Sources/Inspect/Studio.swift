import ArgumentParser
import DynamicsInspector
import Foundation
import SampleSupport

/// Opens scenes of the playground in the inspector.
struct Studio: SampleCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the scenes of the playground in the inspector.",
    discussion: """
      Open the printed address in a browser on this computer, and choose a scene there. A scene \
      moves while a page shows it. Ctrl-C ends the program.
      """)

  @Argument(
    help: "The scenes to open; --list names all. (default: all)",
    completion: .list(PlayScene.all.map(\.name)))
  var scenes: [String] = []

  @Flag(help: "List the scenes.")
  var list = false

  @Option(help: "The port on this computer. (default: a free one)")
  var port: UInt16?

  func validate() throws {
    for scene in scenes where PlayScene(named: scene) == nil {
      throw ValidationError("There is no scene '\(scene)'. --list names all scenes.")
    }
  }

  func run() throws {
    if list { return try StandardOutput.write(SceneList.text) }
    let chosen = scenes.isEmpty ? PlayScene.all : scenes.compactMap(PlayScene.init(named:))
    Task { @MainActor in
      do {
        let show = try await StudioShow(chosen, port: port ?? 0)
        // For as long as the program runs.
        StudioShow.current = show
      } catch {
        Self.exit(withError: error)
      }
    }
    RunLoop.main.run()
  }
}
