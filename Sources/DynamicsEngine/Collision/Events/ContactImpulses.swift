/// The impulses of a contact so far, in newton seconds.
package struct ContactImpulses: Equatable, Sendable, BitwiseCopyable {
  /// Of the last step.
  package var latest = 0.0
  /// The greatest one of two steps in a row, because an impact may take two: what comes close in one step touches in
  /// the next.
  package var peak = 0.0
  package var total = 0.0

  /// - Parameter impulse: One that is not finite is left out; the world stops bodies in such a step.
  mutating func add(_ impulse: Double) {
    guard impulse.isFinite else { return }
    peak = max(peak, min(latest + impulse, .greatestFiniteMagnitude))
    latest = impulse
    total = min(total + impulse, .greatestFiniteMagnitude)
  }
}
