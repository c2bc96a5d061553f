/// Proves that objects are gone that a test let go of.
///
/// ```swift
/// let tracker = LifetimeTracker()
/// do {
///   let animator = tracker.track(DynamicAnimator(referenceBounds: table))
///   animator.addBehavior(tracker.track(GravityBehavior()))
/// }
/// #expect(tracker.survivors == [])
/// ```
///
/// It holds nothing alive itself.
package final class LifetimeTracker {
  private struct Tracked {
    let name: String
    weak var object: AnyObject?
  }

  private var tracked: [Tracked] = []

  package init() {}

  /// Watches `object` from now on and hands it back.
  ///
  /// - Parameter name: What ``survivors`` calls it; by default its type and how many were tracked
  ///   before, such as "GravityBehavior 1".
  @discardableResult
  package func track<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
    tracked.append(
      Tracked(name: name ?? "\(type(of: object)) \(tracked.count)", object: object))
    return object
  }

  /// The names of the tracked objects that are still alive, in the order of tracking.
  package var survivors: [String] { tracked.filter { $0.object != nil }.map(\.name) }
}
