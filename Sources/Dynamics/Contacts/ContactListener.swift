internal import DynamicsEngine

/// A behavior whose items touch each other and boundaries.
protocol ContactListener: AnyObject {
  /// Contacts that began in simulations that it has left, of which some ends were not reported yet.
  var carriedContacts: [CarriedContact] { get set }

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
}

/// A contact that was reported as begun, and whose behavior has left the simulation since.
///
/// It retains neither items nor behaviors. The simulation in which it began and the behavior share
/// it. The end is reported in the next step of that simulation or of the behavior's next animator,
/// whichever comes first.
final class CarriedContact {
  private weak var behavior: (any ContactListener)?
  private weak var item: (any DynamicItem)?
  private weak var otherItem: (any DynamicItem)?
  private var boundary: AnyHashable??
  /// Whether the end was reported.
  private(set) var isOver = false

  init(_ parties: ContactParties) {
    behavior = parties.behavior
    item = parties.item
    switch parties.other {
    case .item(let other): otherItem = other
    case .boundary(let identifier): boundary = .some(identifier)
    }
  }

  /// Whether the contact is with a boundary that has an identifier.
  var hasIdentifier: Bool { (boundary ?? nil) != nil }

  /// Ends the contact and removes its identifier, so that the identifier's `deinit` does not run
  /// here.
  ///
  /// - Returns: The parties of the contact, or `nil` if the end was reported before or an object
  ///   was released; and the identifier, to be released where a `deinit` may run any code.
  func end() -> (parties: ContactParties?, identifier: AnyHashable?) {
    guard !isOver else { return (nil, nil) }
    isOver = true
    let parties = self.parties
    let identifier = boundary ?? nil
    boundary = nil
    return (parties, identifier)
  }

  private var parties: ContactParties? {
    guard let behavior, let item else { return nil }
    if let boundary {
      return ContactParties(behavior: behavior, item: item, other: .boundary(boundary))
    }
    return otherItem.map { ContactParties(behavior: behavior, item: item, other: .item($0)) }
  }
}
