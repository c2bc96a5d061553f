/// The criterion for a changed impulse.
enum ImpulseChange {
  /// Whether an impulse changed by more than rounding.
  @inline(__always)
  static func isNoticeable(_ old: Double, _ new: Double) -> Bool {
    abs(new - old) > Tuning.ImpulseChange.noticeable * abs(new)
  }
}
