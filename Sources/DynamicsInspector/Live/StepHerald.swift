#if Inspector
  import Dynamics
  import DynamicsReporting
  import DynamicsTiming

  /// Tells the main actor of the steps of an animator.
  final class StepHerald: StepObserver {
    private let didStep: @MainActor () -> Void
    private let didRestore: @MainActor () -> Void
    private var hasReported = false

    init(didStep: @escaping @MainActor () -> Void, didRestore: @escaping @MainActor () -> Void) {
      self.didStep = didStep
      self.didRestore = didRestore
    }

    func animatorDidStep() { tell(didStep) }
    func animatorDidRestore() { tell(didRestore) }

    private func tell(_ body: @MainActor () -> Void) {
      guard MainQueue.isCurrent else {
        if !hasReported {
          DynamicsDiagnostics.report(
            "an animator takes steps outside the main actor; the inspector does not show them",
            by: "Inspector")
        }
        hasReported = true
        return
      }
      MainActor.assumeIsolated(body)
    }
  }
#endif
