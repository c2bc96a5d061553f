public import Foundation

extension NotificationCenter {
  /// Has a closure called where a notification is posted, for as long as the object is remembered.
  ///
  /// Not in Foundation: in place of a target and a selector. Foundation's own blocks may run
  /// anywhere, so that what belongs to the main actor cannot be called in them.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, handler: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let handler = ThreadHandler(call: handler)
    return addObserver(forName: name, object: object, queue: nil) { handler.call($0) }
  }
}
