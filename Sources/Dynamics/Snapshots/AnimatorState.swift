internal import DynamicsEngine

/// The state of an animator besides its behaviors and its world.
struct AnimatorState {
  private(set) var clock = SimulationClock()
  private(set) var behaviorCount = 0
  private(set) var fixedBounds: CGRect?
  /// The move of the reference bounds that is not over.
  private(set) var boundsMove: Drive<CGRect>.Move?
  /// The reference bounds of the simulation.
  private(set) var walls: CGRect?
  /// For each body, in the order of joining.
  private(set) var showings: [SavedPresentation] = []
  /// The bodies whose sources have changed since the last step.
  private(set) var stale: [BodyID] = []
  private(set) var stepsSinceChange = 0
  private(set) var isAtRest = false
  private(set) var additions = StateAdditions()

  /// Blank, to be read.
  init() {}

  /// - Parameter showings: The poses that items show; none if ``codeFrame(_:in:)`` is not called.
  init(_ animator: DynamicAnimator, _ showings: [SavedPresentation] = []) {
    let simulation = animator.simulation
    clock = simulation.clock
    behaviorCount = simulation.behaviorCount
    walls = simulation.referenceBounds
    // An animator without a view goes on within the bounds that the view had.
    fixedBounds = animator.referenceView == nil ? animator.fixedBounds : walls
    boundsMove = animator.boundsMove
    self.showings = showings
    // Properties that were just set are not resolved yet, and may still change.
    stale = simulation.stale.filter { simulation.items[$0] != nil }
    stepsSinceChange = clock.stepCount - animator.activity.lastChange
    isAtRest = animator.activity.isAtRest
    additions = StateAdditions(animator)
  }

  /// Visits time, bounds, and the poses that items show.
  ///
  /// - Parameter world: The world that the state goes with.
  mutating func codeFrame(_ coder: inout WordCoder, in world: World) {
    clock.code(&coder, steps: world.stepCount)
    coder.code(&behaviorCount, in: 0..<(1 << 40))
    Self.code(&fixedBounds, &coder)
    Self.code(&walls, &coder)
    codeShowings(&coder)
    coder.check(showings.count == world.bodyCount, "each body must have one shown pose")
  }

  private mutating func codeShowings(_ coder: inout WordCoder) {
    var count = showings.count
    coder.codeCount(&count)
    for place in 0..<count where coder.isSound {
      if coder.isReading { showings.append(SavedPresentation()) }
      showings[place].code(&coder)
    }
  }

  private static func code(_ bounds: inout CGRect?, _ coder: inout WordCoder) {
    coder.code(&bounds, blank: .zero) { $0.code(&$1) }
    coder.check(bounds.map(Limits.isArea) ?? true, "bounds are out of range")
  }

  /// Visits the rest of the state that the next step reads.
  mutating func codeMotion(_ coder: inout WordCoder, in world: World) {
    coder.code(&stale, blank: .none) { $0.code(&$1) }
    coder.check(stale.allSatisfy(world.contains), "a body is missing")
    var (step, time) = (clock.step, clock.runningTime)
    coder.code(&step)
    coder.code(&time)
    coder.check(
      (step, time) == (clock.step, clock.runningTime), "the two times of the clock differ")
    coder.code(&stepsSinceChange, in: 0..<(1 << 60))
    coder.code(&isAtRest)
    coder.code(&boundsMove, blank: .blank) { $1.code(&$0) }
    let ends = [boundsMove?.start?.value, boundsMove?.end].compactMap(\.self)
    coder.check(ends.allSatisfy(Limits.isArea), "the bounds of a move are out of range")
    additions.code(&coder, in: world)
  }
}
