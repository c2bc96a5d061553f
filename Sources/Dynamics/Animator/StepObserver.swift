/// Is called after each step of an animator, when its callbacks have run.
package protocol StepObserver: AnyObject {
  func animatorDidStep()
  /// The animator has restored a snapshot.
  func animatorDidRestore()
}

/// The observers of the steps of one animator, held weakly.
final class StepObservers {
  private struct WeakObserver { weak var observer: (any StepObserver)? }
  private var observers: [WeakObserver] = []

  /// Once, however often it is added.
  func add(_ observer: any StepObserver) {
    remove(observer)
    observers.append(WeakObserver(observer: observer))
  }

  func remove(_ observer: any StepObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func notify(_ tell: (any StepObserver) -> Void) {
    guard !observers.isEmpty else { return }
    for case let observer? in observers.map(\.observer) { tell(observer) }
  }
}
