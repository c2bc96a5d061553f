internal import Foundation

/// The two parties of a contact, as the program knows them.
struct ContactParties {
  enum Other { case item(any DynamicItem), boundary(AnyHashable?) }

  let behavior: CollisionBehavior
  let item: any DynamicItem
  let other: Other

  /// The identifier of a boundary that has one.
  var identifier: AnyHashable? {
    if case .boundary(let identifier) = other { identifier } else { nil }
  }
}
