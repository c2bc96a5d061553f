import Foundation
import Scenes

/// A scene that is played by several engines in turn, repeatedly.
struct Contest {
  let scene: Scene
  private(set) var outcomes: [String: Outcome] = [:]
  private(set) var rounds = 0

  /// Plays the scene at least twice, then until the time is over.
  ///
  /// - Parameter seconds: The time to play for.
  mutating func measure(_ runners: [Runner], seconds: Double) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    try withSceneFile(scene) { file in
      while rounds < 2 || (Date() < end && rounds < 20) {
        // Each runner goes first equally often.
        for place in runners.indices {
          let runner = runners[(place + rounds) % runners.count]
          note(Outcome(try Shell.run(runner.command + [file])), of: runner)
        }
        rounds += 1
      }
    }
  }

  /// Counts the instructions of a tenth of the steps, from the middle on.
  mutating func countInstructions(_ runners: [Runner]) throws {
    var part = scene
    part.warmUp += scene.steps / 2
    part.steps = max(20, scene.steps / 10)
    try withSceneFile(part) { file in
      for runner in runners where runner.isNative {
        let profile = try Callgrind.profile(runner, file)
        note(
          Outcome(cost: Double(profile.total) * Double(scene.steps) / Double(part.steps)),
          of: runner)
      }
    }
    rounds = 1
  }

  private mutating func note(_ outcome: Outcome, of runner: Runner) {
    if outcomes[runner.name]?.merge(outcome) == nil { outcomes[runner.name] = outcome }
  }

  /// The cost of a step, in seconds or instructions.
  func cost(of runner: Runner) -> Double? {
    outcomes[runner.name].map { $0.cost / Double(scene.steps) }
  }

  func ratio(of runner: Runner) -> Double? {
    guard let cost = cost(of: runner), let base = self.cost(of: .plainC), base > 0 else {
      return nil
    }
    return cost / base
  }
}

/// Writes a scene to a file for as long as something needs it.
func withSceneFile<Result>(_ scene: Scene, _ body: (String) throws -> Result) throws -> Result {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("scene-\(UUID().uuidString).txt")
  try Data(scene.text.utf8).write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  return try body(url.path)
}
