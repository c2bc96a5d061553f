/// Limits for each component of a value.
struct ComponentLimits<Value: ComponentwiseValue>: Confinement {
  /// `nil` for no limit.
  let lower, upper: Value?

  private func range(_ index: Int) -> ClosedRange<Double> {
    (lower?[component: index] ?? -.infinity)...(upper?[component: index] ?? .infinity)
  }

  func isEqual(to other: Self) -> Bool {
    (0..<Value.componentCount).allSatisfy { range($0) == other.range($0) }
  }

  func nearest(to value: Value) -> Value {
    value.mapComponents { range($0).nearest(to: $1) }
  }

  func stretched(_ finger: Value, by band: RubberBand, grip: Grip<Value>?) -> Value {
    finger.mapComponents { index, finger in
      let limit = range(index).nearest(to: finger)
      let distance = finger - limit
      let value = limit + band.stretched(distance)
      guard distance != 0, let grip else { return value }
      // It may have been caught where the band does not reach. It gives up the rest on the way back.
      let gripDistance = grip.finger[component: index] - limit
      guard gripDistance / distance > 0 else { return value }
      let rest = grip.value[component: index] - (limit + band.stretched(gripDistance))
      return value + rest * min(1, distance / gripDistance)
    }
  }

  func unstretched(_ value: Value, by band: RubberBand) -> Value {
    value.mapComponents { index, value in
      let limit = range(index).nearest(to: value)
      guard value != limit else { return value }
      let distance = band.distance(stretchedTo: (value - limit).magnitude)
      return value > limit ? limit + distance : limit - distance
    }
  }

  func glide(
    from start: Value, velocity: Value, decay: Decay, spring: Spring, areRigid: Bool
  ) -> any Course<Value> {
    GlideCourse { index in
      BoundedDecay(
        from: start[component: index], velocity: velocity[component: index], decay: decay,
        spring: spring, limits: range(index), areRigid: areRigid)
    }
  }

  func glide(
    continuing course: any Course<Value>, at time: Double, decay: Decay, spring: Spring,
    areRigid: Bool
  ) -> (any Course<Value>)? {
    let glide = course as? GlideCourse<Value>
    let aim = glide?.aim(at: time) ?? course.destination
    // A rigid limit may be between the value and where it lands.
    guard areRigid || nearest(to: aim).differs(from: course.destination) else { return nil }
    let (value, velocity) = (course.value(at: time), course.velocity(at: time))
    return GlideCourse { index in
      // A spring keeps its target, if the limits allow it. A decay meets the new limits.
      guard glide?.isSpringing(index, at: time) == true else {
        return BoundedDecay(
          from: value[component: index], velocity: velocity[component: index], decay: decay,
          spring: spring, limits: range(index), areRigid: areRigid)
      }
      return self.spring(
        from: value[component: index], to: range(index).nearest(to: aim[component: index]),
        velocity: velocity[component: index], spring, index, areRigid: areRigid)
    }
  }

  func stoppedSpring(
    from start: Value, to target: Value, velocity: Value, spring: Spring
  ) -> any Course<Value> {
    GlideCourse { index in
      self.spring(
        from: start[component: index], to: target[component: index],
        velocity: velocity[component: index], spring, index, areRigid: true)
    }
  }

  private func spring(
    from start: Double, to target: Double, velocity: Double, _ spring: Spring, _ index: Int,
    areRigid: Bool
  ) -> any Course<Double> {
    areRigid
      ? StoppedSpring(
        from: start, to: target, velocity: velocity, spring: spring, limits: range(index))
      : SpringCourse(from: start, to: target, velocity: velocity, spring: spring)
  }
}

extension ComponentwiseValue {
  /// Returns the value of which each component is a function of this one's.
  func mapComponents(_ transform: (_ index: Int, _ component: Double) -> Double) -> Self {
    var result = self
    for index in 0..<Self.componentCount {
      result[component: index] = transform(index, self[component: index])
    }
    return result
  }
}
