internal import DynamicsEngine

/// A contact that began, with the parties to notify.
struct BeganContact {
  let contact: Contact
  let parties: ContactParties

  /// Not inlined, so that it uses the contact in place: a copy counts several references.
  @inline(never)
  func notify() { parties.behavior.contactBegan(parties, at: contact.point) }
}

/// The changes of contacts to report after a step, to delegates and streams.
///
/// Release it last: identifiers are the program's, and their `deinit` may run any code.
struct ContactReport {
  var began: [BeganContact] = []
  /// The contacts that ended in the step; empty when no stream is read.
  var ended: [Contact.Key] = []
  /// The impulses of those that are measured.
  var endedImpulses: [Contact.Key: ContactImpulses] = [:]
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
    for index in endedParties.indices {
      endedParties[index].behavior.contactEnded(endedParties[index])
    }
    for index in began.indices { began[index].notify() }
  }
}
