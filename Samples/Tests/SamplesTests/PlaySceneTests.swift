import Dynamics
import Foundation
import Testing

@testable import SampleSupport
@testable import dynamics_play

/// A player who presses anything.
struct RandomPlayer {
  private var random: SeededGenerator
  private var isDragging = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func below(_ bound: Int) -> Int { Int(random.next(below: UInt64(bound))) }

  private mutating func place(in stage: Playground) -> CGPoint {
    let bodies = stage.bodies
    guard below(3) > 0, !bodies.isEmpty else {
      return CGPoint(
        x: random.double(in: -20...Double(stage.size.width) + 20),
        y: random.double(in: -20...Double(stage.size.height) + 20))
    }
    return bodies[below(bodies.count)].center
  }

  /// Returns an action, most often none.
  mutating func next(in stage: Playground) -> Action? {
    if isDragging, below(4) > 0 { return .drag(place(in: stage)) }
    guard below(12) == 0 else { return nil }
    let direction = [
      CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1),
      CGVector(dx: 0, dy: -1),
    ][below(4)]
    let choices: [Action] = [
      .grab(place(in: stage)), .grab(place(in: stage)), .release, .release, .selectNext,
      .selectPrevious, .push(direction), .push(direction), .gravity(direction), .toggleGravity,
      .nextField, .attachToNeighbor, .attachToPlace, .detach, .toggleMotors, .toggleSensor,
      .toggleGroup, .toggleGroup,
    ]
    let action = choices[below(choices.count)]
    if case .grab = action { isDragging = true }
    if action == .release { isDragging = false }
    return action
  }
}

@Suite struct PlaySceneTests {
  /// `PROGRAM_SCALE=100` tries a hundred players.
  private static let scale =
    ProcessInfo.processInfo.environment["PROGRAM_SCALE"].flatMap(Int.init) ?? 1

  /// Whether nothing of a stage is lost, out of bounds or not finite.
  private static func problem(of stage: Playground) -> String? {
    let inside = CGRect(origin: .zero, size: stage.size).insetBy(dx: -0.01, dy: -0.01)
    for (index, prop) in stage.props.enumerated() {
      let (center, angle) = (prop.item.center, prop.item.angle)
      guard center.x.isFinite, center.y.isFinite, angle.isFinite else {
        return "item \(index) is at \(center), \(angle)"
      }
      guard stage.isShown(prop.item) else { return "item \(index) is lost" }
      guard !prop.isFixed, stage.walls.items.contains(where: { $0 === prop.item }) else { continue }
      guard inside.contains(center) else { return "item \(index) is outside at \(center)" }
    }
    return nil
  }

  @Test(arguments: PlayScene.all.map(\.name))
  func `anything that a player does leaves a scene whole`(name: String) throws {
    let scene = try #require(PlayScene(named: name))
    for seed in 0..<UInt64(Self.scale) {
      let (_, diagnostics) = try DynamicsDiagnostics.collecting {
        let stage = Playground(scene)
        var player = RandomPlayer(seed: seed)
        for tick in 0..<1200 {
          if let action = player.next(in: stage) { stage.perform(action) }
          stage.tick()
          let problem = Self.problem(of: stage)
          try #require(problem == nil, "\(name), seed \(seed), tick \(tick): \(problem ?? "")")
        }
      }
      #expect(diagnostics.isEmpty, "\(name), seed \(seed): \(Set(diagnostics.map(\.description)))")
    }
  }

  @Test(arguments: PlayScene.all.map(\.name))
  func `the demo of a scene moves something, and repeats to the last bit`(name: String) throws {
    let scene = try #require(PlayScene(named: name))
    let (runs, diagnostics) = DynamicsDiagnostics.collecting {
      (0..<2).map { _ in PlayRun(scene, seed: 7, seconds: 4, framesPerSecond: 30) }
    }
    #expect(diagnostics.isEmpty, "\(Set(diagnostics.map(\.description)))")
    #expect(runs[0].stage.animator.stateHash == runs[1].stage.animator.stateHash)
    #expect(runs[0].recording == runs[1].recording)
    #expect(runs[0].recording.items.contains { $0.keyframes.count > 2 })
  }

  @Test func `scenes have different names, and hints that fit into a line`() {
    #expect(Set(PlayScene.all.map(\.name)).count == PlayScene.all.count)
    for scene in PlayScene.all {
      #expect(scene.hint.count <= 78, "\(scene.name)")
      #expect(scene.name.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }

  /// Each recipe has a page.
  @Test func `there is a scene for each recipe of the documentation`() throws {
    let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Dynamics/Dynamics.docc/Recipes")
    let titles = try FileManager.default.contentsOfDirectory(atPath: pages.path)
      .map { $0.replacing(".md", with: "") }
    let scenes = PlayScene.all.filter { $0.kind == .recipe }.map(\.title)
    #expect(titles.count == 13)
    #expect(Set(titles.map(Self.simple)) == Set(scenes.map(Self.simple)))
  }

  private static func simple(_ title: String) -> String {
    String(title.lowercased().filter { $0.isLetter })
  }
}
