#if Inspector
  import Dynamics

  /// Chooses the steps that a history keeps by itself, so that this costs under a tenth of an animator's time.
  ///
  /// Of few items and in slow motion it keeps all steps; of 200 items, ten a second in a heap and four in flight.
  final class HistoryPace {
    private weak var animator: DynamicAnimator?
    private var stepsLeft = 0

    /// Of so many items, all steps are kept.
    private static let fewItems = 16
    /// To keep a step costs as much as to move each item for three steps, or as to solve as many contacts.
    private static let (itemShare, contactShare) = (6, 7)
    /// The most steps from one that is kept to the next; a quarter of a second.
    private static let mostSteps = 30

    init(_ animator: DynamicAnimator) { self.animator = animator }

    /// Whether to keep the step that the animator has just taken.
    func keepsStep() -> Bool {
      guard let animator, animator.speed >= 1 else { return true }
      stepsLeft -= 1
      guard stepsLeft <= 0 else { return false }
      stepsLeft = min(Self.steps(animator.itemCount, animator.touchingContactCount), Self.mostSteps)
      return true
    }

    private static func steps(_ items: Int, _ contacts: Int) -> Int {
      items <= fewItems ? 1 : items * items / (itemShare * items + contactShare * contacts)
    }
  }
#endif
