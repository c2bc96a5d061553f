/// Stands beside an animator and is told after each step, when all that the step brought is done.
package protocol StepObserver: AnyObject {
  func animatorDidStep()
}

/// Those who are told of the steps of one animator, which keeps none of them alive.
final class StepObservers {
  private struct WeakObserver { weak var observer: (any StepObserver)? }
  private var observers: [WeakObserver] = []

  func add(_ observer: any StepObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func notify() {
    guard !observers.isEmpty else { return }
    for observer in observers { observer.observer?.animatorDidStep() }
  }
}
