internal import DynamicsEngine
internal import Foundation

/// What is to be told about contacts after a step, to delegates and to streams.
///
/// Keep it until nothing is accessed any more: identifiers are the program's, and a `deinit` of theirs
/// may do anything.
struct ContactNews {
  var began: [(contact: Contact, parties: ContactParties)] = []
  /// What ended in the step; empty when no stream is read.
  var ended: [Contact.Key] = []
  /// Who is told of an end, those of contacts from other simulations first.
  var over: [ContactParties] = []
  /// What only contacts that are over kept.
  var identifiers: [AnyHashable] = []

  /// Whether there is nothing to tell, and nothing to release.
  var isEmpty: Bool { !hasMessages && ended.isEmpty && identifiers.isEmpty }

  /// Whether any behavior is to be told.
  var hasMessages: Bool { !began.isEmpty || !over.isEmpty }

  /// Tells behaviors, and these their delegates: ends first.
  func deliver() {
    for parties in over { parties.listener.contactEnded(parties) }
    for (contact, parties) in began { parties.listener.contactBegan(parties, at: contact.point) }
  }
}
