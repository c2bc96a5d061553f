#if Inspector
  import Dynamics
  import DynamicsGeometry
  import Foundation

  /// The drags and pushes of pages, which are behaviors in the animator for a while.
  @MainActor
  final class Hands {
    /// Kept, since a history can only go back to a moment whose behaviors still exist.
    private var kept: [(behavior: DynamicBehavior, time: TimeInterval)] = []
    private var pushes: [PushBehavior] = []

    private static let limit = 500

    /// Whether a behavior is one of these, and not the program's.
    func contains(_ behavior: DynamicBehavior) -> Bool {
      kept.contains { $0.behavior === behavior }
    }

    func add(_ behavior: DynamicBehavior, to animator: DynamicAnimator) {
      kept.removeAll {
        $0.behavior.dynamicAnimator == nil
          && $0.time < animator.elapsedTime - 2 * InspectedAnimator.historySeconds
      }
      if kept.count >= Self.limit { kept.removeFirst() }
      kept.append((behavior, animator.elapsedTime))
      if let push = behavior as? PushBehavior { pushes.append(push) }
      animator.addBehavior(behavior)
    }

    func removeSpentPushes(_ animator: DynamicAnimator) {
      guard !pushes.isEmpty else { return }
      for push in pushes where !push.active && push.dynamicAnimator === animator {
        animator.removeBehavior(push)
      }
      pushes.removeAll { !$0.active }
    }

    /// Removes all that are in the animator: after going back, those of that moment are there again.
    func letGo(_ animator: DynamicAnimator) {
      for (behavior, _) in kept where behavior.dynamicAnimator === animator {
        animator.removeBehavior(behavior)
      }
      pushes = []
    }

    func forget(_ animator: DynamicAnimator?) {
      if let animator { letGo(animator) }
      kept = []
    }
  }
#endif
