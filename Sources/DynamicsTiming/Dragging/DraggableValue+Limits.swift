import DynamicsReporting

extension DraggableValue where Value: ComponentwiseValue {
  /// The least value of each component; the default is `nil`, which means none.
  ///
  /// Beyond a limit, a dragged value gives way by its ``rubberBand``. A thrown one meets the limit
  /// with its velocity, and a ``spring`` brings it back; with ``RubberBand/rigid``, it stops there. A component of −∞ has no limit; any
  /// other is within ±10¹⁰⁰. A value out of range, or above ``upperLimit`` in any component, is
  /// reported and changes nothing.
  ///
  /// A new limit takes effect at once. A dragged value is stretched by the new distance. A flying
  /// one keeps its velocity, and lands within the new limits. One that rests beyond a new limit
  /// springs to it.
  ///
  /// - Complexity: Setting is O(*n*) in flight, where *n* is the number of ``detents``; O(*n*²)
  ///   with ``Landing/next``.
  public var lowerLimit: Value? {
    get { limits?.lower }
    set { setLimits(lower: newValue, upper: upperLimit) }
  }

  /// The greatest value of each component; the default is `nil`, which means none.
  ///
  /// A component of ∞ has no limit. Otherwise it is like ``lowerLimit``.
  ///
  /// - Complexity: Setting is O(*n*) in flight, where *n* is the number of ``detents``; O(*n*²)
  ///   with ``Landing/next``.
  public var upperLimit: Value? {
    get { limits?.upper }
    set { setLimits(lower: lowerLimit, upper: newValue) }
  }

  /// Sets both limits at once, for new limits that the old ones would cross.
  ///
  /// Limits that cross each other, or that are not valid, are reported and change nothing.
  ///
  /// - Parameters:
  ///   - lower: The least value of each component; `nil` for none.
  ///   - upper: The greatest value of each component; `nil` for none.
  /// - Complexity: O(*n*) in flight, where *n* is the number of ``detents``; O(*n*²) with
  ///   ``Landing/next``.
  public func setLimits(lower: Value?, upper: Value?) {
    for index in 0..<Value.componentCount {
      let (low, high) = (
        lower?[component: index] ?? -.infinity, upper?[component: index] ?? .infinity
      )
      let most = ValueRange.greatestNorm
      guard low <= high, low == -.infinity || low.magnitude <= most,
        high == .infinity || high.magnitude <= most
      else {
        DynamicsDiagnostics.report(
          "a lower limit of \(low) and an upper one of \(high) cross, are NaN or beyond \(most); "
            + "nothing changed",
          by: "DraggableValue.setLimits(lower:upper:)")
        return
      }
    }
    let limits = ComponentLimits(lower: lower, upper: upper)
    if self.limits?.isEqual(to: limits) != true { confinement = limits }
  }

  private var limits: ComponentLimits<Value>? { confinement as? ComponentLimits<Value> }
}
