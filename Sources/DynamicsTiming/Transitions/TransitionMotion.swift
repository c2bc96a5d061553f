/// An animated value of an object.
package struct TransitionMotion<Value: ChangingEnd>: AnyTransitionMotion {
  /// The value shown when the animation began, and the value that its closure has set.
  package let start, end: Value
  package let transition: Transition

  package init(start: Value, end: Value, transition: Transition) {
    self.start = start
    self.end = end
    self.transition = transition
  }

  /// The value that is shown while the property has a value, set by the animation or after it.
  package func shown(for value: Value) -> Value {
    if transition.isOver { return value }
    return Value.interpolate(from: start, to: end, progress: transition.progress())
      .following(value, from: end)
  }
}

/// An animated value of any type.
package protocol AnyTransitionMotion {
  var transition: Transition { get }
}
