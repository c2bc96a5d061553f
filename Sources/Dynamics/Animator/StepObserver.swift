/// An object that an animator notifies after each step, when its callbacks have run.
package protocol StepObserver: AnyObject {
  func animatorDidStep()
  func animatorDidRestore()

  /// An item entered or left a region of a sensor, in the middle of a step or of a change: the
  /// observer must change nothing.
  func animatorDidSense(_ item: any DynamicItem, _ phase: SensorEvent.Phase)

  /// An attachment of these items broke, whose closure was not called yet.
  func attachmentDidBreak(of items: [any DynamicItem])
}

extension StepObserver {
  package func animatorDidSense(_ item: any DynamicItem, _ phase: SensorEvent.Phase) {}
  package func attachmentDidBreak(of items: [any DynamicItem]) {}
}

/// The observers of the steps of one animator, held weakly.
final class StepObservers {
  private struct WeakObserver { weak var observer: (any StepObserver)? }
  // Each step reads it. The observers are called after that, so exclusivity checks are not needed.
  @exclusivity(unchecked)
  private var observers: [WeakObserver] = []

  /// Adds an observer; an observer that is added again is still notified once.
  func add(_ observer: any StepObserver) {
    remove(observer)
    observers.append(WeakObserver(observer: observer))
  }

  func remove(_ observer: any StepObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func notify(_ body: (any StepObserver) -> Void) {
    guard !observers.isEmpty else { return }
    for case let observer? in observers.map(\.observer) { body(observer) }
  }
}
