/// The impulses of the contacts in those collision sets that measure them.
///
/// Such a contact is reported when its impulse in two steps first reaches the minimum of its set, and its end only if its
/// beginning was.
final class ContactMeasurements {
  struct Measured: Equatable, BitwiseCopyable {
    var impulses = ContactImpulses()
    /// Whether the contact was reported as begun.
    var isReported = false
  }

  // A step reads these. No other code uses them meanwhile, so exclusivity checks are not needed.

  @exclusivity(unchecked)
  var all: [Contact.Key: Measured] = [:]
  /// The number of collision sets that measure.
  @exclusivity(unchecked)
  var setCount = 0

  /// Whether a step has anything to measure or to end.
  var isOn: Bool { setCount > 0 || !all.isEmpty }

  /// Whether a contact was reported as begun.
  func isReported(_ key: Contact.Key) -> Bool { all[key]?.isReported ?? true }
}
