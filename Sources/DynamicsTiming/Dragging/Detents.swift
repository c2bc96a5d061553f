import DynamicsReporting

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
