import Dynamics
@_spi(Samples) import DynamicsInspector

/// The stages of the studio, which move while pages show them.
@MainActor
final class StudioShow {
  static var current: StudioShow?

  private let stages: [Playground]
  private let inspector: Inspector
  private var clocks: [FixedStepClock]
  private var frames: SharedFrameSource?

  init(_ scenes: [PlayScene], port: UInt16) async throws {
    let stages = scenes.map { Playground($0) }
    self.stages = stages
    clocks = stages.map { _ in FixedStepClock(step: Playground.tick) }
    inspector = try await Inspector(port: port)
    inspector.appearance = { item in
      stages.first { $0.animator.id(of: item) != nil }?.appearance(of: item)
    }
    for stage in stages { inspector.show(stage.animator, named: stage.scene.title) }
    frames = SharedFrameSource { [weak self] frame in self?.advance(by: frame.duration) }
  }

  private func advance(by seconds: Double) {
    for (index, stage) in stages.enumerated()
    where inspector.isWatched(stage.animator) && !stage.animator.isPaused {
      let ticks = clocks[index].advance(by: seconds * stage.animator.speed)
      for _ in 0..<ticks { stage.tick() }
    }
  }
}
