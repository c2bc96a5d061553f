internal import DynamicsEngine
internal import Foundation

/// A behavior whose items touch each other and boundaries.
protocol ContactListener: AnyObject {
  /// What the program calls a boundary; `nil` for the reference bounds.
  func identifier(of boundary: BoundaryRowID) -> AnyHashable?

  /// Whether a delegate or a stream may be told of a contact; does not call the program's code.
  var mayBeHeard: Bool { get }

  /// Tells the program that two began to touch, at a point.
  func contactBegan(_ parties: ContactParties, at point: CGPoint)

  /// Tells the program that two no longer touch.
  func contactEnded(_ parties: ContactParties)
}

/// Who touches, in the program's terms.
struct ContactParties {
  enum Other { case item(any DynamicItem), boundary(AnyHashable?) }

  let listener: any ContactListener
  let item: any DynamicItem
  let other: Other

  /// The identifier of a boundary that has one.
  var identifier: AnyHashable? {
    if case .boundary(let identifier) = other { identifier } else { nil }
  }
}
