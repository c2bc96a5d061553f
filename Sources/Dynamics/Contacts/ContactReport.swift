internal import DynamicsEngine

/// The changes of contacts to report after a step, to delegates and streams.
///
/// Release it last: identifiers are the program's, and their `deinit` may run any code.
struct ContactReport {
  var began: [(contact: Contact, parties: ContactParties)] = []
  /// The contacts that ended in the step; empty when no stream is read.
  var ended: [Contact.Key] = []
  /// The parties of the ends to report, those of contacts from other simulations first.
  var endedParties: [ContactParties] = []
  /// Identifiers that were retained only by contacts that ended.
  var identifiers: [AnyHashable] = []

  /// Whether there is nothing to report and nothing to release.
  var isEmpty: Bool { !hasMessages && ended.isEmpty && identifiers.isEmpty }

  /// Whether any behavior must be notified.
  var hasMessages: Bool { !began.isEmpty || !endedParties.isEmpty }

  /// Notifies behaviors, which notify their delegates; ends come first.
  func deliver() {
    for parties in endedParties { parties.behavior.contactEnded(parties) }
    for (contact, parties) in began { parties.behavior.contactBegan(parties, at: contact.point) }
  }
}
