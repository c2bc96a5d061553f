// The list of bodies that have moved, from which items are written.

extension World {
  /// Adds a body to the list of moved bodies, once.
  func noteMoved(_ body: BodyPointer, on list: Int32) {
    guard body.pointee.movedList != list else { return }
    body.pointee.movedList = list
    moved.append(body.pointee.id)
  }

  /// Replaces a list with the bodies that have moved since the last call, in the order of ids.
  ///
  /// Some of them may have been removed since.
  package func drainMoved(into list: inout [BodyID]) {
    if !list.isEmpty { list.removeAll(keepingCapacity: true) }
    list.append(contentsOf: moved.buffer)
    let isSorted = zip(moved.buffer, moved.buffer.dropFirst()).allSatisfy(<)
    moved.removeAll()
    // A new list number invalidates the marks of all rows, so that no row must be visited.
    movedList &+= 1
    if !isSorted { list.sort() }
  }
}
