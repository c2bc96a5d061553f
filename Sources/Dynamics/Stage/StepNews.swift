internal import DynamicsEngine
internal import Foundation

/// What is to be told after a step.
///
/// Keep it until nothing is accessed any more: identifiers are the user's, and a `deinit` of theirs
/// may do anything.
struct StepNews {
  /// What began, with the identifiers of boundaries as they were in the step; empty without readers.
  let began: [(contact: Contact, identifier: AnyHashable?)]
  let ended: [Contact.Key]
  let messages: [ContactMessage]
  /// What only contacts that are over kept.
  let identifiers: [AnyHashable]
}
