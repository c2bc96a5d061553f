import Dynamics

/// A behavior that items join and leave.
protocol Membership: DynamicBehavior {
  var items: [any DynamicItem] { get }
  func addItem(_ item: any DynamicItem)
  func removeItem(_ item: any DynamicItem)
}

extension GravityBehavior: Membership {}
extension CollisionBehavior: Membership {}
extension DynamicItemBehavior: Membership {}
extension FieldBehavior: Membership {}
extension PushBehavior: Membership {}
extension SensorBehavior: Membership {}

extension DynamicBehavior {
  /// This behavior and all behaviors below it.
  var tree: [DynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }
}

extension DynamicAnimator {
  /// All behaviors with items that join and leave.
  var memberships: [any Membership] {
    behaviors.flatMap(\.tree).compactMap { $0 as? any Membership }
  }
}
