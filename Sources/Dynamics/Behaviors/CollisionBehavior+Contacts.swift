internal import DynamicsEngine

extension CollisionBehavior: ContactListener {
  func identifier(of boundary: BoundaryRowID) -> AnyHashable? {
    boundaries.identifier(of: boundary)
  }

  /// Whether there may be a delegate to notify.
  ///
  /// A subclass may compute its delegate. It must not be asked while contacts are iterated.
  var mayHaveDelegate: Bool { type(of: self) != CollisionBehavior.self || collisionDelegate != nil }

  func contactBegan(_ parties: ContactParties, at point: CGPoint) {
    switch parties.other {
    case .item(let other):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: parties.item, with: other, at: point)
    case .boundary(let identifier):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: parties.item, withBoundaryIdentifier: identifier, at: point)
    }
  }

  func contactEnded(_ parties: ContactParties) {
    switch parties.other {
    case .item(let other):
      collisionDelegate?.collisionBehavior(self, endedContactFor: parties.item, with: other)
    case .boundary(let identifier):
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: parties.item, withBoundaryIdentifier: identifier)
    }
  }
}

extension CollisionPartners {
  init(_ mode: CollisionBehavior.Mode) {
    self = []
    if mode.contains(.items) { insert(.bodies) }
    if mode.contains(.boundaries) { insert(.boundaries) }
  }
}
