import DynamicsReporting

extension DraggableValue {
  /// The rule that selects the place at which a thrown value comes to rest.
  public enum Landing {
    /// The detent nearest to the place where it would come to rest without detents.
    case nearest

    /// The detent at which the drag began, or one next to it: like pages, of which a flick turns one.
    ///
    /// The detents next to another one are those with no detent between. For points, a detent is
    /// between two others if it is nearer to both than they are to each other. Of these, the one
    /// nearest to the place where the value would come to rest is selected. Without detents, that is
    /// reported when the value is released, and it lands as with ``anywhere``.
    case next

    /// Where the deceleration ends, or at a limit; detents are ignored.
    case anywhere

    /// The value that a function of yours returns.
    ///
    /// It is called when the value is released, when limits or detents change during the flight, and
    /// when a drag is asked for its destination. A result beyond a limit is clamped to it. One that
    /// is not finite or has a norm above 10¹⁰⁰ is reported, and ``nearest`` is used.
    case custom((Throw) -> Value)
  }

  /// The facts about a throw from which a landing is selected.
  public struct Throw {
    /// The value when the drag began.
    public let origin: Value

    /// The value when it was released.
    public let value: Value

    /// The velocity when it was released, in units of the value per second.
    public let velocity: Value

    /// The value at which it would come to rest without detents: where the deceleration ends, or at
    /// a limit.
    public let destination: Value

    /// The detents; those beyond a limit are at the limit.
    public internal(set) var detents: [Value]
  }
}

extension DraggableValue.Landing {
  /// The value at which a throw lands; `nil` if it comes to rest by itself.
  func target(of thrown: DraggableValue.Throw) -> Value? {
    switch self {
    case .nearest: return thrown.detents.nearest(to: thrown.destination)
    case .next:
      return thrown.detents.neighborhood(of: thrown.origin).nearest(to: thrown.destination)
    case .anywhere: return nil
    case .custom(let rule):
      let target = rule(thrown)
      if target.isInRange { return target }
      DynamicsDiagnostics.report(
        "the landing \(target) is not finite or beyond \(ValueRange.greatestNorm); "
          + "the nearest detent is used",
        by: "DraggableValue.landing")
      return DraggableValue.Landing.nearest.target(of: thrown)
    }
  }
}

extension Array where Element: VectorValue {
  /// The value nearest to a place, and the values next to that one.
  ///
  /// Two values are next to each other if no third one is nearer to both than they are to each other
  /// (the relative neighborhood graph; Toussaint, "The relative neighbourhood graph of a finite
  /// planar set", 1980). Numbers are next to the next lower and the next higher one.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of values.
  fileprivate func neighborhood(of place: Element) -> [Element] {
    guard let home = nearest(to: place) else { return [] }
    return filter { value in
      let distance = value.distance(from: home).norm
      return !contains {
        $0.distance(from: home).norm < distance && $0.distance(from: value).norm < distance
      }
    }
  }
}
