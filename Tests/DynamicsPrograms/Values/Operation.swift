package import Dynamics
package import DynamicsGeometry
package import Foundation

/// One thing that a program does, as a plain value: it can be printed, left out and done again.
///
/// Objects are named by the slot that the program keeps them in. A slot that is empty when its turn
/// comes makes the operation do nothing, so that any part of a program is a program.
///
/// A new part of the public API is tried by a new case here, a line in ``description``, a choice in
/// ``ProgramGenerator`` and a line in ``Player``.
package enum Operation {
  // Items
  case makeItem(Int, ItemKind, center: CGPoint, size: CGSize)
  case makeGroup(Int, of: [Int])
  case dropItem(Int)
  case setCenter(Int, CGPoint)
  case setTransform(Int, angle: CGFloat, scale: CGFloat)
  case setSize(Int, CGSize)
  case setOutline(Int, Outline)
  case updateItem(Int, in: Int)

  // Animators
  case makeAnimator(Int, AnimatorKind)
  case dropAnimator(Int)
  case setReferenceBounds(Int, CGRect?)
  case moveReferenceBounds(Int, to: CGRect, duration: Double)
  case setAnimatorNumber(Int, AnimatorNumber, Double)
  case setAnimatorFlag(Int, AnimatorFlag, Bool)
  case removeAllBehaviors(Int)
  case look(Int, CGRect)

  // Time
  case advance(Int, by: Double)
  case advanceUntilPaused(Int, limit: Double)
  case finish(Int, limit: Double)
  case step(Int)
  case tick(Int, by: Double)
  case pause(Int)
  case resume(Int)

  // Waiting and reading
  case openStream(Int, of: Int)
  case dropStream(Int)
  case finishContacts(Int)
  case settle(Int, animator: Int, item: Int?)
  case cancel(Int)
  case runTasks

  // The tree of behaviors
  case makeBehavior(Int, BehaviorKind, items: [Int], point: CGPoint, vector: CGVector)
  case dropBehavior(Int)
  case addBehavior(Int, to: Int)
  case removeBehavior(Int, from: Int)
  case moveBehavior(Int, to: Int)
  case addChild(Int, to: Int)
  case removeChild(Int, from: Int)
  case addItem(Int, to: Int)
  case removeItem(Int, from: Int)
  case setAction(Int, Bool)

  // Properties of behaviors; the number says which one of its table
  case setNumber(Int, property: Int, CGFloat)
  case setPoint(Int, property: Int, CGPoint)
  case setFlag(Int, property: Int, Bool)
  case setAngle(Int, CGFloat, magnitude: CGFloat)
  case setOffset(Int, CGVector, item: Int)
  case addVelocity(Int, CGVector, angular: CGFloat, item: Int)
  case setRange(Int, CGFloat, CGFloat)
  case setRegion(Int, CGFloat, isInverse: Bool)
  case moveDrag(Int, CGPoint, at: Double)
  case setKinematicVelocity(Int, CGVector, angular: CGFloat, item: Int)
  case moveKinematic(Int, item: Int, to: CGPoint, angle: CGFloat, duration: Double)
  case follow(Int, item: Int, to: CGPoint, after: Double)
  case moveBoundary(Int, name: Int, by: CGVector, duration: Double)
  case attachBoundary(Int, name: Int, Outline, in: CGRect, carrier: Int)
  case releaseDrag(Int)

  // Boundaries
  case addPath(Int, name: Int, Outline, in: CGRect)
  case addSegment(Int, name: Int, CGPoint, CGPoint)
  case removeBoundary(Int, name: Int)
  case removeAllBoundaries(Int)
  case setMode(Int, UInt)
  case setInsets(Int, CGFloat)
  case setCollides(Int, Bool, item: Int, other: Int)
  case setSurfaceSpeed(Int, name: Int, CGFloat)
  case setSolidSide(Int, name: Int, BoundarySide)
  /// The elasticity or the friction of two items.
  case setPair(Int, CGFloat?, isFriction: Bool, item: Int, other: Int)
  /// The elasticity or the friction of an item and a boundary; of the reference bounds, if there is no name.
  case setBoundaryPair(Int, CGFloat?, isFriction: Bool, item: Int, name: Int?)

  // Regions of sensors
  case addRegion(Int, name: Int, Outline, in: CGRect, carrier: Int?)
  case removeRegion(Int, name: Int)

  // Going back
  case takeSnapshot(Int, of: Int)
  case restore(Int, in: Int, isEncoded: Bool)
  case makeHistory(Int, of: Int, seconds: Double, bytes: Int)
  case foresee(Int, seconds: Double)
  /// To a share of what the history holds.
  case rewind(Int, to: Double)
}

/// From where an operation is done.
package enum Place: Int, CaseIterable {
  /// In the program's own run.
  case here
  case action, contact, activity, willMove, itemGetter, itemSetter, itemDeinit
  case fieldBlock, diagnostic, identifier, view, frames, pushMember
}

/// An operation and from where it is done.
package struct Line {
  package var place: Place
  /// How often the program is called there before.
  package var skipping: Int
  /// How often it is done.
  package var times: Int
  package var operation: Operation

  package init(
    _ operation: Operation, from place: Place = .here, skipping: Int = 0, times: Int = 1
  ) {
    self.operation = operation
    self.place = place
    self.skipping = skipping
    self.times = times
  }
}

/// How many slots a program has for its objects.
package enum Slots {
  package static let items = 10
  package static let animators = 3
  package static let behaviors = 14
  package static let streams = 3
  package static let tasks = 3
  package static let names = 4
  package static let snapshots = 4
  package static let histories = 2
}
