public import Foundation
internal import Synchronization

extension NotificationCenter {
  /// Calls a closure when a notification is posted, as long as the returned object is retained.
  ///
  /// Not in Foundation: it replaces a target and a selector. Foundation's own blocks may be called
  /// on any thread, so they cannot call code of the main actor.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, handler: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let handler = ThreadHandler(call: handler)
    return addObserver(forName: name, object: object, queue: nil) { handler.call($0) }
  }

  /// Calls a closure when a notification is posted, until the owner is removed as an observer.
  ///
  /// Not in Foundation: it replaces a target and a selector. Capture the owner weakly.
  public func addObserver(
    _ owner: AnyObject, forName name: Notification.Name?, object: Any?,
    handler: @escaping (Notification) -> Void
  ) {
    let token = addObserver(forName: name, object: object, handler: handler)
    let entry = OwnedObserver(
      owner: ObjectIdentifier(owner), center: self, name: name, object: object as AnyObject?,
      token: token)
    owned.withLock { $0.append(entry) }
  }

  /// Removes the closures of an owner; see ``addObserver(_:forName:object:handler:)``.
  public func removeObserver(_ owner: AnyObject) {
    removeObserver(owner, name: nil, object: nil)
  }

  /// Removes the closures of an owner for a name and an object; `nil` means any.
  public func removeObserver(_ owner: AnyObject, name: Notification.Name?, object: Any?) {
    let id = ObjectIdentifier(owner)
    let isRemoved = { (entry: OwnedObserver) in
      entry.owner == id && entry.center === self && (name == nil || entry.name == name)
        && (object == nil || entry.object === object as AnyObject?)
    }
    let removed = owned.withLock { entries in
      defer { entries.removeAll(where: isRemoved) }
      return entries.filter(isRemoved)
    }
    for entry in removed { entry.center.removeObserver(entry.token as Any) }
    removeObserver(owner as Any, name: name, object: object)
  }
}

/// An observer that belongs to an owner.
private struct OwnedObserver: @unchecked Sendable {
  /// An identifier and not a reference: reading a weak reference could release the owner here, and
  /// its `deinit` may call this code.
  let owner: ObjectIdentifier
  let center: NotificationCenter
  let name: Notification.Name?
  let object: AnyObject?
  let token: any NSObjectProtocol
}

private let owned = Mutex<[OwnedObserver]>([])
