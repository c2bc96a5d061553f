internal import DynamicsEngine

/// A behavior whose items touch each other and boundaries.
protocol ContactListener: AnyObject {
  /// The identifier of a boundary; `nil` for the reference bounds.
  func identifier(of boundary: BoundaryRowID) -> AnyHashable?

  /// Whether there may be a delegate to notify; does not call the program's code.
  var mayHaveDelegate: Bool { get }

  func contactBegan(_ parties: ContactParties, at point: CGPoint)

  func contactEnded(_ parties: ContactParties)
}

/// The two parties of a contact, as the program knows them.
struct ContactParties {
  enum Other { case item(any DynamicItem), boundary(AnyHashable?) }

  let behavior: any ContactListener
  let item: any DynamicItem
  let other: Other

  /// The identifier of a boundary that has one.
  var identifier: AnyHashable? {
    if case .boundary(let identifier) = other { identifier } else { nil }
  }

  func notifyOfEnd() { behavior.contactEnded(self) }
}
