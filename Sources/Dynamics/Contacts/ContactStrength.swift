internal import DynamicsEngine
public import Foundation

/// How hard two have pressed each other during a contact, for the loudness of a sound, or for damage.
///
/// 1 N·s changes the velocity of 1 kg by 100 pt/s. An item of 1 kg that lands at 300 pt/s and does not bounce presses
/// the floor with 3 N·s, in one step or in two. After that, it presses with its weight: 10 N, so 0.083 N·s in each step of
/// 1/120 s, and a ``peak`` of 0.167 N·s.
public struct ContactStrength: Hashable, Codable, Sendable {
  /// The impulse of the last step, in newton seconds.
  public let latest: CGFloat
  /// The greatest impulse of two steps in a row so far, in newton seconds: that of the hardest impact, which may take two.
  public let peak: CGFloat
  /// The impulses of all steps so far, in newton seconds.
  public let total: CGFloat

  init(_ impulses: ContactImpulses) {
    latest = CGFloat(impulses.latest)
    peak = CGFloat(impulses.peak)
    total = CGFloat(impulses.total)
  }
}
