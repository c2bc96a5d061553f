import DynamicsReporting

/// The range of the values that draggable values and timed animations accept.
///
/// It is far wider than any program needs, and narrow enough that no product of a value and the rates
/// of springs and decays overflows.
enum ValueRange {
  /// The greatest norm of a value, and of a velocity.
  static let greatestNorm = 1e100
}

extension Interpolatable {
  /// Whether the norm is at most 10¹⁰⁰; true for values without a norm, such as transforms.
  var isInRange: Bool {
    guard let value = self as? any VectorValue else { return true }
    return value.norm <= ValueRange.greatestNorm
  }

  /// The value; zero for one out of range, which is reported.
  func usable(by member: String) -> Self {
    if isInRange { return self }
    DynamicsDiagnostics.report(
      "a value of \(self) is not finite or beyond \(ValueRange.greatestNorm); zero is used",
      by: member)
    return (Self.self as? any VectorValue.Type)?.zero as? Self ?? self
  }
}
