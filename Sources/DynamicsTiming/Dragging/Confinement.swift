/// The limits of a draggable value, for values that have any.
protocol Confinement<Value> {
  associatedtype Value: VectorValue

  /// The value that is nearest to another within the limits.
  func nearest(to value: Value) -> Value

  /// The value for a finger, which may be beyond a limit.
  ///
  /// - Parameter grip: The finger and the value when the drag began. They differ if the value was
  ///   caught beyond a limit.
  func stretched(_ finger: Value, by band: RubberBand, grip: Grip<Value>?) -> Value

  /// The place of the finger for a value.
  func unstretched(_ value: Value, by band: RubberBand) -> Value

  func glide(
    from start: Value, velocity: Value, decay: Decay, spring: Spring, areRigid: Bool
  ) -> any Course<Value>

  /// The course that continues another one, which had other limits; `nil` if the other one may go on.
  func glide(
    continuing course: any Course<Value>, at time: Double, decay: Decay, spring: Spring,
    areRigid: Bool
  ) -> (any Course<Value>)?

  /// The course to a target within the limits, which are rigid.
  func stoppedSpring(
    from start: Value, to target: Value, velocity: Value, spring: Spring
  ) -> any Course<Value>
}

/// The moment at which a finger took a value.
struct Grip<Value> {
  let finger, value: Value
}
