#if Inspector
  import Dynamics

  /// Chooses the steps that a history keeps by itself: all steps of few items and in slow motion, and
  /// ten a second of 200 items.
  ///
  /// Keeping a step costs about half a step of a heap, and four steps of items in flight.
  final class HistoryPace {
    private weak var animator: DynamicAnimator?
    private var stepsLeft = 0

    private static let itemsPerStep = 16
    /// The most steps from one that is kept to the next; a quarter of a second.
    private static let mostSteps = 30

    init(_ animator: DynamicAnimator) { self.animator = animator }

    /// Whether to keep the step that the animator has just taken.
    func keepsStep() -> Bool {
      guard let animator, animator.speed >= 1 else { return true }
      stepsLeft -= 1
      guard stepsLeft <= 0 else { return false }
      stepsLeft = min(animator.itemCount / Self.itemsPerStep, Self.mostSteps)
      return true
    }
  }
#endif
