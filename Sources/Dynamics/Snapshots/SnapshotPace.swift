internal import DynamicsEngine
internal import Foundation

/// How time and bounds are given to an animator.
struct SnapshotPace {
  private(set) var clock = SimulationClock()
  /// How many behaviors had joined.
  private(set) var behaviorCount = 0
  private(set) var fixedBounds: CGRect?
  /// The reference bounds of the simulation.
  private(set) var walls: CGRect?

  /// Blank, to be read.
  init() {}

  init(_ animator: DynamicAnimator) {
    let simulation = animator.simulation
    clock = simulation.clock
    behaviorCount = simulation.behaviorCount
    walls = simulation.referenceBounds
    // An animator without a view goes on within the bounds that the view had.
    fixedBounds = animator.referenceView == nil ? animator.fixedBounds : walls
  }

  /// - Parameter steps: How many the world has taken.
  mutating func code(_ coder: inout WordCoder, steps: Int) {
    clock.code(&coder, steps: steps)
    coder.code(&behaviorCount, in: 0..<(1 << 40))
    Self.code(&fixedBounds, &coder)
    Self.code(&walls, &coder)
  }

  private static func code(_ bounds: inout CGRect?, _ coder: inout WordCoder) {
    coder.code(&bounds, blank: .zero) { $0.code(&$1) }
    coder.check(bounds.map(Limits.isArea) ?? true, "bounds are too large")
  }
}

/// What the next step reads besides behaviors and the world.
struct SnapshotRest {
  /// The bodies whose sources have changed since the last step.
  private(set) var stale: [BodyID] = []
  private var timeStep: TimeInterval = 0
  private var runningTime: TimeInterval = 0
  private(set) var stepsSinceChange = 0
  private(set) var isAtRest = false

  /// Blank, to be read.
  init() {}

  init(_ animator: DynamicAnimator) {
    let simulation = animator.simulation
    // What was just set is not worked out yet, and need not be what it was set to in the end.
    stale = simulation.stale.filter { simulation.items[$0] != nil }
    timeStep = simulation.clock.step
    runningTime = simulation.clock.runningTime
    stepsSinceChange = simulation.clock.stepCount - animator.activity.lastChange
    isAtRest = animator.activity.isAtRest
  }

  mutating func code(_ coder: inout WordCoder) {
    coder.code(&stale, blank: .none) { $0.code(&$1) }
    coder.code(&timeStep)
    coder.code(&runningTime)
    coder.code(&stepsSinceChange, in: 0..<(1 << 60))
    coder.code(&isAtRest)
  }

  /// Whether it fits the clock and the world that were read.
  func fits(_ clock: SimulationClock, _ world: World) -> Bool {
    timeStep == clock.step && runningTime == clock.runningTime
      && stale.allSatisfy(world.contains)
  }
}
