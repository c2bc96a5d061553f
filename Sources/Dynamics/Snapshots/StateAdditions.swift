internal import DynamicsEngine

/// State that few animators have.
///
/// It takes no words where there is none of it, so that the state of other animators has the words, and the hash,
/// that it had before there was any.
struct StateAdditions {
  private(set) var departures = Departures()

  /// Blank, to be read.
  init() {}

  init(_ animator: DynamicAnimator) { departures = animator.simulation.departures }

  private var isEmpty: Bool { departures.isEmpty }

  /// Visits the last words of a list.
  mutating func code(_ coder: inout WordCoder, in world: World) {
    guard coder.isReading ? !coder.isAtEnd : !isEmpty else { return }
    departures.code(&coder, in: world)
    coder.check(!isEmpty, "a list of additions is empty")
  }

  /// Restores them in an animator whose behaviors and items were restored.
  func apply(to animator: DynamicAnimator) {
    var departures = departures
    departures.find { number in
      animator.memory.isAmbiguous(number) ? nil : animator.memory.item(number)
    }
    animator.simulation.replaceDepartures(by: departures)
  }
}
