import Benchmark
import Dynamics

/// What a step costs: each scene runs for five seconds of its own, and every step is timed.
let benchmarks: @Sendable () -> Void = {
  let scenes: [(name: String, make: @Sendable () -> DynamicAnimator)] = [
    ("1000 boxes falling into a heap", Scenes.heap),
    ("a pyramid of 20 rows", Scenes.pyramid),
    ("52 cards flying freely", Scenes.cards),
    ("a chain of 50 attachments", Scenes.chain),
  ]
  let steps = 600
  for scene in scenes {
    Benchmark(
      scene.name,
      configuration: .init(
        metrics: [.wallClock], warmupIterations: 0, maxDuration: .seconds(600),
        maxIterations: steps)
    ) { _, animator in
      animator.step()
    } setup: {
      scene.make()
    }
  }
}
