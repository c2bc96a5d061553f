/// The part of an animation that the objects with animated values use.
///
/// Changes that are made while a transition is ``current`` are shown gradually, as its progress
/// goes from 0 to 1.
package final class Transition: @unchecked Sendable {
  // Objects and their clock belong to one thread; only the task-local value belongs to a task.

  /// The transition that animates changes made now; `nil` shows them at once.
  @TaskLocal package static var current: Transition?

  /// Makes changes that this transition animates.
  package func record(_ changes: () -> Void) {
    isRecording = true
    Self.$current.withValue(self, operation: changes)
    isRecording = false
  }

  /// Whether changes are being recorded; tasks that begin in the closure inherit ``current``, and
  /// run later.
  package private(set) var isRecording = false

  /// Returns the progress, usually from 0 to 1, and outside that range where it overshoots.
  package var progress: () -> Double = { 0 }

  /// Whether the animation has ended.
  package var isOver = false

  /// Called when the last animated value was removed.
  package var onRemoval: (() -> Void)?

  private var motions = 0

  /// Makes a transition that has not started.
  package init() {}

  /// Counts a value of an object that this transition animates.
  package func motionBegan(of object: any TransitionObject) {
    motions += 1
    objects.append(WeakObject(object: object))
  }

  private struct WeakObject { weak var object: (any TransitionObject)? }

  private var objects: [WeakObject] = []

  /// Whether this transition still animates any object, with no later one replacing it.
  package var movesObjects: Bool { objects.contains { $0.object?.isMoved(by: self) ?? false } }

  /// Ends the motion of all objects of transitions, with the values that are shown.
  ///
  /// - Returns: A closure that sets the values at which the motion would have ended.
  package static func stop(_ transitions: [Transition]) -> () -> Void {
    // An object that is set may resize those in it: all are read first, and inner ones set last.
    let objects = transitions.flatMap(\.objects).compactMap(\.object)
      .sorted { $0.depth < $1.depth }
    let stops = objects.map { $0.stop(transitions) }
    for stop in stops { stop.keepShown() }
    return { for stop in stops { stop.finish() } }
  }

  /// Counts a value that was removed before its end.
  package func motionWasRemoved() {
    motions -= 1
    if motions == 0, !isOver { onRemoval?() }
  }
}

/// An object that transitions move.
package protocol TransitionObject: AnyObject {
  /// Whether a transition animates any value of the object.
  func isMoved(by transition: Transition) -> Bool
  /// The number of objects that it is in.
  var depth: Int { get }
  /// Ends the motion by transitions.
  ///
  /// - Returns: Closures that set what is shown now, and the values at the end of the motion.
  func stop(_ transitions: [Transition]) -> (keepShown: () -> Void, finish: () -> Void)
}
